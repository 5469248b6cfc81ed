"""Lengths the catalogue promises, in mm, in every kitchen's plan."""

import pytest

from studio.catalogue import plans, records
from studio.catalogue.dims import construction

SLUGS = [row['slug'] for row in records.rows('kitchens')]


@pytest.mark.parametrize('slug', SLUGS)
def test_worktops_lie_between_900_and_940_and_seats_at_them_220_to_300_below(slug: str) -> None:
    plan = plans.kitchen(slug)
    tops = {part.box[5] for run in plan.runs for part in run.of('worktop')}
    assert all(900 <= top <= 940 for top in tops)
    assert all(220 <= min(tops) - seat.height <= 300 for seat in plan.seats if seat.use == 'stool')


@pytest.mark.parametrize('slug', [slug for slug in SLUGS if any(run.name == 'island' for run in plans.kitchen(slug).runs)])
def test_an_aisle_between_run_and_island_is_at_least_1050_wide(slug: str) -> None:
    plan = plans.kitchen(slug)
    front = min(part.box[1] for part in plan.run('back').of('worktop'))
    island = plan.run('island')
    back = max(island.at.in_room(part.box)[4] for part in island.of('worktop'))
    assert front - back >= 1050


@pytest.mark.parametrize('slug', [slug for slug in SLUGS if plans.kitchen(slug).run('back').of('hood')])
def test_a_hood_hangs_650_or_more_over_the_hob_and_a_hob_without_one_draws_its_own_air(slug: str) -> None:
    run = plans.kitchen(slug).run('back')
    hob = run.one('hob')
    lower = [part.box[2] for part in run.of('hood', 'mantel') if part.box[0] < hob.x < part.box[3]]
    assert not hob.vented
    assert min(lower) - hob.box[5] >= 640


def test_fronts_have_a_reveal_of_3_and_a_plinth_in_shadow() -> None:
    assert construction().front_gap == 3
    for slug in SLUGS:
        run = plans.kitchen(slug).run('back')
        depth = min(unit.depth for unit in run.units if unit.kind == 'base')
        assert all(part.box[5] >= 80 and depth + part.box[1] >= -20 for part in run.of('plinth')), slug
