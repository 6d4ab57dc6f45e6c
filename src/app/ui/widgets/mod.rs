//! The parts that all menus and panels are made of.

mod buttons;
mod dialog;
mod long_list;
mod rows;
mod stars;
mod symbols;
mod text;

pub(crate) use buttons::{button, doubtful_button, in_sight, main_button};
pub(crate) use dialog::{
    card, card_frame, columns, columns_width, dialog, dialog_fixed, dialog_with_foot, page, page_with_foot,
    scroll_by_keys,
};
pub(crate) use long_list::long_list;
pub(crate) use rows::{
    button_row, choose, choose_row, row, segments, slider_row, two_choices, two_choices_unless,
};
pub(crate) use stars::{paint_stars, show_stars};
pub(crate) use symbols::{
    Rank, SYMBOL_BUTTON, SymbolButton, button_with_symbol, least_width, offer_buttons, paint_symbol, pressed,
    send_pressed, symbol_button, symbol_rows,
};
pub(crate) use text::{
    FAINT_SIZE, faint, fitted_heading, fitted_title, heading, name_note, paragraph, small_heading,
    text_field, warning, widest_word,
};
