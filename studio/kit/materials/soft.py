"""Upholstery: linen and wool, bouclé, velvet, leather. Yarns are drawn in UV (metres); what is smaller than a pixel acts through roughness and sheen."""

from bpy.types import Material, NodeSocket
from studio.kit.materials.nodes import N, Value, cached, fluff, hexc


def _wrinkles(n: N, depth: float) -> NodeSocket | None:
    """Wrinkles of a cloth's own UV: long slack ones that lean along u, the length of a garment, and a few short ones across them, in patches; depth in metres."""
    if not depth:
        return None
    stray = n.vmath('SCALE', n.vmath('SUBTRACT', n.noise(n.uv(), 5, 2, color=True), (0.5, 0.5, 0.5)), s=0.10)
    along_it, around, _ = n.sep(n.vmath('ADD', n.uv(), stray))

    def crests(across: float, along: float, lean: float, seed: float) -> NodeSocket:
        """Crests from 0 to 1: how many a metre across them and along, and how far they lean."""
        place = n.xyz(n.math('MULTIPLY', n.math('MULTIPLY_ADD', along_it, lean, around), across), n.math('MULTIPLY', along_it, along), seed)
        away = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(place, 1, 1.5, 0.45), 0.5))
        return n.math('POWER', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', away, 3.2), clamp=True), 1.8)

    where = n.smooth(n.noise(n.vmath('ADD', n.uv(), (3.0, 1.0, 0.0)), 3.4, 2), 0.40, 0.66)
    height = n.math('ADD', crests(12, 2.6, 0.35, 1.0), n.math('MULTIPLY', crests(9, 15, -0.6, 5.0), n.math('MULTIPLY', where, 0.55)))
    return n.bump(height, 1.0, depth)


@cached
def fabric(color: str = '#b9ad9b', thread: float = 0.0011, rough: float = 0.9, sheen: float = 0.35, melange: float = 0.35, wrinkled: float = 0.0) -> Material:  # noqa: PLR0913
    """Plain weave of slubbed yarn; thread is the yarn pitch in metres.

    wrinkled: depth in metres of the fine wrinkles of linen that was used. Up close every crossing stands; from two metres, where a pixel is wider than a yarn, the slubs (thick yarns a hand long) and the fold's dust still read as cloth.
    """
    n = N('fabric' + color)
    u, v, _ = n.sep(n.uv())
    k = 6.28318 / thread / 2
    over = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', u, k)), n.math('SINE', n.math('MULTIPLY', v, k)))
    crown = n.math('MAXIMUM', n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', u, k))), n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', v, k))))
    yarn = lambda a, b, seed: n.noise(n.xyz(n.math('MULTIPLY', a, 16), n.math('MULTIPLY', b, 0.62 / thread), seed), 1, 1.5, 0.6)
    slub = lambda a, b, seed: n.smooth(n.noise(n.xyz(n.math('MULTIPLY', a, 7), n.math('MULTIPLY', b, 0.36 / thread), seed), 1, 2, 0.6), 0.50, 0.72)
    warp, weft = yarn(u, v, 0), yarn(v, u, 4)
    top = n.smooth(over, -0.2, 0.2)
    mixed = n.math('ADD', n.math('MULTIPLY', warp, n.math('SUBTRACT', 1.0, top)), n.math('MULTIPLY', weft, top))
    thick = n.math('ADD', slub(u, v, 9), slub(v, u, 13))
    worn = n.noise(n.pos(), 4, 3, 0.6)
    shade = n.math('ADD', n.math('MULTIPLY_ADD', mixed, melange * 1.3, 1 - melange * 0.75), n.math('MULTIPLY_ADD', worn, 0.16, -0.08))
    shade = n.math('ADD', shade, n.math('MULTIPLY_ADD', thick, melange * 0.26, -melange * 0.06))
    height = n.math('ADD', n.math('ADD', crown, n.math('MULTIPLY', mixed, 1.2)), n.math('MULTIPLY', thick, 0.6))
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), shade),
        Roughness=rough,
        Sheen_Weight=sheen,
        Sheen_Roughness=0.4,
        Sheen_Tint=fluff(color),
        Specular_IOR_Level=0.15,
        Normal=n.bump(height, 0.5, thread * 0.8, _wrinkles(n, wrinkled)),
    )
    n.patterned()
    return n.m


PATTERNS = ('stripe', 'chalk', 'herringbone', 'marl', 'ribbed', 'cable', 'rib')
IN_LOOPS = 1.25  # of a cloth's tone, of the ground between loops: two bounces leave it darker than the dozen that wool has
RELIEF = {'ribbed': 0.0036, 'cable': 0.0060, 'rib': 0.0030}  # metres by which patterns of knitting stand up


