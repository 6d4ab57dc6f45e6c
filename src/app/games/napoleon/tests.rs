//! What the look of a map must keep to.

use bevy::mesh::VertexAttributeValues;

use super::*;
use crate::app::art::joined;
use rules::PieceKind;
use rules::napoleon::{Map, Terrain};

fn looks() -> Vec<NapoleonLook> {
    let maps = ["waterloo", "quatre-bras"].map(|name| Map::from_name_or_ron(name).unwrap());
    maps.into_iter().map(NapoleonLook::new).collect()
}

fn places(mesh: &Mesh) -> Vec<Vec3> {
    let Some(VertexAttributeValues::Float32x3(places)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        panic!("a mesh should have places");
    };
    places.iter().map(|place| Vec3::from_array(*place)).collect()
}

#[test]
fn every_square_of_a_river_or_a_road_has_its_line_and_no_line_leaves_them() {
    for look in looks() {
        for (kind, lines) in
            [(Terrain::River, ways::rivers(look.map)), (Terrain::Road, ways::roads(look.map))]
        {
            for site in look.sites().filter(|site| look.map.terrain(*site) == Some(kind)) {
                let at = look.flat(site);
                assert!(lines.iter().any(|way| way.distance(at) < 1e-3), "{kind:?} on {site}");
            }
            for point in lines.iter().flat_map(|way| &way.points) {
                let own = look.sites().filter(|site| {
                    let terrain = look.map.terrain(*site);
                    let leads = matches!(terrain, Some(Terrain::Village | Terrain::Headquarters(_)));
                    terrain == Some(kind) || (kind == Terrain::Road && leads)
                });
                let nearest = own.map(|site| look.flat(site).distance(*point)).fold(f32::MAX, f32::min);
                assert!(nearest < PITCH * 1.01, "{kind:?} at {point}");
            }
        }
    }
}

#[test]
fn scenery_leaves_room_for_counters_and_stays_on_the_board() {
    for look in looks() {
        let mesh = joined(scenery::parts(&look).into_iter().flatten());
        for place in places(&mesh) {
            let at = Vec2::new(place.x, -place.z);
            // Banners fly above.
            if place.y < 1.2 {
                let nearest = look.sites().map(|site| look.flat(site).distance(at)).fold(f32::MAX, f32::min);
                assert!(nearest > counters::FOOT, "{place} is where a counter stands");
                assert!(
                    (at.abs() - look.reach()).max_element() < geometry::FRAME,
                    "{place} is beside the board"
                );
            }
        }
    }
}

#[test]
fn names_are_on_the_map_and_apart_from_each_other() {
    for look in looks() {
        assert_eq!(look.names.len(), look.map.places().len());
        for (i, name) in look.names.iter().enumerate() {
            assert!((name.middle.abs() + name.half).cmplt(look.reach()).all(), "{name:?}");
            for other in &look.names[..i] {
                let apart = (name.middle - other.middle).abs() - name.half - other.half;
                assert!(apart.max_element() > 0.0, "{name:?} covers {other:?}");
            }
        }
    }
}

#[test]
fn all_lost_counters_have_room_in_their_trays() {
    let placed = |look: NapoleonLook| {
        [TrayPlace::Sides, TrayPlace::Ends].map(|trays| NapoleonLook { trays, ..NapoleonLook::new(look.map) })
    };
    for look in looks().into_iter().flat_map(placed) {
        let strip = look.tray();
        let mut stand: Vec<Vec2> = Vec::new();
        for player in Player::BOTH {
            let counter = Piece { kind: PieceKind::Counter, owner: Some(player), spent: false };
            for nth in 0..look.map.army() {
                let at = look.beside(counter, nth).translation.xz();
                let sides = look.trays == TrayPlace::Sides;
                let (out, along, edge) =
                    if sides { (at.x, at.y, look.half_size().x) } else { (at.y, at.x, look.half_size().y) };
                assert!(out.abs() - counters::FOOT > edge, "{at} is on the board");
                assert!(out.abs() + counters::FOOT < edge + strip.x, "{at}");
                assert!(along.abs() + counters::FOOT < strip.y, "{at}");
                assert!(stand.iter().all(|other| other.distance(at) > 2.0 * counters::FOOT), "{at}");
                stand.push(at);
            }
        }
    }
}
