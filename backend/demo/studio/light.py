"""Runs inside Blender: blender -b -P light.py -- SCENE.npz OUT.npz: how light falls on a garment before a wall.

SCENE: `at` (n, 3) cm, turned to the camera; `triangles`; `corners` (t, 3, 2) on the sheet; `kind` per triangle: which of `reliefs` it
has (files; an empty name: none); `options` as JSON: `relief_cm` per relief, among others. OUT, per pixel: `direct` and `bounced` light, `normal`,
`distance` in m, `object` (1: garment, 2: wall).
"""

import json
import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Vector

scene_file, out_file = sys.argv[sys.argv.index("--") + 1 :][:2]
kept = np.load(scene_file)
options = json.loads(str(kept["options"]))
wide, high, up, across = options["wide"], options["high"], options["up"] / 100, options["across"] / 100

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.render.threads_mode, scene.render.threads = "FIXED", options.get("threads", 1)
cycles = scene.cycles
cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", options["samples"], False, False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.filter_width = 3, 2, 1, 1.3
cycles.caustics_reflective = cycles.caustics_refractive = False
scene.render.resolution_x, scene.render.resolution_y = wide, high
scene.view_settings.view_transform = "Raw"


def space(at):
    """cm with y up, to Blender's metres with z up."""
    return np.stack([at[:, 0], -at[:, 2], at[:, 1]], 1) / 100


def diffuse(name, albedo, relief=None, relief_cm=0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out, surface = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeBsdfDiffuse")
    surface.inputs["Color"].default_value = (*albedo, 1)
    surface.inputs["Roughness"].default_value = 0.4
    if relief:
        image, bump = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeBump")
        image.image = bpy.data.images.load(relief)
        image.image.colorspace_settings.name = "Non-Color"
        bump.inputs["Distance"].default_value = relief_cm / 100
        links.new(image.outputs["Color"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    links.new(surface.outputs[0], out.inputs[0])
    return material


points, triangles = space(kept["at"].astype(float)), kept["triangles"].astype(np.int32)
count = len(triangles)
mesh = bpy.data.meshes.new("garment")
mesh.vertices.add(len(points))
mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
mesh.loops.add(3 * count)
mesh.loops.foreach_set("vertex_index", triangles.ravel())
mesh.polygons.add(count)
mesh.polygons.foreach_set("loop_start", np.arange(0, 3 * count, 3, dtype=np.int32))
mesh.polygons.foreach_set("loop_total", np.full(count, 3, np.int32))
mesh.uv_layers.new(name="sheet").data.foreach_set("uv", kept["corners"].reshape(-1).astype(np.float32))
mesh.polygons.foreach_set("material_index", kept["kind"].astype(np.int32))
mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
mesh.update()
mesh.validate()
mesh.use_auto_smooth, mesh.auto_smooth_angle = True, np.radians(62)
for number, (relief, relief_cm) in enumerate(zip(kept["reliefs"], options["relief_cm"])):
    mesh.materials.append(diffuse(f"cloth {number}", options["albedo"], os.path.abspath(str(relief)) if str(relief) else None, relief_cm))
garment = bpy.data.objects.new("garment", mesh)
garment.pass_index = 1
scene.collection.objects.link(garment)

wall_at = kept["at"][:, 2].min() - options["gap"]
bpy.ops.mesh.primitive_plane_add(size=12, location=(0, -wall_at / 100, 0), rotation=(np.pi / 2, 0, 0))
wall = bpy.context.object
wall.data.materials.append(diffuse("wall", options["wall"]))
wall.pass_index = 2


def window(name, at, target, size, power, colour):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.color, lamp.shape, lamp.size, lamp.size_y = power, colour, "RECTANGLE", *size
    holder = bpy.data.objects.new(name, lamp)
    holder.location = at
    holder.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(holder)


window("window", (-2.6, -2.3, up + 1.6), (0.1, 0, up), (1.35, 1.8), 124, (1, 0.985, 0.96))
window("card", (2.2, -2.2, up - 0.1), (0, 0, up), (1.6, 2.0), 14 * options["card"], (1, 0.98, 0.96))
window("rake", (-2.3, -0.5, up + 0.85), (0.1, 0, up), (0.35, 0.9), 24 * options["rake"], (1, 0.97, 0.92))
world = scene.world = bpy.data.worlds.new("room")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = (1, 0.985, 0.965, 1)
world.node_tree.nodes["Background"].inputs[1].default_value = options["fill"]

camera = bpy.data.cameras.new("camera")
away = options["distance"] / 100
camera.sensor_fit, camera.sensor_height = "VERTICAL", 24
camera.lens = 24 * away / (options["frame"] / 100)
holder = bpy.data.objects.new("camera", camera)
holder.location = (across, -away, up + 0.06)
holder.rotation_euler = (Vector((across, 0, up)) - holder.location).to_track_quat("-Z", "Y").to_euler()
scene.collection.objects.link(holder)
scene.camera = holder

layer = scene.view_layers[0]
layer.use_pass_normal = layer.use_pass_z = layer.use_pass_object_index = True
layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
source, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
PASSES = {"direct": "DiffDir", "bounced": "DiffInd", "normal": "Normal", "distance": "Depth", "object": "IndexOB"}
with tempfile.TemporaryDirectory() as folder:
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for at, name in enumerate(PASSES.values()):
        files.file_slots.new(name)
        tree.links.new(source.outputs[name], files.inputs[at])
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    bpy.ops.render.render()
    found = {}
    for name, slot in PASSES.items():
        image = bpy.data.images.load(f"{folder}/{slot}0001.exr")
        image.colorspace_settings.name = "Non-Color"
        values = np.empty(wide * high * 4, np.float32)
        image.pixels.foreach_get(values)
        values = values.reshape(high, wide, 4)[::-1]
        found[name] = values[..., :3] if name in ("direct", "bounced", "normal") else values[..., 0]
np.savez(out_file, **found)
