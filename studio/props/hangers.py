"""Hangers: shaped wood with a wire hook over the rail that turns in it, and a bar for trousers. Shoulders along y, the neck's foot on z = 0; metres."""

import math

import numpy as np
from bpy.types import Material
from studio.kit.geometry import Kit
from studio.props.patterns import SLOPE
from studio.props.upholstery import loft
from studio.props.ware import bend

RAIL = 0.095  # metres from a rail's axis down to a garment's neck
ROD = 0.0125  # metres, radius of a clothes rail, as joinery plans it
WIRE = 0.0024  # metres, radius of a hook
INSET = 0.030  # metres a hanger ends within the shoulder of what it carries
STOCK, THIN_STOCK = {'coat': 0.016, 'jacket': 0.016}, 0.007  # metres, half the thickness of a hanger at its ends
KNITTED, WOVEN = 0.030, 0.018  # metres by which the wood ends before what it may reach, more below a knit, which would show its end
BAR = -0.115  # height of the bar that trousers hang over


def hook(kit: Kit, metal: Material) -> None:
    """Wire from the neck of the hanger over the rail, its end a ball."""
    radius = ROD + WIRE + 0.0006
    over = [(0, radius * math.sin(a), RAIL - 0.0006 + radius * math.cos(a)) for a in (math.radians(115 - 17 * k) for k in range(16))]
    kit.tube(metal, [(0, 0, -0.012), (0, 0, RAIL - 0.052), *bend([(0, 0, RAIL - 0.044), (0, 0.0075, RAIL - 0.027), over[0]], 5), *over], WIRE, 10)
    y, z = over[-1][1:]
    kit.lathe(metal, [(0, -0.0034), (0.0024, -0.0024), (0.0034, 0), (0.0024, 0.0024), (0, 0.0034)], 0, y, z, 12)
    kit.lathe(metal, [(0, 0), (0.0060, 0), (0.0060, 0.004), (0.0030, 0.007), (0, 0.007)], 0, 0, 0.006, 16)


def reach(shoulder: float, knitted: bool) -> float:
    """Half the width of the hanger that carries shoulders of a half width."""
    return shoulder - INSET - (KNITTED if knitted else WOVEN)


def kept_off(points: np.ndarray, before: np.ndarray, side: np.ndarray, hanger: tuple[float, float]) -> None:
    """Keep points out of the wood of a hanger: over it, or before and behind it; before: where they were, which rubs; side: -1 for those of a garment's
    front, 1 of its back, 0 of its seams; hanger: half its width, and its thickness at the ends."""
    wide, stock = hanger
    near = np.flatnonzero((np.abs(points[:, 1]) < wide + 0.008) & (points[:, 2] > -0.24))
    away = np.abs(points[near, 1])
    share = away / wide
    end = np.sqrt(np.clip((1.04 - share) / 0.05, 0, 1))
    deep, high = (0.0085 + (stock - 0.0062) * share**2) * end + 1e-5, 0.020 * end + 1e-5
    middle = -SLOPE * (np.hypot(np.maximum(away - 0.05, 0), 0.02) - 0.02) - 0.002 - 0.012 * np.clip(share, 0, 1.1) ** 8 - high
    x, z = points[near, 0] / deep, (points[near, 2] - middle) / high
    far = np.maximum(np.hypot(x, z), 1e-3)
    over, beside = (far < 1) & (z > 0.35), (z <= 0.35) & (z > -1.2) & (side[near] != 0)
    i = near[over]
    points[i, 0] = (x / far * deep)[over]
    points[i, 2] = (middle + z / far * high)[over]
    points[i, 1] -= 0.5 * (points[i, 1] - before[i, 1])
    i = near[beside]
    out = (deep * np.sqrt(1 - np.clip(z, -0.9, 0.9) ** 2))[beside]
    points[i, 0] = side[i] * np.maximum(side[i] * points[i, 0], out)


def hanger(kit: Kit, mats: tuple[Material, Material], size: tuple[float, float], swivel: float = 0.0, bar: bool = False) -> None:
    """Hanger of a half width, half as thick at its ends as told; mats: wood and metal; swivel: degrees by which its hook is turned in the wood; bar: with
    a bar below for trousers."""
    wide, stock = size
    wood, metal = mats
    angle = np.linspace(0, 2 * math.pi, 14, endpoint=False)
    rings = []
    for y in np.linspace(-wide, wide, 33):
        share = abs(y) / wide
        top = -SLOPE * (math.hypot(max(abs(y) - 0.05, 0), 0.02) - 0.02) - 0.005 - 0.012 * share**8 + 0.011 * math.exp(-((y / 0.022) ** 2))
        high = (0.015 + 0.004 * share) * (1 - 0.45 * share**12)
        deep = (0.0062 + (stock - 0.0062) * share**2) * (1 - 0.5 * share**14)
        rings.append(np.stack([deep * np.cos(angle), np.full(14, y), top - high + high * np.sin(angle)], 1))
    loft(kit, wood, rings)
    with kit.at(rz=swivel):
        hook(kit, metal)
    if bar:
        tip = -SLOPE * (wide - 0.05) - 0.02
        for side in (-1, 1):
            kit.tube(metal, bend([(0, side * (wide - 0.03), tip), (0, side * (wide - 0.03), BAR + 0.02), (0, side * (wide - 0.045), BAR)], 5), WIRE, 8)
        kit.tube(wood, [(0, 0.045 - wide, BAR), (0, wide - 0.045, BAR)], 0.0065, 10)
