//! The rules: counts, worked examples, the contract that all games keep, and parsers fed with anything.

mod contract;
mod counts;
mod netzwerk;
mod parsers;
mod playthrough;
