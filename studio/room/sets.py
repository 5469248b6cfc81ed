"""The six permanent sets: shell, window, surroundings and light. Lengths in metres unless a name says mm."""

import math
from collections.abc import Iterable

from bpy.types import Material, Object
from studio.cabinet import cabinetry
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.masonry import brick
from studio.kit.measures import Rectangle
from studio.kit.stone import stone
from studio.room import ceilings, exterior
from studio.room import shell as room
from studio.room.specs import SETS, Box, SetSpec

__all__ = ('DADO_RAIL', 'PANEL_MOULDING', 'SETS', 'Box', 'SetSpec', 'build', 'light', 'strip_boxes')

# shares of a set's fill: all of it from the camera leaves feet without a shadow on the floor, all of it from above leaves fronts below a worktop black
FROM_CAMERA, FROM_CEILING = 0.45, 0.65
STRIP_BOX = 26.0  # watts of the larger strip box behind the camera
SHEEN, DAYLIGHT = 40.0, (1, 0.97, 0.93)  # watts and colour of a window that only metals mirror
WALL_FROM = 0.40  # metres above the floor that the fill from the camera begins in a kitchen
PAST_SEATS = 0.5  # share of it that passes seats
FROM_CAMERA_BY_NIGHT, FROM_CEILING_BY_NIGHT = 0.36, 0.66  # in a kitchen, whose own lamps are to be seen on what they light
OVER_AN_ISLAND = (3.0, 0.4, -2.3)  # metres, width, depth and y of what shines from the ceiling by night: as wide as by day it leaves stools without a shadow
FROM_SIDE_BY_NIGHT = 0.10  # opposite the window, which then lights nothing: an island's end stood black below its overhang
MIRRORED_SKY = (
    0.02  # of a square metre of window, share of the lamp's watts that surfaces mirror: all of them are many times the sky one sees and whiten what is black
)
PANEL, STILE = 1.05, 0.14  # metres, width of a wall's panels and of the wall between them
THRESHOLD = (0.10, 0.232)  # metres before the wall's inner face, of the board that herringbone ends at below a window down to the floor
# Applied mouldings, (inset or out, height or up) in metres: round a panel, and the rail over a dado.
PANEL_MOULDING = [(0, 0), (0, 0.010), (0.006, 0.016), (0.014, 0.018), (0.020, 0.012), (0.026, 0.008), (0.032, 0.008), (0.034, 0)]
DADO_RAIL = [(0, 0), (0.008, 0), (0.016, 0.008), (0.022, 0.020), (0.022, 0.032), (0.012, 0.040), (0, 0.042)]
DARK_FRAME = 3 * 84  # red, green and blue of a window's paint together


def build(kit: Kit, spec: SetSpec, box: Box, back_openings: Iterable[Rectangle] = ()) -> None:
    """Shell, window dressing and floor; back_openings are (x0, z0, x1, z1) in the back wall."""
    y0, y1 = spec.window
    wall, ceiling = _wall_material(spec), _ceiling_material(spec)
    room.wall_x(kit, wall, (box.x0 - 0.3, box.x1 + 0.3, 0, box.h), back_openings)
    side = m.plaster(spec.wall, 0.16, 0.07) if spec.walls == 'brick' else wall
    room.wall_y(kit, side, (box.y0, 0, box.x0, box.h), [(y0, spec.sill, y1, spec.head)])
    room.wall_y(kit, side, (box.y0, 0, box.x1, box.h), side=1)
    room.wall_x(kit, side, (box.x0 - 0.3, box.x1 + 0.3, box.y0 - 0.2, box.h))
    kit.box(ceiling, box.x0 - 0.4, box.y0 - 0.3, box.h, box.x1 + 0.4, 0.3, box.h + 0.1, 0)
    frame = m.lacquer(spec.frame, 'PF')
    glazing = room.Glazing(spec.panes, spec.bars, room.BY_NIGHT if spec.by_night else room.BY_DAY)
    room.window_y(kit, frame, box.x0, (y0, spec.sill, y1, spec.head), glazing)
    if spec.sill:
        kit.box(frame, box.x0 - 0.16, y0 - 0.02, spec.sill - 0.02, box.x0 + 0.03, y1 + 0.02, spec.sill + 0.014, 0.003, 'y')
    _floor(kit, spec, box)
    _dress_walls(kit, spec, box)
    ceilings.dress(kit, spec, box, ceiling)
    _dress_window(kit, spec, box)
    _small_parts(kit, spec, box)


