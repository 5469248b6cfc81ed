"""What stands on a worktop along the splashback, whose face lies at y = -18 mm: by the sink, against the wall, at the end. Metres."""

from studio.catalogue.variety import Variety
from studio.kit import materials as m
from studio.kit.geometry import Kit
from studio.kit.stone import stone
from studio.props import cookware, cutlery, props, soft, stores

REACH = (0.18, 0.09, 0.18, 0.0)  # metres, how far to a side each of the things by a sink reaches
SPOONS = (  # that lean in a crock, clear of one another: degrees they are turned and lean, metres from its middle that they stand, form, wood
    (90, 12, 0.014, 'spoon', 'oak_light'),
    (-30, 12, 0.014, 'turner', 'walnut'),
    (-150, 12, 0.014, 'spoon', 'oak'),
    (12, 2, 0.0, 'turner', 'oak_light'),
)
BOARDS = (('paddle', 'grooved'), ('grooved', 'plain'), ('plain', 'paddle'))  # forms of the one behind and the one before it
GLAZES = ('#d8d0c0', '#8f9384', '#6b665f', '#a5714f', '#c9b79b')


def _other(variety: Variety, *marks: int) -> bool:
    """True for the kitchens whose mark, 0 to 4, is one of these: they show another thing of the same kind."""
    return (variety.seed // 48) % 5 in marks


def by_the_sink(kit: Kit, at: tuple[float, float], variety: Variety, free: float) -> None:
    """Oil in bottles or a jug with a salt cellar, a crock of spoons, a folded cloth with a bottle of soap, or nothing; at: its x and the worktop's height,
    free: metres from there to the sink. What would hang over its bowl is not put there."""
    (x, z), kind = at, variety.seed % 4
    if free < REACH[kind]:
        return
    if kind == 0 and _other(variety, 1, 2, 4):
        cookware.oil_and_salt(kit, (x, -0.13, z))
    elif kind == 0:
        cookware.oil_bottles(kit, (x, -0.12, z))
    elif kind == 1:
        props.vase(kit, m.ceramic('#d9cfbe', 0.45, 0.3), (x + 0.03, -0.14, z), (0.058, 0.15), 'cyl')
        for turn, tilt, away, form, species in SPOONS:
            with kit.at(x + 0.03, -0.14, z + 0.012, rz=turn), kit.at(0, away, 0, rx=90 - tilt):
                cutlery.wooden(kit, m.wood(species), form)
    elif kind == 2:
        soft.folded_towels(kit, [m.fabric('#cfc4b2', 0.0015)], (x + 0.02, -0.16, z + 0.0005), (0.165, 0.130, 0.018), variety.seed % 17 - 8)
        props.soap(kit, (x + 0.145, -0.12, z), 35)


def against_the_wall(kit: Kit, x: float, z: float, variety: Variety) -> None:
    """Boards, a leaning tray with a mortar or mills, jars of glass or stoneware, or what stands on the hob: kettle, casserole or moka pot."""
    kind = (variety.seed // 4) % 4
    if kind == 0:
        behind, before = BOARDS[variety.seed % len(BOARDS)]
        for dx, wall, size, species, lean, form in ((0, -0.018, (0.24, 0.40), 'walnut', 11, behind), (0.15, -0.066, (0.20, 0.30), 'oak_light', 15, before)):
            props.board(kit, m.wood(species), (x + dx, wall, z), size, lean, form)
    elif kind == 1:
        with kit.at(x + 0.02, -0.085, z + 0.19, rx=81):
            kit.lathe(m.wood('oak'), [(0, 0), (0.180, 0), (0.188, 0.006), (0.188, 0.016), (0.180, 0.012), (0, 0.010)], seg=64, grain='across')
        if _other(variety, 2, 3, 4):
            cookware.mills(kit, (x + 0.19, -0.26, z))
        else:
            props.bowl(kit, stone('statuario'), (x + 0.20, -0.20, z), (0.065, 0.075))
            kit.tube(stone('statuario'), [(x + 0.19, -0.20, z + 0.03), (x + 0.245, -0.185, z + 0.125)], 0.010, 14, 0.014)
    elif kind == 2 and _other(variety, 0, 1, 2):
        cookware.canisters(kit, m.ceramic(GLAZES[variety.seed % 5], 0.42, 0.3), (x, -0.12, z), variety.seed)
    elif kind == 2:
        stores.storage_jars(kit, (x - 0.10, -0.11, z), (0.20, 0.17, 0.14, 0.11), variety.seed)
    elif _other(variety, 1, 4):
        enamel = m.lacquer(('#46584d', '#7d3b2e', '#d9d2c4', '#3c4654', '#8c7f6c')[variety.seed % 5], 'GL')
        cookware.casserole(kit, enamel, (x + 0.02, -0.22, z), 20)
    elif _other(variety, 2):
        cookware.moka(kit, (x + 0.02, -0.20, z), -150)
    else:
        props.kettle(kit, m.lacquer('#2a2b2d', 'GL') if variety.seed % 2 else m.metal('steel', 0.16, brushed=False), (x + 0.02, -0.20, z), -18)


def at_the_end(kit: Kit, x: float, z: float, variety: Variety) -> None:
    """A pair of vessels, a pot of herbs, or cookery books upright."""
    kind = (variety.seed // 16) % 3
    if kind == 0:
        forms = (('bottle', 'jar'), ('pitcher', 'beaker'), ('gourd', 'cyl'), ('moon', 'bottle'), ('ginger', 'waisted'))[variety.seed // 48 % 5]
        for dx, y, size, form, turn in ((0, -0.16, (0.065, 0.20), forms[0], 0), (0.17, -0.14, (0.06, 0.12), forms[1], 2)):
            props.vase(kit, m.ceramic(GLAZES[(variety.seed + turn) % 5], 0.45, 0.2), (x + dx, y, z), size, form)
    elif kind == 1:
        pot = GLAZES[variety.seed % 3] if _other(variety, 2, 4) else '#a5714f'
        props.vase(kit, m.ceramic(pot, 0.7, 0.2), (x + 0.06, -0.16, z), (0.075, 0.13), 'cyl')
        props.branches(
            kit,
            (x + 0.06, -0.16, z + 0.09),
            props.Spray(height=0.20, count=14, spread=0.12, leaf=0.030, width=0.62, seed=variety.seed, density=13, droop=0.3, sunk=0.04),
            props.leaf_mat('#5d7a3c'),
        )
    else:
        props.books_row(kit, (x - 0.03, -0.03, z), 0.17, variety.seed, (0.25, 0.17))
