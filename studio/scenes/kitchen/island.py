"""Islands and the table side of them, as the plan has them: stone monolith, slab with waterfall ends, framed with turned legs. In the room, metres."""

import math
from dataclasses import replace

from bpy.types import Material
from studio.cabinet import cabinetry as cab
from studio.cabinet import fronts
from studio.catalogue.dims import metres
from studio.catalogue.plans import Run
from studio.kit import geometry
from studio.kit import materials as m
from studio.props import legs, props
from studio.scenes.kitchen import units
from studio.scenes.kitchen.job import PUT_BESIDE, Job, frame, in_room
from studio.scenes.kitchen.run import folded_slab

JOINT, GLUE = 0.0003, 0.0004  # metres: between a block and its top; how far what fills their joint lies behind their faces
LEG = (  # a turned leg above its pad: radius and height
    (0, 0.006),
    (0.040, 0.006),
    (0.044, 0.012),
    (0.036, 0.03),
    (0.03, 0.05),
    (0.034, 0.10),
    (0.043, 0.17),
    (0.046, 0.25),
    (0.040, 0.42),
    (0.031, 0.60),
    (0.028, 0.66),
    (0.036, 0.68),
    (0.036, 0.695),
    (0.028, 0.71),
    (0.034, 0.735),
    (0.042, 0.75),
)


def island(job: Job, run: Run) -> None:
    """Island with its fronts to the cook and its seats on the other side."""
    kit, look = job.kit, job.look
    style = job.style('island')
    if run.of('monolith'):
        _monolith(job, run)
    else:
        _body(job, run, style)
    _turned_legs(kit, style.mat, run)
    for part in run.of('block'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        kit.box(m.wood('oak_light', rough=0.5), x0, y0, z0 + PUT_BESIDE, x1, y1, z1, 0.003, 'x')
    for part in run.of('foot-rail'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        foot_rail(kit, look.rail, x0, x1, ((y0 + y1) / 2, (z0 + z1) / 2))
    for part in run.of('fluted-panel'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        fronts.front(kit, job.style('island', front='fluted', handle='none'), fronts.Leaf(x0, z0, x1, z1, y1, 'none'))
        under = min(in_room(run, top.box)[2] for top in run.of('worktop'))
        kit.box(style.mat, x0, y0 + PUT_BESIDE, z1 - style.gap / 2, x1, y1, under, 0, 'x')  # without it a black joint runs under the worktop


def _monolith(job: Job, run: Run) -> None:
    kit, look = job.kit, job.look
    for part in run.of('worktop'):
        kit.slab_with_hole(look.island, *in_room(run, part.box), None, 0.002)
    for part in run.of('monolith'):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        kit.box(look.island, x0, y0, z0, x1, y1, z1 - JOINT, 0.003, 'z')
        kit.box(look.island, x0 + GLUE, y0 + GLUE, z1 - 0.01, x1 - GLUE, y1 - GLUE, z1 + 0.01, 0, 'z')  # an open joint is a dotted black line
    for part in run.of('plinth'):
        kit.box(look.plinth, *in_room(run, part.box), 0)


def _body(job: Job, run: Run, style: cab.Style) -> None:
    kit, worktop = job.kit, job.look.worktop
    folded_slab(kit, worktop, run)
    first, last = run.units[0], run.units[-1]
    kit.box(style.mat, *in_room(run, (first.x, -first.depth, first.z, last.x1, 0, first.top)), 0)
    for part in run.of('plinth'):
        own = style.plinth is job.look.main  # a plinth in the fronts' material is in the island's on the island
        kit.box(style.mat if own or not style.plinth else style.plinth, *in_room(run, part.box), 0.0006, 'x')
    ends = run.of('end-panel')
    middle = sum(in_room(run, part.box)[0] for part in ends) / len(ends) if ends else 0
    for part in ends:
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        out = 0.0005 if x0 > middle else -0.0005  # proud of the body it covers
        kit.box(style.mat, x0 + out, y0, z0, x1 + out, y1, z1, 0.0012, 'z')
    plain = replace(style, handle='none')
    for part in reversed(run.of('panel')):
        x0, _, z0, x1, y1, z1 = in_room(run, part.box)
        fronts.front(kit, plain, fronts.Leaf(x0, z0, x1, z1, y1, 'none'))
    with frame(job, run):
        for unit in run.units:
            for front in unit.fronts:
                units.place_front(job, style, front, -metres(unit.depth))


def _turned_legs(kit: geometry.Kit, mat: Material, run: Run) -> None:
    for part in sorted(run.of('leg'), key=lambda part: in_room(run, part.box)[0]):
        x0, y0, z0, x1, y1, z1 = in_room(run, part.box)
        legs.glide(kit, (x0 + x1) / 2, (y0 + y1) / 2, 0.037)
        kit.lathe(mat, props.spline(list(LEG)), (x0 + x1) / 2, (y0 + y1) / 2, z0, 40)
        kit.box(mat, x0, y0, 0.75, x1, y1, z1, 0.003)
    for part in run.of('apron'):
        kit.box(mat, *in_room(run, part.box), 0.002, 'x')


def foot_rail(kit: geometry.Kit, mat: Material, x0: float, x1: float, at: tuple[float, float]) -> None:
    """Solid round rail with ball ends on posts, as at a bar; at: its y and its height."""
    (y, z), mat = at, m.turned(mat)
    kit.tube(mat, [(x0, y, z), (x1, y, z)], 0.014, 24)
    for x in (x0, x1):
        kit.lathe(mat, [(0.020 * math.sin(a), -0.020 * math.cos(a)) for a in (math.pi * step / 16 for step in range(17))], x, y, z, 32)
    for i in range(3):
        x = x0 + 0.12 + (x1 - x0 - 0.24) * i / 2
        kit.tube(mat, [(x, y, z), (x, y + 0.14, z)], 0.009, 16)
