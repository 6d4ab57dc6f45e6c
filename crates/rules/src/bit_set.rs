//! Sets of up to 64 places, one bit each.

/// The indices of the set bits, in rising order.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// Defines a set of places of one kind as a type of its own, so that it cannot be mixed up with sets of another kind.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident of $member:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u64);

        impl $member {
            /// The set that contains only this member.
            #[inline]
            pub const fn bit(self) -> $name {
                $name(1 << self.0)
            }
        }

        #[allow(dead_code, reason = "not every kind of set needs every operation")]
        impl $name {
            /// No member.
            pub const EMPTY: Self = Self(0);

            /// Whether it has no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether it has a member.
            pub const fn has(self, member: $member) -> bool {
                self.0 >> member.0 & 1 == 1
            }

            /// The lowest member.
            #[inline]
            pub fn first(self) -> Option<$member> {
                self.iter().next()
            }

            /// All members but the lowest.
            #[inline]
            pub const fn without_first(self) -> Self {
                Self(self.0 & self.0.wrapping_sub(1))
            }

            /// The number of members.
            pub const fn count_ones(self) -> u32 {
                self.0.count_ones()
            }

            /// The union: `|` for constants.
            pub const fn with(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members that are not in another set.
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The members, in rising order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                crate::bit_set::bits(self.0).map($member)
            }
        }

        crate::bit_set::operators! {
            $name
            BitOr bitor BitOrAssign bitor_assign |,
            BitAnd bitand BitAndAssign bitand_assign &,
            BitXor bitxor BitXorAssign bitxor_assign ^,
        }

        impl std::ops::Not for $name {
            type Output = Self;

            fn not(self) -> Self {
                Self(!self.0)
            }
        }
    };
}

/// Each operator of a kind of set, and the one that assigns.
macro_rules! operators {
    ($name:ident $($of:ident $method:ident $assigns:ident $assign:ident $operator:tt,)+) => {
        $(
            impl std::ops::$of for $name {
                type Output = Self;

                fn $method(self, other: Self) -> Self {
                    Self(self.0 $operator other.0)
                }
            }

            impl std::ops::$assigns for $name {
                fn $assign(&mut self, other: Self) {
                    *self = *self $operator other;
                }
            }
        )+
    };
}

pub(crate) use {bit_set, operators};
