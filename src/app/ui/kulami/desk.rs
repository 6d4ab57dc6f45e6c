//! The panels on the designer's grid: placing, lifting, rotating and removing them.

use bevy_egui::egui::Pos2;

use rules::Site;
use rules::kulami::{Layout, LayoutFault, Panel, SIZES, SPAN};

/// A layout in the making.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Desk {
    pub(crate) panels: Vec<Panel>,
    /// The held panel.
    pub(crate) held: Option<Held>,
    /// Where the pointer was pressed.
    pub(crate) pressed_at: Option<Pos2>,
    /// The orientation of the panels of each size in the tray.
    pub(crate) is_turned: [bool; SIZES.len()],
}

/// A held panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    /// Its corner is where it was picked up.
    pub(crate) panel: Panel,
    /// The field it is held by, relative to its corner.
    pub(crate) grip: (u8, u8),
    /// Its earlier place on the grid, if any.
    pub(crate) lay: Option<Panel>,
}

impl Desk {
    /// The panels of a layout, in the middle of the grid.
    pub(crate) fn of(layout: Layout) -> Self {
        let aside = ((SPAN - layout.width()) / 2, (SPAN - layout.height()) / 2);
        let moved = |panel: &Panel| Panel {
            corner: Site::new(panel.corner.file + aside.0, panel.corner.rank + aside.1),
            ..*panel
        };
        Self { panels: layout.panels().iter().map(moved).collect(), ..Self::default() }
    }

    /// The layout, or everything that is wrong with it.
    pub(crate) fn layout(&self) -> Result<Layout, Vec<LayoutFault>> {
        Layout::from_panels(&self.panels).map_err(|faults| faults.0)
    }

    /// The number of panels of a size left in the tray.
    pub(crate) fn left(&self, size: usize) -> usize {
        let in_hand = self.held.map(|held| held.panel);
        let out =
            self.panels.iter().copied().chain(in_hand).filter(|panel| panel.kind() == Some(size)).count();
        SIZES[size].2.saturating_sub(out)
    }

    /// A panel in the tray's orientation.
    pub(crate) fn in_tray(&self, size: usize) -> Panel {
        let (width, height, _) = SIZES[size];
        let panel = Panel { corner: Site::new(0, 0), width, height };
        if self.is_turned[size] { panel.turned() } else { panel }
    }

    /// Takes a panel from the tray by one of its fields.
    pub(crate) fn take(&mut self, size: usize, grip: (u8, u8)) {
        if self.left(size) > 0 {
            self.held = Some(Held { panel: self.in_tray(size), grip, lay: None });
        }
    }

    /// Picks up the panel on a field.
    pub(crate) fn lift(&mut self, at: Site) {
        let Some(i) = self.panels.iter().position(|panel| covers(*panel, at)) else { return };
        let panel = self.panels.remove(i);
        let grip = (at.file - panel.corner.file, at.rank - panel.corner.rank);
        self.held = Some(Held { panel, grip, lay: Some(panel) });
    }

    /// Where the held panel would go if dropped at a field of the grid; `None` if it does not fit.
    pub(crate) fn landing(&self, at: Site) -> Option<Panel> {
        let Held { panel, grip, .. } = self.held?;
        let corner = Site::new(at.file.checked_sub(grip.0)?, at.rank.checked_sub(grip.1)?);
        let panel = Panel { corner, ..panel };
        self.has_room(panel).then_some(panel)
    }

    fn has_room(&self, panel: Panel) -> bool {
        let is_inside = panel.corner.file + panel.width <= SPAN && panel.corner.rank + panel.height <= SPAN;
        is_inside && panel.fields().all(|site| !self.panels.iter().any(|other| covers(*other, site)))
    }

    /// Drops the held panel: on a field of the grid where it fits, it is placed; on one where it does not fit, it goes back;
    /// elsewhere, it goes into the tray.
    pub(crate) fn drop_at(&mut self, at: Option<Site>) {
        match at.map(|at| self.landing(at)) {
            Some(Some(panel)) => {
                self.panels.push(panel);
                self.held = None;
            }
            Some(None) => self.put_back(),
            None => self.held = None,
        }
    }