def light(spec: SetSpec, box: Box, seats: Iterable[Object] | None = None, sheets: Iterable[Material] = ()) -> None:
    """Window lamp, sun, fill behind the camera, surroundings, once all is meshed; seats: of a kitchen, what stands before the fronts that the fill lights;
    sheets: brushed metals that are to mirror the window as turned ones do."""
    y0, y1 = spec.window
    middle_y, middle_z = (y0 + y1) / 2, (spec.sill + spec.head) / 2
    wide, high = y1 - y0 + 0.2, spec.head - spec.sill + 0.1
    for shines, power in ((True, spec.sky * MIRRORED_SKY * wide * high), (False, spec.sky)):
        window = lights.area(
            (box.x0 - 0.38 - 0.002 * shines, middle_y, middle_z),
            (box.x0 + 2, middle_y, middle_z - 0.12),
            wide,
            high,
            power,
            spec.sky_colour,
            150 if spec.sun else 95,  # at night a wide lamp before the panes makes window frames glow
            glossy=shines,
            group='sky',
        )
        window.visible_diffuse = not shines
        if shines:
            lights.lit_surfaces_only(window)
        if sum(bytes.fromhex(spec.frame[1:])) < DARK_FRAME:  # what stands for a whole sky is close to the beads of its panes and makes black ones white
            lights.passes_by(window, m.lacquer(spec.frame, 'PF'))
    if spec.sun:
        lights.sun(spec.sun_direction, spec.sun, spec.sun_colour, 1.0)
    power, middle, by_night = spec.fill, box.y0 * 0.45, seats is not None and spec.by_night
    if seats is None:
        lights.area((0.3, box.y0 + 0.3, min(2.1, box.h - 0.6)), (0, -1, 0.9), 5.0, 2.0, power * FROM_CAMERA, spec.fill_colour, 180, glossy=False)
    else:
        _before_an_island(spec, box, list(seats), FROM_CAMERA_BY_NIGHT if by_night else FROM_CAMERA)
    share = FROM_CEILING_BY_NIGHT if by_night else FROM_CEILING
    width, depth, at = OVER_AN_ISLAND if by_night else (5.0, 3.6, middle)
    lights.area((0, at, box.h - 0.06), (0, at, 0), width, depth, power * share, spec.fill_colour, 180, glossy=False)
    if by_night:
        _beside_an_island(spec, box)
    if not spec.by_night:
        _metal_sheen(box, sheets)
    exterior.surround(spec.view, spec.ambient, spec.fill_colour, ((box.x0 - 0.25, 0.0, 0.0),))


def strip_boxes(box: Box, fronts: Material) -> None:
    """The photographer's two strip boxes for dark fronts, left and right behind the camera: they lie as a soft upright sheen in the fronts' lacquer and
    are seen nowhere else."""
    for x, power in ((box.x0 * 0.9, STRIP_BOX), (box.x1 * 0.75, STRIP_BOX * 0.6)):
        lamp = lights.area((x, box.y0 + 0.35, 1.35), (x, 0, 1.35), 0.5, 2.3, power, (1, 0.985, 0.96), 180)
        lights.mirrored_only(lamp, fronts)


def window_sheen(box: Box, mirroring: Material, power: float) -> None:
    """The bright window as paint, brass and profiles on the back wall have it, from the left: an upright sheen along mouldings, a light point on each knob;
    it is seen nowhere else."""
    lamp = lights.area((box.x0 + 0.10, -3.0, 1.5), (0.2, -0.6, 1.4), 1.6, 2.3, power, (1, 0.97, 0.93), 180)
    lights.mirrored_only(lamp, mirroring)


def _metal_sheen(box: Box, sheets: Iterable[Material]) -> None:
    """Bright windows left and right and a skylight, as knobs, bars, taps, lamps and clear panes mirror them, and of brushed metals these sheets: in an
    evenly lit room brass is ochre paint. They are seen nowhere else."""
    metals, middle, over = [*m.all_turned(), *sheets], box.y0 * 0.5, box.x0 + 1.0
    if not metals:
        return
    mirrors = [*metals, m.glass_pane()]
    for x, width, power in ((box.x0 + 0.10, 0.9, SHEEN), (box.x1 - 0.10, 0.6, SHEEN * 0.6)):
        lights.mirrored_only(lights.area((x, middle, 1.5), (0, -0.6, 1.3), width, 2.2, power, DAYLIGHT, 180, group='sky'), *mirrors)
    lights.mirrored_only(lights.area((over, middle, box.h - 0.08), (over, middle, 0), 0.5, 4.0, SHEEN, DAYLIGHT, 180, group='sky'), *mirrors)


