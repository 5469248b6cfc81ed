"""A kitchen from a catalogue record: `kitchen_from_record(record)` -> camera views. All seven layouts."""

import math
from dataclasses import replace

import bpy
from studio.catalogue import finishes, table
from studio.catalogue.dims import kitchen_dims, metres
from studio.catalogue.variety import variety_for
from studio.kit import geometry, layers
from studio.room import sets
from studio.scenes.kitchen.job import Job
from studio.scenes.kitchen.layouts import LAYOUTS, duo_door


def varied_set(record, variety, dims):
    """The record's set with this kitchen's own wall tone, floor and hour."""
    base = sets.SETS[record.shooting_set]
    x, y, z = base.sun_direction
    turn = math.radians(variety.sun_turn)
    direction = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z * variety.sun_height)
    spec = replace(base, wall=variety.wall, floor=variety.floor, sun=base.sun * variety.sun, sun_direction=direction)
    if record.shooting_set == 'S6' and record.slug != 'vescona-22':  # dark fronts at night need the photographer's reflector
        dark = record.finish == 'MT' or sum(bytes.fromhex(table.hexed(record.colour)[1:])) < 3 * 84
        spec = replace(spec, fill=base.fill * (3.2 if dark else 1.7), ambient=0.46 if dark else 0.34, exposure=1.1)
    elif record.shooting_set != 'S6' and sum(bytes.fromhex(table.hexed(record.colour)[1:])) < 3 * 84:  # half a stop more where the fronts drink the light
        spec = replace(spec, fill=base.fill * 1.5, exposure=base.exposure + 0.22)
    if record.layout == 'GAL':  # the window closes the aisle, its light falls along it
        return replace(spec, window=(-1.84, -0.72), drape='', fill=0, sun=spec.sun * 0.4, sun_direction=(0.90, 0.16, -0.42), panes=1)
    return replace(spec, sill=metres(dims.worktop_height) + 0.12) if record.layout == 'U' else spec  # the left run of a U stands under the window


def kitchen_from_record(record, variety=None, in_use=False, **changes):
    """Build the kitchen of a catalogue record in its shooting set and return its camera views; in_use: somebody cooks, a
    drawer is out; changes replace fields of the set (hour, view, wall …)."""
    if record.layout not in LAYOUTS:
        raise ValueError(f'layout {record.layout} of {record.name} has no builder yet; known: {", ".join(LAYOUTS)}')
    variety, facts = variety or variety_for(record), record.plan
    lengths = dict(island_length=facts.island_length) if facts.island_length else {}
    dims = kitchen_dims(room_width=facts.room_width, room_depth=facts.room_depth, **lengths)
    spec = replace(varied_set(record, variety, dims), **changes)
    job = Job(geometry.Kit(variety.seed), record, dims, finishes.look_for(record), spec, sets.box_for(spec, dims), variety, in_use)
    layers.mark(front=job.look.main, second=job.look.second, worktop=job.look.worktop)
    openings = [(duo_door(job.box)[0], 0, duo_door(job.box)[1], 2.36)] if record.layout == 'DUO' else []
    sets.build(job.kit, spec, job.box, openings)
    views = LAYOUTS[record.layout](job)
    job.kit.flush(record.slug)
    sets.light(spec, job.box)
    if record.shooting_set == 'S6':
        bpy.context.scene['gi_ao'] = 1  # lamps do the work at night: one bounce less saves a fifth
    return views
