"""Cameras of the twelve collection cards (4:5): of each category one scene, the view it starts from, and what an upright frame changes."""

from dataclasses import replace

from studio.kit.camera import View

# category: (scene, view it starts from, factor on the lens, metres the aim is raised)
CARDS = {
    'kitchens': ('kitchens/lunaria', 'hero_tall', 1.0, 0.0),
    'office': ('office/scriba', 'tall', 1.25, 0.15),
    'hotel-furniture': ('hotel-furniture/residenza', 'tall', 1.50, -0.26),
    'closet-and-sliding-systems': ('closet-and-sliding-systems/cabina', 'tall', 1.22, -0.10),
    'livingRooms': ('livingRooms/belvedere', 'tall', 1.28, -0.10),
    'bedrooms': ('bedrooms/serenata', 'main', 1.35, -0.10),
    'bathrooms': ('bathrooms/lira', 'tall', 1.2, 0.08),
    'interior-doors': ('interior-doors/portale', 'tall', 1.0, 0.0),
    'table-and-chairs': ('table-and-chairs/alice', 'tall', 1.7, 0.0),
    'home-accessories': ('home-accessories/dettagli', 'main', 1.2, 0.21),
    'materials-fitting-and-accessories': ('materials-fitting-and-accessories/worktops', 'main', 1.0, 0.0),
    'interior-elements': ('interior-elements/boiserie', 'tall', 1.4, 0.0),
}


def with_card(scene: str, views: dict[str, View]) -> dict[str, View]:
    """The views of a scene with its `card` added where a collection is photographed in it."""
    for name, base, zoom, lift in CARDS.values():
        if name == scene:
            view = views[base]
            x, y, z = view.target
            return dict(views, card=replace(view, focal=view.focal * zoom, target=(x, y, z + lift), mirror=False))
    return views
