"""The camera of the scene that is built, as an architectural photographer sets it up. Lengths in metres, lens in mm."""

import math

import bpy
from mathutils import Vector


def panorama_camera(loc, heading):
    """Camera for a whole sphere in one equirectangular picture; its middle column looks to heading: degrees, 0 = +y, clockwise."""
    cd = bpy.data.cameras.new('panorama')
    cd.type, cd.panorama_type, cd.clip_start = 'PANO', 'EQUIRECTANGULAR', 0.02
    cam = bpy.data.objects.new('panorama', cd)
    cam.location, cam.rotation_euler = loc, (math.pi / 2, 0, -math.radians(heading))
    bpy.context.scene.collection.objects.link(cam)
    bpy.context.scene.camera = cam
    return cam


def camera(loc, target=None, focal=28, fstop=8, focus=None, shift_x=0.0, sensor=36.0, level=True, panorama=False, heading=0.0):
    """Level camera + vertical shift = two-point perspective, as an architectural photographer does; or the whole sphere with panorama."""
    if panorama:
        return panorama_camera(loc, heading)
    cd = bpy.data.cameras.new('cam')
    cam = bpy.data.objects.new('cam', cd)
    bpy.context.scene.collection.objects.link(cam)
    loc, target = Vector(loc), Vector(target)
    d = target - loc
    cd.lens, cd.sensor_width, cd.sensor_fit = focal, sensor, 'HORIZONTAL'
    if level:
        flat = Vector((d.x, d.y, 0))
        cam.rotation_euler = (math.pi / 2, 0, math.atan2(-flat.x, flat.y))
        cd.shift_y = (d.z / flat.length) * focal / sensor
    else:
        cam.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    cd.shift_x = shift_x
    cam.location = loc
    cd.clip_start = 0.02
    if fstop:
        cd.dof.use_dof = True
        cd.dof.aperture_fstop = fstop
        cd.dof.focus_distance = focus or d.length
        cd.dof.aperture_blades = 9
    bpy.context.scene.camera = cam
    return cam