def _stitches(n: N, pattern: str) -> NodeSocket:
    """Height from 0 to 1 of knitting, by its columns along u: ribs, or cables of two strands that cross, between ribs."""
    u, v, _ = n.sep(n.uv())
    if pattern != 'cable':
        pitch = 0.0110 if pattern == 'ribbed' else 0.0080
        return n.math('POWER', n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', v, 3.14159 / pitch))), 0.7)
    apart, wide, turn = 0.062, 0.0062, 6.28318 / 0.074
    across = n.math('SUBTRACT', n.math('PINGPONG', n.math('ADD', v, apart / 2), apart), apart / 2)
    place = n.math('SUBTRACT', n.math('WRAP', v, apart, 0.0), apart / 2)
    swing = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', u, turn)), 0.0068)
    over = n.math('MULTIPLY_ADD', n.math('COSINE', n.math('MULTIPLY', u, turn)), 0.16, 0.84)
    under = n.math('SUBTRACT', 1.68, over)

    def strand(side: str, high: NodeSocket) -> NodeSocket:
        off = n.math('DIVIDE', n.math(side, place, swing), wide)
        return n.math('MULTIPLY', n.math('SQRT', n.math('MAXIMUM', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', off, off)), 0.0)), high)

    cable = n.math('MAXIMUM', strand('SUBTRACT', over), strand('ADD', under))
    ribs = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', across, 3.14159 / 0.0103))), 0.62)
    beside = n.smooth(n.math('ABSOLUTE', place), 0.0150, 0.0165)
    return n.math('ADD', n.math('MULTIPLY', cable, n.math('SUBTRACT', 1.0, beside)), n.math('MULTIPLY', ribs, beside))


def _woven(n: N, pattern: str, light: bool) -> Value:
    """Factor on a cloth's colour; pattern: one of PATTERNS, of which none is finer than 4 mm: what is would alias; light: the ground is pale."""
    u, v, _ = n.sep(n.uv())
    if pattern in ('stripe', 'chalk'):
        pitch, line = (0.0105, 0.30) if pattern == 'stripe' else (0.0165, 0.16)
        away = n.math('PINGPONG', v, pitch / 2)
        on = n.smooth(away, line * pitch / 2 + 0.0004, line * pitch / 2 - 0.0004)
        return n.math('MULTIPLY_ADD', on, -0.30 if light else 0.75, 1.06 if light else 0.95)
    if pattern == 'herringbone':
        slant = n.math('PINGPONG', v, 0.014)
        line = n.math('SINE', n.math('MULTIPLY', n.math('ADD', u, slant), 6.28318 / 0.0065))
        side = n.smooth(n.math('SINE', n.math('MULTIPLY', v, 6.28318 / 0.056)), -0.15, 0.15)
        return n.math('ADD', n.math('MULTIPLY_ADD', line, 0.15, 0.97), n.math('MULTIPLY', side, 0.07))
    if pattern == 'marl':
        return n.math('MULTIPLY_ADD', n.noise(n.xyz(n.math('MULTIPLY', u, 210), n.math('MULTIPLY', v, 420), 0), 1, 2, 0.6), 0.90, 0.55)
    if pattern in RELIEF:
        return n.math('MULTIPLY_ADD', _stitches(n, pattern), 0.52, 0.58)
    raise ValueError(f'no pattern {pattern}')


@cached
def suiting(color: str = '#3d4650', rough: float = 0.92, pattern: str = '', wrinkled: float = 0.0) -> Material:
    """Cloth of fine combed yarn for garments: no slubs; a twill that is bump alone, wool's bloom where it turns away, the least mottling of its dye.
    pattern: '' plain, stripe, chalk stripe, herringbone, or as knitwear marl, ribbed, cable and, of its hems, rib; wrinkled: as `fabric`."""
    n = N('suiting' + color + pattern)
    u, v, _ = n.sep(n.uv())
    p = n.pos()
    twill = n.math('SINE', n.math('MULTIPLY', n.math('ADD', u, v), 6.28318 / 0.0016))
    nap, dye = n.noise(p, 850, 1.5, 0.6), n.noise(p, 7, 2, 0.5)
    shade = n.math('ADD', n.math('MULTIPLY_ADD', dye, 0.10, 0.95), n.math('MULTIPLY_ADD', nap, 0.16, -0.08))
    yarn = lambda a, b, seed: n.noise(n.xyz(n.math('MULTIPLY', a, 30), n.math('MULTIPLY', b, 400), seed), 1, 1.5, 0.6)  # thick and thin ones, a hand long
    shade = n.math('ADD', shade, n.math('MULTIPLY_ADD', n.math('ADD', yarn(u, v, 3), yarn(v, u, 6)), 0.20, -0.20))
    if pattern:
        shade = n.math('MULTIPLY', shade, _woven(n, pattern, sum(hexc(color)[:3]) > 1.2))
    large = n.bump(_stitches(n, pattern), 1.0, RELIEF[pattern]) if pattern in RELIEF else _wrinkles(n, wrinkled)
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), shade),
        Roughness=rough,
        Sheen_Weight=0.55,
        Sheen_Roughness=0.5,
        Sheen_Tint=hexc(color),
        Specular_IOR_Level=0.08,
        Normal=n.bump(n.math('MULTIPLY_ADD', twill, 0.35, nap), 0.30, 0.0003, large),
    )
    n.patterned()
    n.m['supple'] = True
    return n.m


@cached
def lining(color: str = '#3a2f2b') -> Material:
    """Satin of a garment's inside, whose uv is its height below the neck and its place across: darker downwards and outwards, since the cloth before it
    lets less light in than ambient occlusion, which ends a path at the lining, counts."""
    n = N('lining' + color)
    z, y, _ = n.sep(n.uv())
    slack = n.noise(n.xyz(n.math('MULTIPLY', z, 2.4), n.math('MULTIPLY', y, 30.0), 0.0), 1, 2, 0.5)
    deep = n.math('MULTIPLY', n.smooth(z, -0.42, -0.07, 0.22, 1.6), n.smooth(n.math('ABSOLUTE', y), 0.02, 0.10, 1.0, 0.45))
    fold = n.math('MULTIPLY_ADD', n.smooth(slack, 0.32, 0.68), 0.7, 0.65)
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), n.math('MULTIPLY', deep, fold)),
        Roughness=0.38,
        Specular_IOR_Level=0.35,
        Normal=n.bump(slack, 1.0, 0.010),
    )
    n.m['supple'] = True
    return n.m


