//! What a win within the turn takes at least: it spares the proofs most of their work.

use std::cmp::Reverse;

use rules::netzwerk::{BATTERIES, CREW, Netzwerk, Square, SquareSet, target_row};
use rules::{Game, Player};
use smallvec::SmallVec;

use super::stranding::{free_enemies, useful_fields};
use super::tables::{MOST, ROWS, beside};

/// For each number of batteries the squares that at least so many charged ones touch.
type Energies = [SquareSet; MOST + 1];

/// The batteries that a win by more runs takes at least, with shifts after them or without; `None` if there surely is no such win.
pub(super) fn price_of_win(position: &Netzwerk) -> Option<u32> {
    if position.decided().is_some() || !position.phase().allows_runs() {
        return None;
    }
    let (charge, energies) = (position.charged().count_ones(), energies(position));
    let starters = position.own() & !position.barred() & energies[1];
    let budget = Budget { player: position.to_move(), charge, energies, starters };
    let enemies = position.enemy().count_ones();
    // A capture costs two, and is made by a robot that may not run again.
    let captures = (starters.count_ones() >= enemies).then_some(2 * enemies);
    let prices = [captures, budget.price_of_home(position.own()), budget.price_of_stranding(position)];
    prices.into_iter().flatten().filter(|price| *price <= charge).min()
}

/// What the player to move can pay with.
struct Budget {
    player: Player,
    charge: u32,
    energies: Energies,
    /// The robots that may run. Those that no battery touches stay where they are: batteries are only spent.
    starters: SquareSet,
}

impl Budget {
    /// The price of bringing enough robots home, if each has the whole charge to itself on its way, and all together have it once.
    fn price_of_home(&self, own: SquareSet) -> Option<u32> {
        let home = target_row(self.player);
        let mut missing = own.count_ones().div_ceil(2).saturating_sub((own & home).count_ones());
        let (mut sum, mut known) = (0, home);
        // The squares from which so many steps lead to what has the price that is so much less.
        let mut before = [SquareSet::EMPTY; MOST + 1];
        before[0] = home;
        for price in 1..=self.charge {
            let mut now = SquareSet::EMPTY;
            for steps in (1..=MOST).rev() {
                before[steps] = beside(self.player.other(), before[steps - 1]);
                now |= before[steps] & self.energies[steps];
            }
            now &= !known;
            known |= now;
            before[0] = now;
            let come = (self.starters & now).count_ones().min(missing);
            missing -= come;
            sum += come * price;
            if missing == 0 {
                return Some(sum);
            }
            if sum + missing * (price + 1) > self.charge {
                break;
            }
        }
        None
    }

    /// The price of leaving the opponent without a run. Where a free enemy robot has a battery that is not controlled, someone must come:
    /// beside that battery, or to capture the robot or block its way. Who comes to one robot may serve another only if they are close
    /// together.
    fn price_of_stranding(&self, position: &Netzwerk) -> Option<u32> {
        let wrong = position.batteries() & useful_fields(position) & !position.shiftable();
        if wrong.is_empty() {
            return Some(0);
        }
        let arrivals = self.arrivals();
        let price = |targets: SquareSet| {
            let targets = targets & !position.own();
            arrivals
                .iter()
                .position(|to| !(*to & targets).is_empty())
                .map_or(self.charge + 1, |price| price as u32)
        };
        let mut prices: SmallVec<[(u32, Square); CREW]> = SmallVec::new();
        for enemy in free_enemies(position).iter() {
            let fields = enemy.touching().into_iter().filter(|field| wrong.has(*field));
            if let Some(control) = fields.map(|field| price(field.touching())).max() {
                let around = enemy.bit() | beside(self.player.other(), enemy.bit());
                prices.push((control.min(price(around)), enemy));
            }
        }
        prices.sort_unstable_by_key(|(price, _)| Reverse(*price));
        let mut apart: SmallVec<[Square; CREW]> = SmallVec::new();
        let mut least = 0;
        for (price, enemy) in prices {
            if apart.iter().all(|other| distance(*other, enemy) > 2) {
                apart.push(enemy);
                least += price;
            }
        }
        Some(least)
    }

    /// The squares that robots may come to, by the least price; 0 for those where they are.
    fn arrivals(&self) -> [SquareSet; BATTERIES + MOST + 1] {
        let mut arrivals = [SquareSet::EMPTY; BATTERIES + MOST + 1];
        arrivals[0] = self.starters;
        let mut known = SquareSet::EMPTY;
        for price in 0..=self.charge as usize {
            arrivals[price] &= !known;
            known |= arrivals[price];
            for steps in 1..=MOST {
                let mut to = arrivals[price] & self.energies[steps];
                for _ in 0..steps {
                    to = beside(self.player, to);
                }
                arrivals[price + steps] |= to;
            }
        }
        arrivals
    }
}

fn energies(position: &Netzwerk) -> Energies {
    let (mut ones, mut twos, mut fours) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
    for field in position.charged().iter() {
        let touching = field.touching();
        let two = ones & touching;
        fours |= twos & two;
        twos ^= two;
        ones ^= touching;
    }
    [!SquareSet::EMPTY, ones | twos | fours, twos | fours, ones & twos | fours, fours]
}

/// How many steps apart squares are, if diagonal ones count.
const fn distance(a: Square, b: Square) -> u8 {
    let files = (a.0 / ROWS).abs_diff(b.0 / ROWS);
    let ranks = (a.0 % ROWS).abs_diff(b.0 % ROWS);
    if files > ranks { files } else { ranks }
}
