//! What a player can do, its notation, and what it does.

use std::fmt;
use std::str::FromStr;

use super::{Field, FieldSet, Netzwerk, Phase, Square, SquareSet, robot};
use crate::{Effect, Effects, NotationError, Site};

/// One action; a turn is some runs, then some shifts, then `End`.
///
/// ```
/// use rules::netzwerk::Action;
/// for text in ["b2-d4*a3c3", "b2xb4*a3c3", "a3>a5", "end"] {
///     assert_eq!(text.parse::<Action>()?.to_string(), text);
/// }
/// # Ok::<(), rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub enum Action {
    /// A robot runs, `b2-d4*a3c3`, or runs and captures, `b2xb4*a3c3`.
    Run { from: Square, to: Square, captures: bool, paid: Paid },
    /// A battery moves along a line of fields, `a3>a5`.
    Shift { from: Field, to: Field },
    /// The turn ends.
    End,
}

/// Some of the four fields that touch the square where a run starts: bit `i` is the `i`th of [`Square::touching`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Paid(pub u8);

impl Paid {
    /// The fields, sorted; `start` is the square where the run starts.
    pub fn fields(self, start: Square) -> impl Iterator<Item = Field> {
        let touching = start.touching();
        (0..4).filter(move |i| self.0 >> i & 1 == 1).map(move |i| touching[i])
    }

    /// How many batteries pay.
    pub const fn price(self) -> u32 {
        self.0.count_ones()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Run { from, to, captures, paid } => {
                write!(f, "{from}{}{to}*", if captures { 'x' } else { '-' })?;
                paid.fields(from).try_for_each(|field| write!(f, "{field}"))
            }
            Self::Shift { from, to } => write!(f, "{from}>{to}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let fault = |fault: &dyn fmt::Display| NotationError::new(text, fault);
        if text == "end" {
            return Ok(Self::End);
        }
        if let Some((from, to)) = text.split_once('>') {
            let (from, to) = (field(from).map_err(|e| fault(&e))?, field(to).map_err(|e| fault(&e))?);
            return Ok(Self::Shift { from, to });
        }
        let Some((way, batteries)) = text.split_once('*') else {
            return Err(fault(&"a run looks like b2-d4*a3c3, a shift like a3>a5, the end of a turn is end"));
        };
        let Some((from, to)) = way.split_once(['-', 'x']) else {
            return Err(fault(&"a run has - or, where it captures, x between its two squares"));
        };
        let captures = way.as_bytes()[from.len()] == b'x';
        let (from, to) = (square(from).map_err(|e| fault(&e))?, square(to).map_err(|e| fault(&e))?);
        let paid = paid(from, batteries).map_err(|e| fault(&e))?;
        Ok(Self::Run { from, to, captures, paid })
    }
}

fn site(text: &str) -> Result<Site, String> {
    text.parse().map_err(|error: crate::SiteError| error.to_string())
}

fn square(text: &str) -> Result<Square, String> {
    Square::at(site(text)?).ok_or_else(|| format!("{text} is no robot square (those are b2, b4 … l12)"))
}

fn field(text: &str) -> Result<Field, String> {
    Field::at(site(text)?).ok_or_else(|| format!("{text} is no energy field (those are a1, a3 … m13)"))
}

/// Reads the batteries that pay for a run from `start`, written one after the other.
fn paid(start: Square, text: &str) -> Result<Paid, String> {
    let mut paid = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
        let digits = rest[letters..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - letters);
        let (name, after) = rest.split_at(letters + digits);
        if name.is_empty() {
            return Err(format!("‘{rest}’ names no battery’s field"));
        }
        let field = field(name)?;
        let corner = start.touching().iter().position(|touching| *touching == field);
        let bit =
            1 << corner.ok_or_else(|| format!("{name} does not touch {start}, where the run starts"))?;
        if paid & bit != 0 {
            return Err(format!("{name} cannot pay twice"));
        }
        paid |= bit;
        rest = after;
    }
    if paid == 0 {
        return Err("no battery pays for the run".to_owned());
    }
    Ok(Paid(paid))
}

impl Netzwerk {
    pub(super) fn apply(&mut self, action: &Action) {
        match *action {
            Action::Run { from, to, captures, paid } => {
                let me = self.to_move.index();
                self.robots[me] = self.robots[me] & !from.bit() | to.bit();
                self.robots[1 - me] &= !to.bit();
                for field in paid.fields(from) {
                    self.charged &= !field.bit();
                }
                if self.bars(captures) {
                    self.barred |= to.bit();
                }
                self.phase = self.phase.after_run();
            }
            Action::Shift { from, to } => {
                if self.charged.has(from) {
                    self.charged = self.charged & !from.bit() | to.bit();
                }
                self.batteries = self.batteries & !from.bit() | to.bit();
                self.shifted |= to.bit();
                self.phase = Phase::Shifting;
            }
            Action::End => {
                self.charged = self.batteries;
                (self.barred, self.shifted) = (SquareSet::EMPTY, FieldSet::EMPTY);
                self.to_move = self.to_move.other();
                self.phase = Phase::Ready;
            }
        }
    }

    /// The effects of a legal action, except for the end of the match.
    pub(super) fn effects(&self, action: &Action) -> Effects {
        match *action {
            Action::Run { from, to, captures, paid } => {
                let mut effects: Effects =
                    paid.fields(from).map(|field| Effect::Spent { at: field.site() }).collect();
                let way = self.way(from, to, captures);
                for (i, leg) in way.iter().enumerate() {
                    if captures && i + 1 == way.len() {
                        let piece = robot(self.to_move.other());
                        effects.push(Effect::Captured { at: to.site(), piece });
                    }
                    let over = leg.over.map(Square::site).into_iter().collect();
                    effects.push(went(leg.from.site(), over, leg.to.site()));
                }
                effects
            }
            Action::Shift { from, to } => {
                let over = self.passed_over(from, to).into_iter().map(Field::site).collect();
                vec![went(from.site(), over, to.site())]
            }
            Action::End => {
                let spent = (self.batteries & !self.charged).iter();
                let ended = Effect::TurnEnded { next: self.to_move.other() };
                std::iter::once(ended)
                    .chain(spent.map(|field| Effect::Charged { at: field.site() }))
                    .collect()
            }
        }
    }
}

fn went(from: Site, over: Vec<Site>, to: Site) -> Effect {
    if over.is_empty() { Effect::Moved { from, to } } else { Effect::Jumped { from, over, to } }
}
