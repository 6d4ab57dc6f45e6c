//! Keys, the focus of the keyboard, and the clipboard.

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardFocusLost;
use bevy::window::WindowFocused;
use bevy_egui::input::{EguiInputEvent, ModifierKeysState, write_keyboard_input_messages_system};
use bevy_egui::{EguiInputSet, EguiPreUpdateSet};

use crate::app::tests::*;

/// What is printed on the keys of [`Printed::PLACES`], without Shift: letters, and what is beside and below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::tests) struct Printed(&'static str);

impl Printed {
    pub(in crate::app::tests) const ENGLISH: Self =
        Self("q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . /");
    pub(in crate::app::tests) const FRENCH: Self =
        Self("a z e r t y u i o p ^ $ q s d f g h j k l m ù w x c v b n , ; : !");
    pub(in crate::app::tests) const GERMAN: Self =
        Self("q w e r t z u i o p ü + a s d f g h j k l ö ä y x c v b n m , . -");
    pub(in crate::app::tests) const DVORAK: Self =
        Self("' , . p y f g c r l / = a o e u i d h t n s - ; q j k x b m w v z");
    pub(in crate::app::tests) const RUSSIAN: Self =
        Self("й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю .");
    pub(in crate::app::tests) const UKRAINIAN: Self =
        Self("й ц у к е н г ш щ з х ї ф і в а п р о л д ж є я ч с м и т ь б ю .");
    pub(in crate::app::tests) const GREEK: Self =
        Self("; ς ε ρ τ υ θ ι ο π [ ] α σ δ φ γ η ξ κ λ ΄ ' ζ χ ψ ω β ν μ , . /");
    pub(in crate::app::tests) const HEBREW: Self =
        Self("/ ' ק ר א ט ו ן ם פ ] [ ש ד ג כ ע י ח ל ך ף , ז ס ב ה נ מ צ ת ץ .");
    pub(in crate::app::tests) const ARABIC: Self =
        Self("ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ");

    /// The keys, row by row.
    const PLACES: [KeyCode; 33] = [
        KeyCode::KeyQ,
        KeyCode::KeyW,
        KeyCode::KeyE,
        KeyCode::KeyR,
        KeyCode::KeyT,
        KeyCode::KeyY,
        KeyCode::KeyU,
        KeyCode::KeyI,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::BracketLeft,
        KeyCode::BracketRight,
        KeyCode::KeyA,
        KeyCode::KeyS,
        KeyCode::KeyD,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::Semicolon,
        KeyCode::Quote,
        KeyCode::KeyZ,
        KeyCode::KeyX,
        KeyCode::KeyC,
        KeyCode::KeyV,
        KeyCode::KeyB,
        KeyCode::KeyN,
        KeyCode::KeyM,
        KeyCode::Comma,
        KeyCode::Period,
        KeyCode::Slash,
    ];

    /// What is printed on a key.
    pub(in crate::app::tests) fn on(self, place: KeyCode) -> Option<&'static str> {
        let at = Self::PLACES.iter().position(|other| *other == place)?;
        self.0.split(' ').nth(at)
    }

    /// The key on which a character is printed.
    pub(in crate::app::tests) fn place_of(self, character: &str) -> KeyCode {
        let at = self.0.split(' ').position(|printed| printed == character);
        Self::PLACES[at.unwrap_or_else(|| panic!("{character} should be on {self:?}"))]
    }
}

/// What the keyboard is, which keys are down, and what another program has copied.
#[derive(Resource)]
struct Keyboard {
    printed: Printed,
    down: Vec<(KeyCode, Key)>,
    clipboard: Option<String>,
}

impl Default for Keyboard {
    fn default() -> Self {
        Self { printed: Printed::ENGLISH, down: Vec::new(), clipboard: None }
    }
}

/// The key that a layout has in a place, while Shift is held or not.
fn logical(printed: Printed, place: KeyCode, with_shift: bool) -> Key {
    match place {
        KeyCode::Space => Key::Space,
        KeyCode::Escape => Key::Escape,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::F1 => Key::F1,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::ControlLeft | KeyCode::ControlRight => Key::Control,
        KeyCode::ShiftLeft | KeyCode::ShiftRight => Key::Shift,
        KeyCode::SuperLeft => Key::Super,
        KeyCode::AltLeft => Key::Alt,
        KeyCode::AltRight => Key::AltGraph,
        other => {
            let plain = printed.on(other).unwrap_or_else(|| panic!("{other:?} should be on the keyboard"));
            Key::Character(if with_shift { plain.to_uppercase().as_str().into() } else { plain.into() })
        }
    }
}

/// What xkb makes of a key: also while Ctrl is held.
fn text_of(key: &Key) -> Option<&str> {
    match key {
        Key::Character(character) => Some(character),
        Key::Space => Some(" "),
        Key::Enter => Some("\r"),
        Key::Tab => Some("\t"),
        Key::Backspace => Some("\u{8}"),
        Key::Escape => Some("\u{1b}"),
        Key::Delete => Some("\u{7f}"),
        _ => None,
    }
}

