"""What positions and lengths are told in. Metres, angles in degrees, unless a name says otherwise."""

Point = tuple[float, float, float]
Spot = tuple[float, float]  # x, y on the floor; x, z on a wall
Place = tuple[float, float, float]  # x, y on the floor and the degrees a thing is turned there
Span = tuple[float, float]  # two ends on one axis
Size = tuple[float, ...]  # width and height, radius and height, or all three lengths: the function says which
Rectangle = tuple[float, float, float, float]  # low and high corner on one plane: x0 y0 x1 y1, or x0 z0 x1 z1
Corners = tuple[float, float, float, float, float, float]  # x0 y0 z0 x1 y1 z1
Profile = list[tuple[float, float]]  # points of a section, in order
Colour = tuple[float, float, float]  # linear light
Stretch = tuple[float, float, float]  # x0 x1 z: two ends along a wall and a height
Line = tuple[float, float, float, float]  # x0 x1 y z: two ends along a wall, how far before it, how high
Circle = tuple[float, float, float]  # x, y of the middle and the radius