def _before_an_island(spec: SetSpec, box: Box, seats: list[Object], power: float) -> None:
    """The fill from the camera as a whole wall would send it back, from knee height to the ceiling: from a lamp above, every seat and the overhang of a
    top lay soot on the fronts behind. Half of it passes the seats, which by daylight stand in light from all sides. power: share of the fill."""
    low, high = WALL_FROM, min(box.h, 3.0) - 0.2
    middle, width, height = (low + high) / 2, box.x1 - box.x0 - 0.5, high - low
    for share, passes in ((PAST_SEATS, True), (1 - PAST_SEATS, False)):
        place = (0.0, box.y0 + (0.30 if passes else 0.31), middle)
        lamp = lights.area(place, (0, 0, middle), width, height, spec.fill * power * share, spec.fill_colour, 180, glossy=False)
        if passes and seats:
            lights.unshaded_by(lamp, seats)


def _beside_an_island(spec: SetSpec, box: Box) -> None:
    """The fill from the wall opposite the window, before the tall units: from knee height to below the ceiling."""
    low, high, front = WALL_FROM, box.h - 0.6, box.y0 * 0.35
    middle, height = (box.y0 + front) / 2, (low + high) / 2
    lights.area(
        (box.x1 - 0.3, middle, height),
        (0, middle, height),
        front - box.y0 - 0.6,
        high - low,
        spec.fill * FROM_SIDE_BY_NIGHT,
        spec.fill_colour,
        180,
        glossy=False,
    )


def _wall_material(spec: SetSpec) -> Material:
    if spec.walls == 'brick':
        return brick()
    if spec.walls == 'boards':
        return m.lacquer(spec.wall, 'PF')
    return m.plaster(spec.wall)


def _ceiling_material(spec: SetSpec) -> Material:
    if spec.ceiling == 'concrete':
        return stone('concrete', 0.75)
    if spec.ceiling == 'boards':
        return m.lacquer('#efece5', 'PF')
    return m.plaster('#5d564f' if spec.title.startswith('Evening') else '#f1eee8', 0.05, 0.02)


def _floor(kit: Kit, spec: SetSpec, box: Box) -> None:
    pattern, name = spec.floor
    y0, y1 = spec.window
    if pattern == 'herringbone':
        oak = m.wood(name, rough=0.40, board=room.HERRINGBONE)
        room.floor_herringbone(kit, oak, (box.x0 - 0.2, box.y0, box.x1, 0))
        if not spec.sill:
            inner, outer = THRESHOLD
            kit.box(oak, box.x0 - outer, y0, -0.012, box.x0 - inner, y1, 0.0025, 0.0012, 'y')
    elif pattern == 'planks':
        pine = name == 'pine'
        boards = m.veneer('#dcccb3', 'oak_light', 0.5, board=room.PLANKS) if pine else m.wood(name, rough=0.42, board=room.PLANKS)
        room.floor_planks(kit, boards, (box.x0 - 0.2, box.y0, box.x1, 0))
    else:
        size = 1.6 if name == 'concrete' else 1.2
        room.floor_tiles(
            kit,
            stone(name, slab=None, scale=0.8, rough=0.42),
            m.simple('#8f8677', 0.9),
            (box.x0 - 0.25, box.y0, box.x1, 0),
            room.Tiling(size, size, shift=0.35),
        )


def _dress_walls(kit: Kit, spec: SetSpec, box: Box) -> None:
    paint = m.lacquer(spec.wall, 'PF')
    skirt = 0.16 if spec.walls == 'panelled' else 0.10
    material = m.lacquer('#efece5', 'PF') if spec.walls == 'boards' else paint
    room.skirting(kit, material, [(box.x1, 0, 0), (box.x1, box.y0, 0)], skirt)
    if spec.walls == 'panelled':
        _panelling(kit, paint, spec, box)
    if spec.walls == 'boards':
        _boarding(kit, paint, box)


def panels(spec: SetSpec, box: Box) -> list[float]:
    """Middles of the right wall's panels, metres from the back wall; none where the wall is not panelled."""
    pitch = PANEL + STILE
    count = math.ceil((spec.panels_before - box.y0 - pitch) / pitch) if spec.walls == 'panelled' else 0
    return [-spec.panels_before + STILE + PANEL / 2 + pitch * i for i in range(count)]


