"""Classic wall: mantel hood over the hob, lit glass-framed vitrines beside it, one cornice over all. Metres."""

from dataclasses import replace

import numpy as np
from bpy.types import Material
from studio.cabinet import appliances, fronts
from studio.cabinet import cabinetry as cab
from studio.catalogue.dims import metres
from studio.catalogue.plans import Cornice, Part, Run
from studio.kit import geometry
from studio.props.vessels import spline
from studio.scenes.kitchen import units
from studio.scenes.kitchen.job import PUT_BESIDE, Job, in_metres, light_line

CORBEL = 0.33  # metres a whole corbel is high
# metres out from a pilaster's shaft and down from its top, or up from its foot: necking, echinus and abacus; plinth block, torus and fillet.
# None stands out further than the plan leaves beside the hob (`joinery/kitchen/vitrine-wall.ts`)
CAPITAL = [(0.002, 0.112), (0.006, 0.109), (0.007, 0.105), (0.006, 0.101), (0.001, 0.098), (0.001, 0.070), (0.003, 0.064), (0.005, 0.061)]
CAPITAL += [*((0.015 - 0.010 * (0.5 + 0.5 * np.cos(t)) ** 0.8, 0.058 - 0.030 * t / np.pi) for t in np.linspace(0, np.pi, 9)), (0.015, 0.025)]
CAPITAL += [(0.0172, 0.024), (0.018, 0.022), (0.018, 0.002), (0.0172, 0.0)]
FOOT = [
    (0.010, 0.0),
    (0.010, 0.066),
    (0.008, 0.068),
    *((0.0075 * np.sin(t) + 0.001, 0.079 - 0.011 * np.cos(t)) for t in np.linspace(0.1, 3.04, 9)),
    (0.0, 0.092),
]
CHEEK = 0.022  # metres a corbel's cheek lies behind it; the cheek fills the cleft between corbel and wall unit, which no light reaches


def mantel_wall(job: Job, run: Run) -> None:
    """Wall units of both sides, the mantel on its brackets, the cornice and the boards behind it."""
    kit, style = job.kit, job.style('wall')
    for pelmet in run.of('pelmet'):
        _side(job, run, style, pelmet)
    _mantel(job, run, style)
    (crown,) = (one for one in run.cornices if one.on == 'wall')
    _moulding(kit, job.look.cornice or style.mat, crown)
    z = metres(crown.z)
    kit.box(style.mat, metres(crown.path[0][0]), metres(crown.path[0][1]) + 0.03, z, metres(crown.path[-1][0]), 0, z + 0.02, 0, 'x')


def _moulding(kit: geometry.Kit, mat: Material, cornice: Cornice) -> None:
    cab.cornice(kit, mat, [(metres(x), metres(y), metres(cornice.z)) for x, y in cornice.path], metres(cornice.up), metres(cornice.out))


def _vitrine_style(job: Job, style: cab.Style) -> cab.Style:
    """Style of the lit units: what the record frames them in, with its own inside."""
    entry = job.record.at('vitrine', 'dresser')
    rimmed = entry and (entry.where, entry.form) in (('vitrine', 'framed'), ('dresser', None))
    return replace(style, inner=job.look.interior, mat=job.look.second if rimmed else style.mat)


def _side(job: Job, run: Run, style: cab.Style, pelmet: Part) -> None:
    x0, x1 = pelmet.box[0], pelmet.box[3]
    vitrine = _vitrine_style(job, style)
    for unit in (one for one in run.units if one.role == 'wall' and x0 <= one.x < x1):
        if unit.lit:
            units.glazed(job, vitrine, unit)
        else:
            units.wall(job, style, unit)
    for filler in (one for one in run.of('filler') if x0 <= one.box[0] < x1):
        job.kit.box(style.mat, *in_metres(filler.box), 0.001, 'z')
    _pelmet(job.kit, style.mat, in_metres(pelmet.box))
    for line in run.lights:
        if x0 <= line[0] and line[1] <= x1:
            light_line(job, line, 4)


