"""How units and their fronts are built, of what."""

from dataclasses import dataclass

from bpy.types import Material


@dataclass(frozen=True)
class Style:
    """Construction and materials of one role of units. Lengths in metres."""

    front: str = 'slab'  # slab | bevelled | plank | fluted | ribbed | shaker | thin | beaded | raised | glass | reeded
    mat: Material | None = None  # front material
    inner: Material | None = None  # carcass/interior
    handle: str = 'channel'  # channel | bar | knob | wooden_knob | cup | ring | edge | tab | cut_out | none
    hmat: Material | None = None
    plinth: Material | None = None
    plinth_h: float = 0.10
    gap: float = 0.003
    t: float = 0.022
    rail: float = 0.075  # frame width for shaker, beaded and raised fronts
    thin_rail: float = 0.034  # frame width for thin frames and vitrines
    face_frame: float = 0.0  # width of the carcass's frame round each front, flush with it: half of what is seen between two; 0: none
    grain: str = 'z'
    bar: float = 0.20
    base_h: float = 0.86  # top of carcass
    depth: float = 0.58
    body_top: float | None = None  # where a body ends so that a basin finds room above it; below the worktop's drawers if None
    channel: float = 0.030
    pane: str = 'glass'  # what fills a vitrine door: glass | reeded | bronze | grille | open
    mirrors: float = 1.0  # share of what a vitrine's clear panes mirror: at full share dark things behind them are speckled
    matched: bool = False  # fronts are cut from one flitch: their grain runs on over neighbours
    line: Material | None = None  # drawn by hand along each panel
    line_width: float = 0.004
    line_inset: float = 0.014  # from the panel's edge
    groove: Material | None = None  # round a raised panel, where a patina stays; else the front's
    lattice: Material | None = None  # wire of a grille, else the handle's metal
