"""Procedural, resolution-independent PBR materials (no image files). UV map is in metres (u along the grain),
point attribute 'rnd' is a random number per panel so every board/front differs."""

from studio.kit.materials.coat import GLAZES, ceramic, door_glass, hob_glass, lacquer, pearl, plaster, simple
from studio.kit.materials.glass import emit, glass_pane, glass_solid, line, lit_reeds, opal, oven_pane, reeded_glass
from studio.kit.materials.metal import METALS, all_turned, metal, mirror, turned
from studio.kit.materials.nodes import N, blend, cached, clear, hexc, luminance, mixed, tone
from studio.kit.materials.soft import boucle, fabric, leather, lining, suiting, velvet
from studio.kit.materials.weave import cane, knit, rug, sheer
from studio.kit.materials.wood import WOODS, veneer, wood

__all__ = (
    'GLAZES', 'METALS', 'WOODS', 'N', 'all_turned', 'blend', 'boucle', 'cached', 'cane', 'ceramic', 'clear', 'door_glass', 'emit', 'fabric', 'glass_pane', 'glass_solid', 'hexc', 'hob_glass', 'knit', 'lacquer', 'line', 'luminance',
    'leather', 'lining', 'lit_reeds', 'metal', 'mirror', 'mixed', 'opal', 'oven_pane', 'pearl', 'plaster', 'reeded_glass', 'rug', 'sheer', 'simple', 'suiting', 'tone', 'turned', 'veneer', 'velvet',
    'wood',
)  # fmt: skip
