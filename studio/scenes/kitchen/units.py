"""Units of the plan as bodies with fronts. Local frame of their run: x to the right, back on y=0, front towards -y; metres."""

from dataclasses import replace

from studio.cabinet import cabinetry as cab
from studio.cabinet import fronts, handles, oven
from studio.catalogue.dims import metres
from studio.catalogue.plans import Appliance, Front, Unit
from studio.kit import materials as m
from studio.scenes.kitchen.job import PUT_BESIDE, Job, in_metres
from studio.scenes.kitchen.shelf import crockery

SINK_ROOM = 0.24  # metres a body ends below the worktop, for basins and drawers
SHELF_WATTS = 1.5  # of a line of light in a lit unit, a metre: more and a pale inside is as flat as paper
BEHIND_BRONZE, IN_SMOKED_OAK = 12.0, 4.0  # the same behind bronze glass, which keeps three quarters of the light, and before dark boards
SKIN = 0.001  # metres; what covers the ends and the underside of a lit unit in the material of the wall units' fronts, be its door framed in brass
BOARD = 0.018  # metres of an oven housing's sides and back
LIP_OF_LIGHT = 0.006  # metres a profile's front reaches down before its lens: seen bare from the room, the lens is a white stroke along a glass shelf
LIP = 0.020  # metres the profile of a channel below the worktop runs behind the front


def place_front(job: Job, style: cab.Style, front: Front, y: float, glass: str | None = None, out: float = 0.0) -> None:  # noqa: PLR0913
    """One front of the plan with its back on y, its handles where the plan has them; glass: what fills it, of a vitrine; out: metres it is drawn."""
    box = (metres(front.x), metres(front.z), metres(front.x + front.width), metres(front.z + front.height))
    sawn = in_metres(front.grips[0]) if front.grips and style.handle == 'cut_out' else None
    leaf = fronts.Leaf(*box, y, 'none', glass=glass, cut=sawn, out=out)
    fronts.front(job.kit, style, leaf)
    gap = style.gap / 2
    clear = (box[0] + gap, box[1] + gap, box[2] - gap, box[3] - gap)
    for grip in front.grips:
        place = in_metres(grip)
        stands = ((place[0] + place[2]) / 2, (place[1] + place[3]) / 2)
        handles.fit(job.kit, style, front, (clear, place), fronts.surface(style, leaf, stands))


def base(job: Job, style: cab.Style, unit: Unit, out: float = 0.0) -> None:
    """Base unit; its body ends lower than its fronts. out: metres its top drawer is drawn."""
    kit, x0, x1, y, top = job.kit, metres(unit.x), metres(unit.x1), -metres(unit.depth), metres(unit.top)
    kit.box(style.mat, x0, y, metres(unit.z), x1, 0, top - SINK_ROOM, 0)
    upper = [channel for channel in unit.channels if channel[1] == unit.top]
    for low, high in upper:
        kit.box(style.hmat, x0, y - 0.0005, metres(low) - LIP, x1, y + 0.002, metres(high), 0, 'x')
    highest = max(front.z + front.height for front in unit.fronts)
    for front in unit.fronts:
        place_front(job, style, front, y, out=out if front.z + front.height == highest else 0.0)
    for low, high in unit.channels[len(upper) :]:
        half = metres(high - low) / 2
        kit.box(style.hmat, x0, y - 0.0005, metres(low) - half, x1, y + 0.001, metres(high) + half, 0, 'x')


def tall(job: Job, style: cab.Style, unit: Unit) -> None:
    """Tall unit behind doors."""
    job.kit.box(style.mat, metres(unit.x), -metres(unit.depth), metres(unit.z), metres(unit.x1), 0, metres(unit.top), 0)
    for front in unit.fronts:
        place_front(job, style, front, -metres(unit.depth))


def ovens(job: Job, style: cab.Style, unit: Unit, built_in: list[Appliance]) -> None:
    """Tall unit with its ovens between a drawer and a door."""
    kit, y = job.kit, -metres(unit.depth)
    x0, x1, levels = metres(unit.x), metres(unit.x1), [metres(unit.z)]
    for front in (one for one in unit.fronts if one.kind == 'drawer'):
        place_front(job, style, front, y)
    for appliance in sorted(built_in, key=lambda one: one.box[2]):
        a, _, z0, b, back, z1 = in_metres(appliance.box)
        oven.oven(kit, (a, z0, b, z1), back, steel=job.variety.seed % 5 < 2)
        levels += [z0, z1]
    levels.append(metres(unit.top))
    for z0, z1 in zip(levels[::2], levels[1::2]):  # the body is open where an oven stands in it
        if z1 > z0:
            kit.box(style.mat, x0, y + 0.03, z0, x1, 0, z1, 0)
    for side in (x0, x1 - BOARD):
        kit.box(style.mat, side, y + 0.03, metres(unit.z), side + BOARD, 0, metres(unit.top), 0)
    kit.box(style.mat, x0, -BOARD, metres(unit.z), x1, 0, metres(unit.top), 0)
    for front in (one for one in unit.fronts if one.kind != 'drawer'):
        place_front(job, style, front, y)


