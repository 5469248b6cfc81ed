"""Every camera of a scene: its own, its collection card's and those of the moves filmed in it."""

from studio.plan.collection_cards import with_card
from studio.plan.moves import with_moves
from studio.scenes import book


def build(scene):
    """Build a scene by name and return a dict view name -> camera arguments. KeyError if it has no builder."""
    return with_moves(scene, with_card(scene, book.build(scene)))
