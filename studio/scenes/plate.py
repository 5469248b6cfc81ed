"""Neutral front plate (shot K12): one door in even white light, Standard view, so that its colour can be compared with the hex."""

from studio.cabinet import cabinetry as cab
from studio.catalogue import finishes
from studio.catalogue.dims import construction, metres
from studio.catalogue.records import KitchenRecord
from studio.kit import lights
from studio.kit import materials as m
from studio.kit.camera import Built, View
from studio.kit.geometry import Kit


def plate_from_record(record: KitchenRecord, width: float = 0.596, height: float = 0.716) -> Built:
    """A single front (metres) with its handle, floating before a pale ground that touches nothing."""
    sizes = construction()
    kit, look = Kit(2), finishes.look_for(record, saturation=1.0)  # the hex itself
    style = cab.Style(
        front=look.front,
        mat=look.base,
        handle=look.handle,
        hmat=look.handle_metal,
        gap=0,
        t=metres(record.front.thickness),
        rail=metres(sizes.frame_width),
        thin_rail=metres(sizes.thin_frame_width),
        grain=look.grain,
    )
    cab.front(kit, style, cab.Leaf(-width / 2, 0, width / 2, height, 0, 'door'))
    kit.box(m.simple('#f4f4f2', 0.9), -2, 0.30, -1, 2, 0.32, 2, 0)
    kit.flush('plate')
    lights.world(1.0, color=(1, 1, 1))
    return Built(dict(plate=View(loc=(0, -2.4, height / 2), target=(0, 0, height / 2), focal=70, fstop=0)), 0.0, 'Standard')