def _panelling(kit: Kit, paint: Material, spec: SetSpec, box: Box) -> None:
    """Applied mouldings on the right wall and the pier beside the window."""
    kit.moulding(paint, [(box.x1, spec.panels_before, 0.92), (box.x1, box.y0, 0.92)], DADO_RAIL)
    with kit.at(box.x1, 0, 0, rz=-90):
        for middle in panels(spec, box):
            a, b = middle - PANEL / 2, middle + PANEL / 2
            kit.frame_sweep(paint, a, 1.04, b, box.h - 0.34, -0.0005, PANEL_MOULDING)
            kit.frame_sweep(paint, a, 0.24, b, 0.84, -0.0005, PANEL_MOULDING)
    cornice = m.plaster('#efebe3', 0.04, 0.01)
    cabinetry.cornice(kit, cornice, [(box.x0, 0, box.h - 0.13), (box.x1, 0, box.h - 0.13), (box.x1, box.y0, box.h - 0.13)], 0.13, 0.11)
    cabinetry.cornice(kit, cornice, [(box.x0, box.y0, box.h - 0.13), (box.x0, 0, box.h - 0.13)], 0.13, 0.11)


def _boarding(kit: Kit, paint: Material, box: Box, width: float = 0.125) -> None:
    """Vertical boards with a 4 mm joint on back and right walls."""
    x = box.x0
    while x < box.x1:
        kit.box(paint, x + 0.002, -0.012, 0, min(x + width, box.x1) - 0.002, 0.001, box.h, 0.003, 'z')
        x += width
    y = 0
    while y > box.y0:
        kit.box(paint, box.x1 - 0.012, y - width + 0.002, 0, box.x1 + 0.001, y - 0.002, box.h, 0.003, 'z')
        y -= width


def _dress_window(kit: Kit, spec: SetSpec, box: Box) -> None:
    y0, y1 = spec.window
    top = min(spec.head + 0.12, box.h - 0.1)
    over_worktop = spec.sill > 0.8
    if spec.sheer:
        x = box.x0 + 0.11 - 0.16 * over_worktop
        room.curtain(
            kit,
            m.sheer(),
            room.Curtain(
                (x, y0 - 0.15 * (not over_worktop)),
                (x, y1 + 0.12 * (not over_worktop)),
                (spec.sill + 0.02, spec.head - 0.02) if over_worktop else (0.012, top),
                0.032 if over_worktop else 0.046,  # within a wall's thickness less: it would hang out over the worktop
                0.105,
                loose=1.0,
            ),
        )
        if not over_worktop:  # its track, in the wall's paint: without one the folds end in the air
            kit.box(m.lacquer(spec.wall, 'PF'), x - 0.036, y0 - 0.17, top - 0.004, x + 0.036, y1 + 0.14, top + 0.022, 0.002, 'y')
    if spec.drape and not over_worktop:
        heavy = m.fabric(spec.drape, 0.0022)
        for a, b in ((y0 - 0.55, y0 + 0.02), (y1 - 0.05, y1 + 0.40)):
            room.curtain(kit, heavy, room.Curtain((box.x0 + 0.20, a), (box.x0 + 0.20, b), (0.012, top), 0.055, 0.13, loose=0.4, seed=4))
        kit.tube(m.metal('brass_aged'), [(box.x0 + 0.16, y0 - 0.6, top + 0.02), (box.x0 + 0.16, y1 + 0.55, top + 0.02)], 0.012)


def _small_parts(kit: Kit, spec: SetSpec, box: Box) -> None:
    """A double socket on the right wall and a convector in the floor along the window: what real rooms have."""
    plate = m.lacquer('#efece6', 'ML')
    with kit.at(box.x1, -3.2, 0.30, rz=-90):
        for x in (0, 0.071):
            kit.box(plate, x, -0.009, 0, x + 0.070, 0, 0.080, 0.004)
            kit.box(m.simple('#dcd8d0', 0.5), x + 0.016, -0.0095, 0.021, x + 0.054, -0.008, 0.059, 0.003)
    _convector(kit, (box.x0 + 0.24, spec.window[0], box.x0 + 0.36, spec.window[1]))


def _convector(kit: Kit, area: Rectangle) -> None:
    """Trench convector along a window: a frame flush with the floor and bars across it, anodised, over the dark of its trough."""
    x0, y0, x1, y1 = area
    metal, edge, pitch, bar = m.metal('nickel', 0.42, brushed=False), 0.009, 0.0155, 0.0075
    kit.box(m.simple('#1c1b19', 0.8), x0, y0, -0.001, x1, y1, 0.0006, 0)
    for a in (x0, x1 - edge):
        kit.box(metal, a, y0, 0.0, a + edge, y1, 0.0036, 0.0006, 'y')
    for a in (y0, y1 - edge):
        kit.box(metal, x0 + edge, a, 0.0, x1 - edge, a + edge, 0.0036, 0.0006, 'x')
    for i in range(1, int((y1 - y0 - 2 * edge) / pitch)):
        a = y0 + edge + i * pitch
        kit.box(metal, x0 + edge, a, 0.0, x1 - edge, a + bar, 0.0032, 0.0006, 'x')