    /// Returns the held panel to where it was.
    pub(crate) fn put_back(&mut self) {
        let lay = self.held.take().and_then(|held| held.lay);
        self.panels.extend(lay);
    }

    /// Rotates the held panel.
    pub(crate) fn turn_held(&mut self) {
        if let Some(held) = &mut self.held
            && held.panel.width != held.panel.height
        {
            held.panel = held.panel.turned();
            held.grip = (held.grip.1, held.grip.0);
        }
    }

    /// Rotates the panel on a field, if there is room: around that field, or else around another of its fields.
    pub(crate) fn turn(&mut self, at: Site) {
        self.lift(at);
        self.turn_held();
        let Some(held) = self.held else { return };
        let own = held.panel.fields();
        match std::iter::once(at).chain(own).find_map(|site| self.landing(site)) {
            Some(panel) => {
                self.panels.push(panel);
                self.held = None;
            }
            None => self.put_back(),
        }
    }
}

fn covers(panel: Panel, site: Site) -> bool {
    panel.fields().any(|field| field == site)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(text: &str) -> Site {
        text.parse().unwrap()
    }

    #[test]
    fn panels_are_laid_lifted_turned_and_taken_back() {
        let mut desk = Desk::default();
        assert_eq!(SIZES.map(|(.., count)| count), [0, 1, 2, 3].map(|size| desk.left(size)));
        desk.take(0, (1, 0));
        assert_eq!(desk.left(0), 3);
        desk.drop_at(Some(site("c3")));
        let laid = Panel { corner: site("b3"), width: 3, height: 2 };
        assert_eq!(desk.panels, [laid]);
        desk.turn(site("c3"));
        assert_eq!(desk.panels, [Panel { corner: site("c2"), width: 2, height: 3 }]);
        desk.lift(site("d4"));
        assert!(desk.panels.is_empty() && desk.held.is_some());
        desk.drop_at(None);
        assert_eq!((desk.left(0), desk.held), (4, None));
    }

    #[test]
    fn a_panel_without_room_goes_back_to_where_it_was() {
        let mut desk = Desk::default();
        for at in ["a1", "d1"] {
            desk.take(1, (0, 0));
            desk.drop_at(Some(site(at)));
        }
        desk.lift(site("d1"));
        assert_eq!(desk.landing(site("b2")), None);
        desk.drop_at(Some(site("b2")));
        assert_eq!(desk.panels.len(), 2);
        assert!(desk.panels.contains(&Panel { corner: site("d1"), width: 2, height: 2 }));
        desk.take(1, (0, 0));
        desk.drop_at(Some(site("j10")));
        assert_eq!(desk.panels.len(), 2, "it would stick out of the grid");
        assert_eq!(desk.left(1), 3);
    }

    #[test]
    fn a_square_panel_stays_where_it_is_when_it_is_turned() {
        let mut desk = Desk::default();
        desk.take(1, (0, 0));
        desk.drop_at(Some(site("c3")));
        for tapped in ["c3", "d3", "c4", "d4"] {
            desk.turn(site(tapped));
            assert_eq!(desk.panels, [Panel { corner: site("c3"), width: 2, height: 2 }], "{tapped}");
        }
    }

    #[test]
    fn what_was_turned_in_the_hand_goes_back_as_it_lay() {
        let mut desk = Desk::default();
        desk.take(3, (0, 0));
        desk.drop_at(Some(site("a1")));
        let before = desk.panels.clone();
        desk.lift(site("b1"));
        desk.turn_held();
        desk.put_back();
        assert_eq!((desk.panels, desk.held), (before, None));
    }

    #[test]
    fn a_layout_on_the_desk_is_the_same_layout() {
        for (_, named) in rules::kulami::shipped() {
            assert_eq!(Desk::of(named.layout).layout(), Ok(named.layout));
        }
        let faults = Desk::default().layout().unwrap_err();
        assert_eq!(faults[0].to_string(), "the layout is empty");
    }
}
