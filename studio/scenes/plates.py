"""Materials, fittings and accessories as sample boards seen from above, one for each of the thirteen records. Metres."""

from studio.catalogue.records import row
from studio.kit import lights
from studio.kit.camera import Built
from studio.kit.geometry import Kit
from studio.scenes import pieces
from studio.scenes.plate_hinges import hinges
from studio.scenes.plate_organisers import organisers
from studio.scenes.plate_sinks import sinks
from studio.scenes.plate_table import PAPER, ground
from studio.scenes.plate_views import near
from studio.scenes.plates_fittings import drawers, lighting, tall_units
from studio.scenes.plates_surfaces import glass, hardware, lacquers, laminates, veneers, worktops
from studio.scenes.sliding_plate import sliding


def table_light() -> None:
    """Raking key from the upper left, broad fill from above: texture reads, colours stay neutral."""
    lights.area((-1.3, 1.0, 1.3), (0, 0, 0), 0.8, 0.8, 52, (1, 0.98, 0.95), 180)
    lights.area((0.5, -0.6, 2.2), (0, 0, 0), 2.4, 2.4, 42, (1, 0.99, 0.98), 180, glossy=False)
    lights.world(0.40, color=(1, 0.99, 0.97))


BOARDS = {
    'lacquers': lacquers,
    'veneers-and-solid-woods': veneers,
    'laminates': laminates,
    'glass-and-frames': glass,
    'worktops': worktops,
    'handles-and-profiles': hardware,
    'drawer-systems': drawers,
    'hinges-and-lifts': hinges,
    'tall-units-and-corners': tall_units,
    'interior-organisers': organisers,
    'lighting': lighting,
    'sinks-taps-and-waste': sinks,
    'sliding-gear': sliding,
}


# Things that stand on a paper sweep, and boards that bring their own ground.
STANDING = ('tall-units-and-corners', 'drawer-systems', 'glass-and-frames')


OWN_GROUND = ('lighting', 'sinks-taps-and-waste', 'handles-and-profiles', 'sliding-gear', 'hinges-and-lifts')


def build(slug: str) -> Built:
    """The board of a record."""
    kit = Kit(90 + row('materials-fitting-and-accessories', slug)['id'])
    board_ = BOARDS[slug](kit)
    standing = slug in STANDING
    if standing:
        pieces.ground(kit, PAPER)
    elif slug not in OWN_GROUND:
        ground(kit)
    if not board_.lit:
        table_light()
    if board_.high:
        lights.area((-1.6, -0.8, 2.6), (0, 0, 0.9), 1.0, 1.0, 60, (0.98, 0.99, 1), 180)
    kit.flush(slug)
    return Built({**near(slug), **board_.views}, 0.0 if standing else board_.exposure, bounces=board_.bounces)
