"""What one writes with, lying on a desk or in an insert. Each lies along +y of its turned frame from at, on which it rests. Metres and degrees."""

from bpy.types import Material
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.measures import Point

PEN, PENCIL = 0.0064, 0.0036  # metres, radius of a capped pen at its ring and of a pencil over its corners


def pen(kit: Kit, lacquer: Material, metal: Material, at: Point, turn: float = 0) -> None:
    """A capped fountain pen, 137 mm: barrel and cap of lacquer, ring, clip and finial of metal."""
    x, y, z = at
    with kit.at(x, y, z + PEN, rz=turn, rx=-90):  # its own z lies along y, its -y is up
        kit.lathe(metal, [(0, 0), (0.0022, 0.0002), (0.0026, 0.0012), (0.0026, 0.0022)], seg=40)
        kit.lathe(lacquer, [(0.0026, 0.0022), (0.0038, 0.004), (0.0050, 0.018), (0.0056, 0.040), (0.0058, 0.0620)], seg=40)
        kit.lathe(metal, [(0.0058, 0.0620), (0.0062, 0.0622), (PEN, 0.0626), (PEN, 0.0666), (0.0062, 0.0670)], seg=40)
        kit.lathe(lacquer, [(0.0062, 0.0670), (0.0063, 0.090), (0.0059, 0.120), (0.0050, 0.1310)], seg=40)
        kit.lathe(metal, [(0.0050, 0.1310), (0.0052, 0.1316), (0.0050, 0.1340), (0.0036, 0.1364), (0, 0.1370)], seg=40)
        kit.box(metal, -0.0015, -0.0084, 0.0860, 0.0015, -0.0072, 0.1312, 0.0004, 'z')
        kit.box(metal, -0.0015, -0.0084, 0.1300, 0.0015, -0.0040, 0.1318, 0.0004, 'z')
        kit.ball(metal, (0, -0.0074, 0.0866), 0.0018)


def pencil(kit: Kit, paint: Material, at: Point, turn: float = 0) -> None:
    """A sharpened pencil, 172 mm, of six flats; its far end is dipped in white."""
    x, y, z = at
    with kit.at(x, y, z + PENCIL * 0.87, rz=turn, rx=-90):
        kit.lathe(m.simple('#2c2b2b', 0.35), [(0, 0), (0.0003, 0.0004), (0.0010, 0.0042)], seg=24)
        kit.lathe(m.wood('oak_light'), [(0.0010, 0.0042), (PENCIL, 0.0190)], seg=36)
        for mat, low, high in ((paint, 0.0172, 0.1600), (m.simple('#ece7dc', 0.3), 0.1600, 0.1720)):
            kit.lathe(mat, [(PENCIL, low), (PENCIL, high)], seg=6)
        kit.lathe(m.wood('oak_light'), [(PENCIL, 0.1720), (0, 0.1720)], seg=6)
