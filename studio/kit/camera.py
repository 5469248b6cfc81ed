"""The camera of the scene that is built, as an architectural photographer sets it up. Lengths in metres, lens in mm."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import bpy
from mathutils import Vector
from studio.kit.measures import Point

SENSOR = 36.0  # mm, width of the film
ROOM, MIDDLE = 3.0, 3.9  # metres of focus from which a view is of a room, not of a thing; its middle, between seats and fronts


@dataclass(frozen=True)
class View:
    """One camera of a scene: a level camera that shifts as an architectural photographer's does, or the whole sphere (panorama), its middle
    column looking to heading: degrees, 0 = +y, clockwise.

    focus: metres, the target's distance if None; focus_at: what the eye rests on, as shares of the picture's width and height; mirror: the
    picture is shown as its mirror image; exposure: in stops, the scene's own if None; fstop 0: everything is sharp.
    """

    loc: Point
    target: Point | None = None
    focal: float = 28
    fstop: float = 8
    focus: float | None = None
    shift_x: float = 0.0
    level: bool = True
    mirror: bool = False
    exposure: float | None = None
    focus_at: tuple[float, float] = (0.5, 0.5)
    panorama: bool = False
    heading: float = 0.0

    @property
    def distance(self) -> float:
        """Metres to what is sharpest."""
        return self.focus or math.dist(self.loc, self.target)

    @property
    def blur(self) -> float:
        """Circle on the film, in mm, that a far point is drawn as; 0 where everything is sharp."""
        if not self.fstop or self.panorama:
            return 0.0
        return self.focal**2 / (self.fstop * 1000 * self.distance)

    def opened(self, stop: float) -> 'View':
        """The view with its lens opened to a stop, if it looks into a room, and its focus between seats and fronts; a view of things keeps its own."""
        if not self.fstop or self.panorama or self.distance < ROOM:
            return self
        return replace(self, fstop=min(self.fstop, stop), focus=max(self.distance, MIDDLE))


@dataclass(frozen=True)
class Built:
    """A scene that stands in Blender: its cameras and how it is exposed. exposure: in stops; transform: Blender's view transform; bounces: of
    light before ambient occlusion takes over, 0 for full paths; light_tree: lamps are chosen by how much they may give a point instead of evenly;
    stop: f-number that lenses are opened to where the views ask for less light, None for their own."""

    views: dict[str, View]
    exposure: float = 0.4
    transform: str = 'AgX'
    bounces: int = 2
    light_tree: bool = True
    stop: float | None = None

    def __post_init__(self) -> None:
        if self.stop:
            object.__setattr__(self, 'views', {name: view.opened(self.stop) for name, view in self.views.items()})

    def seen(self, **views: View) -> 'Built':
        """The same scene through other cameras."""
        return replace(self, views=views)


def focused(loc: Point, target: Point, focal: float, fstop: float = 8, **more: object) -> View:
    """A view focused on its target; focal length in mm."""
    return View(loc, target, focal, fstop, math.dist(loc, target), **more)


def looks(slug: str, **tables: Mapping[str, View]) -> dict[str, View]:
    """The cameras that tables of the same products hold for one of them, each under its table's name."""
    return {name: table[slug] for name, table in tables.items() if slug in table}


def panorama_camera(loc: Point, heading: float) -> bpy.types.Object:
    """Camera for a whole sphere in one equirectangular picture; its middle column looks to heading: degrees, 0 = +y, clockwise."""
    cd = bpy.data.cameras.new('panorama')
    cd.type, cd.panorama_type, cd.clip_start = 'PANO', 'EQUIRECTANGULAR', 0.02
    cam = bpy.data.objects.new('panorama', cd)
    cam.location, cam.rotation_euler = loc, (math.pi / 2, 0, -math.radians(heading))
    bpy.context.scene.collection.objects.link(cam)
    bpy.context.scene.camera = cam
    return cam


def camera(view: View) -> bpy.types.Object:
    """Put the camera of a view into the scene. Level with a vertical shift = two-point perspective, as an architectural photographer does."""
    if view.panorama:
        return panorama_camera(view.loc, view.heading)
    cd = bpy.data.cameras.new('cam')
    cam = bpy.data.objects.new('cam', cd)
    bpy.context.scene.collection.objects.link(cam)
    loc, target = Vector(view.loc), Vector(view.target)
    d = target - loc
    cd.lens, cd.sensor_width, cd.sensor_fit = view.focal, SENSOR, 'HORIZONTAL'
    if view.level:
        flat = Vector((d.x, d.y, 0))
        cam.rotation_euler = (math.pi / 2, 0, math.atan2(-flat.x, flat.y))
        cd.shift_y = (d.z / flat.length) * view.focal / SENSOR
    else:
        cam.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    cd.shift_x = view.shift_x
    cam.location = loc
    cd.clip_start = 0.02
    if view.fstop:
        cd.dof.use_dof = True
        cd.dof.aperture_fstop = view.fstop
        cd.dof.focus_distance = view.distance
        cd.dof.aperture_blades = 9
    bpy.context.scene.camera = cam
    return cam
