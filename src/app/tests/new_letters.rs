//! Letters that are needed for the first time are there in the frame that needs them.

use bevy::image::Image;
use bevy_egui::{EguiManagedTextures, EguiPostUpdateSet, EguiRenderOutput};

use super::*;

/// In how many frames new letters were painted, and in how many of them the renderer was told so.
#[derive(Resource, Default)]
struct Letters {
    is_new: bool,
    painted: u32,
    told: u32,
}

fn look_for_letters(outputs: Query<&EguiRenderOutput>, mut letters: ResMut<Letters>) {
    letters.is_new = outputs.iter().any(|output| !output.textures_delta.set.is_empty());
}

fn listen(
    mut changes: MessageReader<AssetEvent<Image>>,
    textures: Res<EguiManagedTextures>,
    mut letters: ResMut<Letters>,
) {
    let is_of_ours = |id: AssetId<Image>| textures.values().any(|texture| texture.handle.id() == id);
    let is_told = changes.read().any(|change| match change {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => is_of_ours(*id),
        _ => false,
    });
    letters.painted += u32::from(letters.is_new);
    letters.told += u32::from(letters.is_new && is_told);
}

#[test]
fn new_letters_are_in_the_first_frame_that_needs_them() {
    let mut table = Table::opened();
    table
        .app
        .init_resource::<Letters>()
        .add_systems(
            PostUpdate,
            look_for_letters
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(Last, listen);
    // Larger letters are others, until the texture must grow; so are those of other menus and other languages.
    for text_size in Settings::TEXT_SIZES {
        for language in Language::ALL {
            for menu in [Menu::None, Menu::Settings, Menu::Rules, Menu::About] {
                table.set_up(|settings| {
                    settings.text_size = text_size;
                    settings.language = Some(language.code().to_owned());
                });
                table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
                table.wait(2);
            }
        }
    }
    let letters = table.app.world().resource::<Letters>();
    assert!(letters.painted > 20, "{} frames had new letters", letters.painted);
    assert_eq!(
        letters.told, letters.painted,
        "frames in which new letters are drawn, of those that need some"
    );
}
