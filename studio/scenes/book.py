"""Scenes by name: `build('<category>/<slug>')` builds one product's room and returns its camera views, `build('kitchens/<slug>/in-use')` the kitchen while somebody cooks."""

from dataclasses import replace

from studio.catalogue import records
from studio.kit.camera import Built
from studio.scenes import (
    bathroom,
    bedroom,
    boiserie,
    closets,
    dettagli,
    doors,
    homes,
    hotel,
    living,
    office,
    pieces,
    plates,
    showroom,
    sliding_systems,
)
from studio.scenes.kitchen import kitchen
from studio.scenes.room_views import ROOM_VIEWS

SINGLE = {
    'bedrooms/notturno': bedroom.bedroom,
    **doors.SCENES,
    **living.SCENES,
    **office.SCENES,
    **boiserie.SCENES,
    **hotel.SCENES,
    **closets.SCENES,
    **sliding_systems.SCENES,
    'home-accessories/dettagli': dettagli.dettagli,
    'showroom': showroom.showroom,
    **homes.SCENES,
}

BY_SLUG = {
    'table-and-chairs': pieces.build,
    'materials-fitting-and-accessories': plates.build,
}


def has_builder(name: str) -> bool:
    """True if the scene can be built."""
    if name in SINGLE:
        return True
    category, slug = name.split('/')
    if category == 'kitchens':
        return records.kitchen(slug).layout in kitchen.LAYOUTS
    if category == 'materials-fitting-and-accessories':
        return slug in plates.BOARDS
    return category == 'bathrooms' or category in BY_SLUG


def build(name: str, paint: str | None = None) -> Built:
    """Build the scene of a product. paint: id of a material that the fronts of a kitchen or bathroom wear instead of their record's colour. @raises
    KeyError if there is no builder, ValueError if its fronts are of no record."""
    category, _, rest = name.partition('/')
    slug, _, state = rest.partition('/')
    if category == 'kitchens':
        return kitchen.kitchen_from_record(records.kitchen(slug, paint), in_use=state == 'in-use')
    if category == 'bathrooms':
        return bathroom.bathroom_from_record(records.bathroom(slug, paint))
    if paint:
        raise ValueError(f'{name} cannot be had in {paint}: only kitchens and bathrooms are painted by their record')
    if name in SINGLE:
        made = SINGLE[name]()
        return replace(made, views={**made.views, **ROOM_VIEWS.get(name, {})})
    if category in BY_SLUG:
        return BY_SLUG[category](slug)
    raise KeyError(f'no builder for {name}')
