"""Further pictures of the products outside the kitchens: the views that were drafted and looked at, in the order of each gallery."""

FURTHER_VIEWS: dict[str, tuple[str, ...]] = {}