def _pelmet(kit: geometry.Kit, mat: Material, box: tuple[float, ...]) -> None:
    """Board below wall units that hides their line of light, returned to the wall at both ends, where the hood leaves them open to the eye."""
    x0, front, z0, x1, back, z1 = box
    kit.box(mat, *box, 0.002, 'x')
    for a, b in ((x0, x0 + back - front), (x1 - back + front, x1)):
        kit.box(mat, a, back - PUT_BESIDE, z0, b, 0, z1, 0.002, 'y')


def _mantel(job: Job, run: Run, style: cab.Style) -> None:
    kit, hood, crown = job.kit, job.look.hood or style.mat, job.look.capitals or style.mat
    (mantel,), (body,) = run.of('mantel'), run.of('hood')
    appliances.hood(kit, hood, in_metres(mantel.box))
    kit.box(hood, *in_metres(body.box), 0.002, 'z')
    for cornice in (one for one in run.cornices if one.on == 'mantel'):
        _moulding(kit, hood, cornice)
    for panel in run.of('panel'):
        x0, _, z0, x1, y1, z1 = in_metres(panel.box)
        fronts.front(kit, replace(style, handle='none'), fronts.Leaf(x0, z0, x1, z1, y1, 'none'))
    x0, _, foot, x1, _, _ = in_metres(mantel.box)
    middle = (x0 + x1) / 2
    low = min(metres(pelmet.box[2]) for pelmet in run.of('pelmet'))
    for part in run.of('pilaster'):
        a, front, _, b, back, z1 = in_metres(part.box)
        _pilaster(kit, (hood, crown), in_metres(part.box))
        left, right = (x0, a) if a < middle else (b, x1)
        kit.box(hood, left, front + CHEEK, low, right, back, z1, 0, 'z')
    for part in run.of('corbel'):
        a, front, z0, b, back, z1 = in_metres(part.box)
        _corbel(kit, hood, (a, front, z0, b, back, z1))
        left, right = (x0, a) if a < middle else (b, x1)
        _corbel(kit, hood, (left, front + CHEEK, low, right, back, z1))
    kit.area((middle, -0.3, foot - 0.02), (middle, -0.25, 0.9), 0.5, 0.2, 5 * job.lamps_at_wall, (1, 0.80, 0.56), 150)


def _pilaster(kit: geometry.Kit, mats: tuple[object, object], box: tuple[float, ...]) -> None:
    """Fluted pilaster with base and capital that carries the mantel; mats: of the shaft and of the capital."""
    (mat, gilded), (x, front, z0, x1, _, z1) = mats, box
    round_it = [(x, 0), (x, front), (x1, front), (x1, 0)]
    kit.moulding(mat, [(*corner, z0) for corner in round_it], FOOT, caps=False)
    kit.box(mat, x, front, z0 + 0.09, x1, 0, z1, 0.002, 'z')
    for i in range(3):
        at = x + (x1 - x) * (i + 1) / 4
        kit.tube(mat, [(at, front, z0 + 0.12), (at, front, z1 - 0.12)], 0.009, 12)
    kit.moulding(gilded, [(*corner, z1) for corner in round_it], [(out, -down) for out, down in CAPITAL], caps=False)


def _corbel(kit: geometry.Kit, mat: Material, box: tuple[float, ...]) -> None:
    """Scrolled bracket below the mantel that fills its box in a curve; cut level where the box ends before the curve does."""
    x0, front, foot, x1, back, z = box
    curve = spline([(0, 0), (0.02, 0.03), (0.10, 0.07), (0.24, 0.12), (0.34, 0.20), (0.39, 0.30), (back - front, CORBEL)], 6)
    reached = float(np.interp(z - foot, [down for _, down in curve], [y for y, _ in curve]))
    curve = [*((y, down) for y, down in curve if down < z - foot), (reached, z - foot), (back - front, z - foot), (back - front, 0)]
    outline = [(front + y, z - down) for y, down in curve]
    vertices = [(x, y, h) for x in (x0, x1) for y, h in outline]
    n = len(outline)
    sides = [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
    kit.poly(mat, vertices, [list(range(n))[::-1], [n + i for i in range(n)], *sides], 'z')