/// What `bevy_egui` does with Ctrl+V on a desktop: right after the key it writes the text of the clipboard, as if it had been typed. Here
/// there is no display, and so no clipboard that it could read; where there is one, it is not what these tests paste.
fn paste_as_typed(
    keyboard: Res<Keyboard>,
    modifiers: Res<ModifierKeysState>,
    mut read: Local<MessageCursor<EguiInputEvent>>,
    mut messages: ResMut<Messages<EguiInputEvent>>,
) {
    let came: Vec<_> = read.read(&messages).map(|message| (message.context, message.event.clone())).collect();
    let is_v =
        |event: &egui::Event| matches!(event, egui::Event::Key { key: egui::Key::V, pressed: true, .. });
    if !modifiers.ctrl || !came.iter().any(|(_, event)| is_v(event)) {
        return;
    }
    messages.clear();
    for (context, event) in came {
        let pastes = is_v(&event);
        if !matches!(event, egui::Event::Text(_)) {
            messages.write(EguiInputEvent { context, event });
        }
        if let Some(text) = keyboard.clipboard.clone().filter(|_| pastes) {
            messages.write(EguiInputEvent { context, event: egui::Event::Text(text) });
        }
    }
    *read = messages.get_cursor_current();
}

/// A character's key.
pub(in crate::app::tests) fn letter(text: &str) -> Key {
    Key::Character(text.into())
}

impl Table {
    fn keyboard(&mut self) -> Mut<'_, Keyboard> {
        self.app.world_mut().get_resource_or_init::<Keyboard>()
    }

    /// The keyboard has another layout from now on.
    pub(in crate::app::tests) fn switch_to(&mut self, printed: Printed) {
        self.keyboard().printed = printed;
    }

    /// A key goes down, at this place on the keyboard.
    pub(in crate::app::tests) fn key_down_at_once(&mut self, place: KeyCode) {
        let keyboard = self.keyboard();
        let with_shift = keyboard.down.iter().any(|(_, key)| *key == Key::Shift);
        let key = logical(keyboard.printed, place, with_shift);
        self.key_named_at_once(place, key, ButtonState::Pressed);
    }

    /// A key goes up. It has the name that it would have if it were pressed now.
    pub(in crate::app::tests) fn key_up_at_once(&mut self, place: KeyCode) {
        let keyboard = self.keyboard();
        let with_shift = keyboard.down.iter().any(|(_, key)| *key == Key::Shift);
        let key = logical(keyboard.printed, place, with_shift);
        self.key_named_at_once(place, key, ButtonState::Released);
    }

    /// A key with a name that this layout does not give it: with `AltGr`, Caps Lock or on another keyboard.
    pub(in crate::app::tests) fn key_named_at_once(
        &mut self,
        key_code: KeyCode,
        logical_key: Key,
        state: ButtonState,
    ) {
        let down = &mut self.keyboard().down;
        down.retain(|(other, _)| *other != key_code);
        if state == ButtonState::Pressed {
            down.push((key_code, logical_key.clone()));
        }
        self.write_key(key_code, logical_key, state, false);
    }

    /// A key that is held down repeats itself.
    pub(in crate::app::tests) fn repeat_at_once(&mut self, place: KeyCode) {
        let down = self.keyboard().down.iter().find(|(other, _)| *other == place).cloned();
        let (key_code, logical_key) = down.unwrap();
        self.write_key(key_code, logical_key, ButtonState::Pressed, true);
    }

    fn write_key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState, repeat: bool) {
        let text = text_of(&logical_key).map(Into::into);
        let window = self.window;
        self.send(KeyboardInput { key_code, logical_key, state, text, repeat, window });
    }

    /// Presses a key and lets go of it, before the next frame.
    pub(in crate::app::tests) fn press_at_once(&mut self, place: KeyCode) {
        self.key_down_at_once(place);
        self.key_up_at_once(place);
    }

    /// Presses a key and lets go of it.
    pub(in crate::app::tests) fn press(&mut self, place: KeyCode) {
        self.key_down_at_once(place);
        self.wait(1);
        self.key_up_at_once(place);
        self.wait(1);
    }

    /// Presses a key with others held.
    pub(in crate::app::tests) fn press_with(&mut self, held: &[KeyCode], place: KeyCode) {
        for held in held {
            self.key_down_at_once(*held);
        }
        self.wait(1);
        self.press(place);
        for held in held.iter().rev() {
            self.key_up_at_once(*held);
        }
        self.wait(1);
    }

    /// The window loses the keyboard: `bevy_winit` lets go of all keys at the end of that frame, as the window system says nothing.
    pub(in crate::app::tests) fn lose_focus(&mut self) {
        self.change_focus_at_once(false);
        self.wait(1);
        self.send(KeyboardFocusLost);
        for (key_code, key) in std::mem::take(&mut self.keyboard().down) {
            self.write_key(key_code, key, ButtonState::Released, false);
        }
        self.wait(1);
    }

    /// The window loses the keyboard, or gets it again. If both happen before the next frame, `bevy_winit` says nothing else.
    pub(in crate::app::tests) fn change_focus_at_once(&mut self, focused: bool) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().focused = focused;
        self.send(WindowFocused { window, focused });
    }

    /// What another program has copied.
    pub(in crate::app::tests) fn copy_elsewhere(&mut self, text: &str) {
        if !self.app.world().contains_resource::<Keyboard>() {
            self.keyboard();
        }
        if self.keyboard().clipboard.replace(text.to_owned()).is_none() {
            self.app.add_systems(
                PreUpdate,
                paste_as_typed
                    .in_set(EguiInputSet::ReadBevyMessages)
                    .in_set(EguiPreUpdateSet::ProcessInput)
                    .after(write_keyboard_input_messages_system),
            );
        }
    }

    /// Pastes what another program has copied, with Ctrl+V.
    pub(in crate::app::tests) fn paste(&mut self, text: &str) {
        self.copy_elsewhere(text);
        let v = self.keyboard().printed.place_of("v");
        self.press_with(&[KeyCode::ControlLeft], v);
        self.wait(2);
    }
}
