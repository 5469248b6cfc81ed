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
    'bathrooms': lambda slug: bathroom.bathroom_from_record(records.bathroom(slug)),
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
    return category in BY_SLUG


def build(name: str) -> Built:
    """Build the scene of a product. @raises KeyError if there is no builder."""
    if name in SINGLE:
        made = SINGLE[name]()
        return replace(made, views={**made.views, **ROOM_VIEWS.get(name, {})})
    category, slug, *state = name.split('/')
    if category == 'kitchens':
        return kitchen.kitchen_from_record(records.kitchen(slug), in_use=state == ['in-use'])
    if category in BY_SLUG:
        return BY_SLUG[category](slug)
    raise KeyError(f'no builder for {name}')