@cached
def boucle(color: str = '#e3dccf') -> Material:
    """Ground of looped yarn, which stands on it as geometry (`kit.loops`)."""
    n = N('boucle')
    n.bsdf(avg=color, Base_Color=n.value(hexc(color), IN_LOOPS), Roughness=0.95, Specular_IOR_Level=0.1)
    n.patterned()
    n.m['yarn'] = _yarn(color)
    return n.m


@cached
def _yarn(color: str) -> Material:
    """Fluffy yarn of a loop, no two of quite one tone."""
    n = N('yarn' + color)
    own = n.math('MULTIPLY_ADD', n.node('ShaderNodeObjectInfo').outputs['Random'], 0.16, 1.04)
    n.bsdf(avg=color, Base_Color=n.value(hexc(color), own), Roughness=0.95, Sheen_Weight=0.5, Sheen_Tint=fluff(color), Specular_IOR_Level=0.1)
    n.patterned()
    return n.m


@cached
def velvet(color: str = '#6b5a4a') -> Material:
    """Cut pile: dark when looked into, light along the edges, with strokes of the hand."""
    n = N('velvet' + color)
    stroke = n.noise(n.pos(), 5.5, 3, 0.55, 0.8)
    pile = n.noise(n.pos(), 700, 1.5)
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), n.math('ADD', n.math('MULTIPLY_ADD', stroke, 0.5, 0.62), n.math('MULTIPLY_ADD', pile, 0.24, -0.12))),
        Roughness=0.85,
        Sheen_Weight=1.0,
        Sheen_Roughness=0.3,
        Sheen_Tint=hexc(color),
        Specular_IOR_Level=0.1,
        Normal=n.bump(n.math('ADD', pile, n.math('MULTIPLY', stroke, 3.0)), 0.5, 0.001),
    )
    n.patterned()
    return n.m


@cached
def leather(color: str = '#7a4b2c', rough: float = 0.42, pebbled: float = 1.0) -> Material:
    """Hide: pebbles of 1 to 2 mm with creases between them, clouds of dye, polish where it is touched; from 2.6 m pebbles are finer than a pixel and
    would make felt of it. pebbled: share of the pebbles' depth, little on calf."""
    n = N('leather' + color)
    p = n.pos()
    stray = n.vmath('SCALE', n.vmath('SUBTRACT', n.noise(p, 160, 2, 0.5, color=True), (0.5, 0.5, 0.5)), s=0.004)
    near = n.vmath('ADD', p, stray)
    crease = n.smooth(n.voronoi(near, 560, 'DISTANCE_TO_EDGE')['Distance'], 0.0, 0.18)
    cloud, pull = n.noise(p, 6, 5, 0.6), n.noise(p, 38, 3, 0.6)
    crease = n.math('MULTIPLY_ADD', n.math('SUBTRACT', crease, 0.8), n.near(0.9, 2.6), 0.8)
    n.bsdf(
        avg=color,
        Base_Color=n.value(hexc(color), n.math('MULTIPLY', n.math('MULTIPLY_ADD', cloud, 0.50, 0.75), n.math('MULTIPLY_ADD', crease, 0.22, 0.80))),
        Roughness=n.math('ADD', n.math('MULTIPLY_ADD', cloud, 0.30, rough - 0.10), n.math('MULTIPLY_ADD', crease, -0.14, 0.11)),
        Normal=n.bump(n.math('ADD', crease, n.math('MULTIPLY', pull, 2.4)), 0.45 * pebbled, 0.0008),
    )
    n.patterned()
    return n.m