def _framed_in(job: Job) -> str | None:
    """Material of the vitrine's frame, or None."""
    entry = job.record.at('vitrine')
    return entry.material if entry and entry.form == 'framed' else None


def vitrine(job: Job, unit: Unit) -> None:
    """Tall glass door in a slim metal frame before lit shelves."""
    kit, rim = job.kit, m.metal('black' if _framed_in(job) == 'black-steel' else 'bronze', 0.4, brushed=False)
    inner = m.wood('oak_smoked') if job.spec.lamps > 1 or job.look.pane == 'bronze' else job.look.carcass  # black boards behind bronze stay black
    style = replace(job.style('tall'), mat=rim, inner=inner, thin_rail=0.024, front='slab', handle='none')
    x0, x1, foot, top, depth = (metres(edge) for edge in (unit.x, unit.x1, unit.z, unit.top, unit.depth))
    cab.carcass(kit, inner, (x0, foot, x1, top), depth, unit.shelves)
    for front in unit.fronts:
        place_front(job, style, front, -depth, style.pane)
    level = job.spec.lamps  # bronze takes so much of the day as well that what shines behind it is the same at any hour
    watts = BEHIND_BRONZE if style.pane == 'bronze' else (IN_SMOKED_OAK if level > 1 else SHELF_WATTS) * level
    pitch = (top - foot) / (unit.shelves + 1)
    for z in (foot + pitch * (i + 1) for i in range(unit.shelves + 1)):
        _shelf_light(job, (x0 + 0.04, x1 - 0.04, -depth + 0.030, z - 0.010), watts, deep=True)
    crockery(kit, x0 + 0.02, x1 - x0 - 0.04, [foot + pitch * (level + 1) + 0.010 for level in range(unit.shelves)])
    kit.area(((x0 + x1) / 2, -0.52, top - 0.05), ((x0 + x1) / 2, -0.30, 0.9), x1 - x0 - 0.1, 0.03, 3 * job.spec.lamps, (1, 0.78, 0.54), 160)


def _shelf_light(job: Job, line: tuple[float, float, float, float], watts: float, deep: bool = False) -> None:
    """Line of light behind the front of a lit unit, with the lamp that shines on what stands on the shelf and washes the back; line: its ends, its y, the
    underside; watts: a metre; deep: of a tall unit, whose lamp is turned to its back and sends nothing out through the pane, and whiter, for the pane and the boards tint it."""
    x0, x1, y, z = line
    job.kit.box(m.line(), x0, y - 0.004, z - 0.004, x1, y + 0.004, z, 0)
    job.kit.box(m.metal('steel', 0.4, brushed=False), x0, y - 0.006, z - LIP_OF_LIGHT, x1, y - 0.0045, z, 0, 'x')
    place, on = ((x0 + x1) / 2, y, z - 0.006), ((x0 + x1) / 2, y + (0.35 if deep else 0.10), z - 0.3)
    job.kit.area(place, on, x1 - x0, 0.012, watts * (x1 - x0), (1, 0.90, 0.76) if deep else (1, 0.80, 0.58), 125 if deep else 170, glossy=False)


def wall(job: Job, style: cab.Style, unit: Unit) -> None:
    """Wall unit behind plain fronts."""
    job.kit.box(style.mat, metres(unit.x), -metres(unit.depth), metres(unit.z), metres(unit.x1), 0, metres(unit.top), 0)
    for front in unit.fronts:
        place_front(job, style, front, -metres(unit.depth))


def glazed(job: Job, style: cab.Style, unit: Unit) -> None:
    """Wall unit behind glass or open, lit from above its shelves, with crockery on them."""
    kit, x0, x1, z0, z1, depth = job.kit, *(metres(edge) for edge in (unit.x, unit.x1, unit.z, unit.top, unit.depth))
    cab.carcass(kit, style.inner, (x0, z0, x1, z1), depth)
    for x in (x0, x1 - SKIN):  # its ends are seen beside a hood
        kit.box(job.style('wall').mat, x - PUT_BESIDE, -depth + 0.002, z0, x + SKIN + PUT_BESIDE, 0, z1, 0, 'z')
    kit.box(job.style('wall').mat, x0, -depth + 0.002, z0 - PUT_BESIDE, x1, 0, z0 + SKIN, 0, 'x')
    shelves = [z0 + (z1 - z0) * (i + 1) / (unit.shelves + 1) for i in range(unit.shelves)]
    for z in shelves:
        kit.box(m.glass_pane('#e8f2ee'), x0 + 0.018, -depth + 0.02, z - 0.004, x1 - 0.018, -0.02, z + 0.004, 0.0008, 'x')
    level = job.lamps_before(job.look.carcass_tone) if style.inner is job.look.carcass else job.spec.lamps
    for z in (z1 - 0.018, *shelves):
        _shelf_light(job, (x0 + 0.05, x1 - 0.05, -depth + 0.030, z - 0.005), SHELF_WATTS * level)
    for front in unit.fronts:
        place_front(job, style, front, -depth, style.pane)
    crockery(kit, x0 + 0.02, x1 - x0 - 0.04, (z0 + 0.018, *(z + 0.0045 for z in shelves)))
