"""Tables, chairs and vanities have the sizes their drawings are drawn with, to 8 mm: turned edges and cloth stand out by that much."""

import json

import numpy as np
import pytest

from studio.cabinet import vanity
from studio.catalogue import records
from studio.kit import geometry, materials, render
from studio.paths import CONTENT
from studio.scenes import bathroom, pieces

SIZES = json.loads((CONTENT / 'dimensions.json').read_text(encoding='utf-8'))['pieces']
WITHIN = 8
WITH_MORE = ('weekend',)  # its bench stands beside it


def _bounds(kit: geometry.Kit) -> tuple[np.ndarray, np.ndarray]:
    points = np.concatenate([part for bucket in (kit.flat, kit.smooth) for mesh in bucket.values() for part in mesh['V']]) * 1000
    return points.min(0), points.max(0)


@pytest.mark.parametrize('slug', sorted(set(SIZES['table-and-chairs']) - set(WITH_MORE)))
def test_a_table_or_chair_is_as_large_as_it_is_drawn(slug):
    render.reset()
    materials.clear()
    kit = geometry.Kit(1)
    parts = {one['part']: one['material'] for one in records.row('table-and-chairs', slug)['materials']}
    pieces.PIECES[slug](kit, lambda part: pieces.body_material(parts[part]))
    low, high = _bounds(kit)
    size = SIZES['table-and-chairs'][slug]
    assert [high[0] - low[0], high[1] - low[1], high[2]] == pytest.approx([size['width'], size['depth'], size['height']], abs=WITHIN)


@pytest.mark.parametrize('slug', sorted(SIZES['bathrooms']))
def test_a_vanity_is_as_wide_and_its_mirror_as_high_as_they_are_drawn(slug):
    render.reset()
    materials.clear()
    record, metal, size = records.bathroom(slug), materials.metal('steel'), SIZES['bathrooms'][slug]
    kit, wall = geometry.Kit(1), geometry.Kit(1)
    place = vanity.vanity(kit, record, metal, vanity.BathroomDims(), 0)
    bathroom._mirrors(wall, record.furniture.mirror, metal, place, 0)
    low, high = _bounds(kit)
    assert high[0] - low[0] == pytest.approx(size['width'], abs=WITHIN)
    assert _bounds(wall)[1][2] == pytest.approx(size['height'], abs=WITHIN)
