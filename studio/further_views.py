"""Further pictures of the products outside the kitchens: the views that were drafted and looked at, in the order of each gallery."""

FURTHER_VIEWS = {
    'bathrooms/dion': ('three-quarter', 'basin'),
    'bathrooms/kito': ('three-quarter', 'basin'),
    'bathrooms/lira': ('three-quarter', 'basin'),
    'bathrooms/origami': ('three-quarter', 'basin'),
    'bathrooms/parma': ('three-quarter', 'basin'),
    'bathrooms/piedmont': ('three-quarter', 'basin'),
    'bathrooms/provence': ('three-quarter', 'basin'),
    'bathrooms/viola': ('three-quarter', 'basin'),
}
