"""Further cameras in the rooms outside kitchens and bathrooms, each drafted and looked at, in the order of the product's gallery. Metres."""

from studio.kit.camera import focused

ROOM_VIEWS = {
    'closet-and-sliding-systems/cabina': {
        'three-quarter': focused((-1.2, -4.9, 1.40), (0.9, -0.8, 1.10), 32),
        'shelf': focused((0.15, -1.85, 1.30), (-0.45, -0.4, 1.08), 45, 5.6, exposure=1.15),
    },
    'closet-and-sliding-systems/cornice': {
        'three-quarter': focused((2.35, -5.3, 1.38), (0.0, -0.5, 1.30), 28.5),
        'crown': focused((2.22, -1.62, 2.02), (1.56, -0.70, 2.48), 50, 4, exposure=0.95),
    },
    'closet-and-sliding-systems/duetto': {
        'three-quarter': focused((2.15, -5.0, 1.36), (-0.16, -0.4, 1.20), 30.5),
        'open': focused((-0.62, -1.95, 1.48), (-1.16, -0.63, 1.30), 50, 4),
    },
    'closet-and-sliding-systems/filo': {
        'three-quarter': focused((2.35, -5.3, 1.32), (0.15, -0.5, 1.26), 30),
        'open': focused((0.72, -2.15, 1.04), (1.12, -0.5, 0.76), 42, 4, exposure=1.15),
    },
    'closet-and-sliding-systems/parete': {
        'three-quarter': focused((2.55, -6.3, 1.28), (-0.75, -1.5, 1.22), 30),
        'through': focused((-0.42, -4.35, 1.28), (0.04, -1.1, 0.91), 36, 5.6),
    },
    'closet-and-sliding-systems/quinta': {
        'three-quarter': focused((-2.3, -5.75, 1.38), (0.46, -0.5, 1.24), 29.5, exposure=0.28),
        'open': focused((0.74, -1.92, 1.00), (1.06, -0.42, 0.67), 48, 4, exposure=0.95),
    },
    'closet-and-sliding-systems/soglia': {
        'table': focused((0.6, -2.0, 1.25), (-0.12, -0.3, 1.03), 42, 5.6),
        'three-quarter': focused((-1.9, -4.4, 1.25), (0.2, -0.4, 1.15), 36),
    },
    'livingRooms/belvedere': {
        'seat': focused((-1.1, -4.9, 1.05), (0.8, -0.4, 0.95), 33),
        'shelf': focused((1.15, -2.0, 1.30), (2.05, -0.2, 1.30), 42, 5.6, exposure=0.55),
    },
    'livingRooms/galleria': {
        'seat': focused((-1.6, -5.0, 1.08), (0.9, -0.4, 1.15), 33),
        'vitrine': focused((1.5, -2.0, 1.45), (2.05, -0.3, 1.42), 42, 5.6, exposure=0.55),
    },
    'livingRooms/salotto': {
        'sideboard': focused((0.25, -2.5, 1.00), (-1.0, -0.3, 0.75), 42, 5.6),
        'cabinet': focused((0.50, -3.78, 1.12), (1.15, -0.40, 1.06), 38, exposure=0.68),
    },
    'bedrooms/notturno': {
        'side': focused((2.1, -2.3, 0.95), (0.6, -0.2, 0.72), 45, 4),
        'linen': focused((-1.9, -3.0, 1.00), (0.2, -0.5, 0.72), 40, 5.6),
    },
    'bedrooms/serenata': {
        'side': focused((2.1, -2.2, 1.00), (1.2, -0.3, 0.85), 42, 5.6),
        'linen': focused((-1.9, -3.0, 1.05), (0.2, -0.3, 0.85), 40, 5.6),
    },
    'office/scriba': {
        'desk': focused((1.20, -1.85, 1.15), (0.04, -0.62, 0.80), 45, 4, exposure=0.62),
        'three-quarter': focused((2.3, -4.9, 1.25), (-0.2, -0.5, 1.10), 30),
    },
    'office/senato': {
        'desk': focused((-1.78, -3.98, 1.08), (-0.62, -2.98, 0.74), 55, 9, exposure=0.58),
        'three-quarter': focused((2.35, -6.1, 1.30), (0.0, -1.9, 0.76), 28),
    },
    'office/forum': {
        'table': focused((1.28, -3.82, 1.18), (0.36, -2.97, 0.77), 45, 4.5, exposure=0.6),
        'credenza': focused((-0.62, -1.85, 1.02), (-1.36, -0.28, 0.76), 50, 4, exposure=0.92),
    },
    'interior-doors/portale': {
        'handle': focused((0.577, 0.766, 1.00), (0.055, 0.781, 0.985), 55, 5.6, exposure=0.36),
        'glazed': focused((0.62, -1.75, 1.20), (1.62, 0.03, 1.13), 42, 5.6, exposure=0.68),
    },
    'interior-elements/boiserie': {
        'screen': focused((0.7, -6.6, 1.15), (-1.6, -5.0, 0.85), 40, 5.6, exposure=0.6),
        'cornice': focused((0.62, -4.15, 2.42), (1.70, -2.52, 2.86), 50, 5, exposure=0.1),
    },
    'hotel-furniture/residenza': {
        'side': focused((1.72, -2.05, 1.02), (0.86, -0.25, 0.80), 38, 4),
        'minibar': focused((0.42, -2.64, 1.28), (2.25, -2.34, 1.14), 38, 4.5),
    },
    'home-accessories/dettagli': {
        'tray': focused((-0.04, -1.12, 1.24), (-0.27, -0.10, 0.77), 62, 16, level=False),
        'insert': focused((0.78, -0.95, 1.36), (0.492, -0.075, 0.77), 66, 16, level=False),
    },
}
