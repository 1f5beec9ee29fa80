"""Backdrop, sky, camera and the render itself."""

from lib3d import *


def cyc(col='#eef3fb', yback=3.2, r=1.6, x=14, rough=0.9, yfront=-14, h=9):
    me = bpy.data.meshes.new('cyc')
    pr = (
        [(yfront, 0), (yback - r, 0)]
        + [(yback - r + r * math.sin(t * math.pi / 48), r - r * math.cos(t * math.pi / 48)) for t in range(1, 25)]
        + [(yback, h)]
    )
    V = [(sx * x, y, z) for y, z in pr for sx in (-1, 1)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pr) - 1)]
    me.from_pydata(V, [], F)
    o = obj('cyc', me, mat('cyc' + col, col, rough=rough, spec=0.15))
    for p in me.polygons:
        p.use_smooth = True
    return o


def world(col='#ffffff', s=0.35):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (*lin(col), 1)
    b.inputs[1].default_value = s


def camera(loc, look, lens=70, level=True, dof=None, fstop=5.6):
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    o.location = loc
    c.lens = lens
    d = Vector(look) - Vector(loc)
    r = bpy.context.scene.render
    if level:  # keep verticals vertical (shift lens), as in product photography
        o.rotation_euler = Vector((d.x, d.y, 0)).to_track_quat('-Z', 'Y').to_euler()
        hd = math.hypot(d.x, d.y)
        c.shift_y = (d.z / hd) * lens / c.sensor_width
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if dof:
        c.dof.use_dof = True
        c.dof.focus_distance = dof
        c.dof.aperture_fstop = fstop


def frame(width, height, bottom=None):
    """Zooms until what stands on the ground fills at most these shares of the picture, and moves it into the middle,
    or with its lowest point `bottom` of the picture's height above the lower edge."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    view = scene.camera.matrix_world.inverted()
    points = []
    for o in scene.objects:
        if o.type in ('MESH', 'CURVE') and o.name[:3] != 'cyc' and o.visible_camera:
            corners = (v.co for v in o.data.vertices) if o.type == 'MESH' else (Vector(c) for c in o.bound_box)
            points += [(p.x / -p.z, p.y / -p.z) for p in (view @ o.matrix_world @ c for c in corners)]
    xs, ys = zip(*points)
    film = scene.camera.data
    aspect = scene.render.resolution_y / scene.render.resolution_x
    film.sensor_fit = 'HORIZONTAL'
    scale = min(width / (max(xs) - min(xs)), height * aspect / (max(ys) - min(ys)))
    film.lens = scale * film.sensor_width
    film.shift_x = (max(xs) + min(xs)) / 2 * scale
    low = (1 - (max(ys) - min(ys)) * scale / aspect) / 2 if bottom is None else bottom
    film.shift_y = min(ys) * scale + (0.5 - low) * aspect


def cut_out(shadow):
    """Leaves the backdrop out of the picture: it lights and is mirrored, but only the shadow on a plane of four corners remains."""
    bpy.context.scene.render.film_transparent = True
    for o in bpy.context.scene.objects:
        if o.name[:3] == 'cyc':
            o.visible_camera = False
    me = bpy.data.meshes.new('cycshadow')
    me.from_pydata(shadow, [], [(0, 1, 2, 3)])
    obj('cycshadow', me, mat('shadow', '#e6eefb', rough=0.9, spec=0.15)).is_shadow_catcher = True


def canvas(w, h):
    """The size of the picture in pixels."""
    r = bpy.context.scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100


def render(out, spp=64, threads=2, seeds=(1, 2), thresh=0.012):
    """Two half-buffers (different seeds) + albedo/normal features as EXR; denoised by denoise.py."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    r = s.render
    w, h = r.resolution_x, r.resolution_y
    r.threads_mode = 'FIXED'
    r.threads = threads
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thresh
    c.adaptive_min_samples = 16
    c.use_denoising = False
    c.max_bounces = 7
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 4
    c.transparent_max_bounces = 10
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5
    c.sample_clamp_direct = 12
    c.blur_glossy = 1.0
    c.use_fast_gi = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.4
    s.view_settings.view_transform = 'Raw'
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    tmp = os.path.abspath(out) + '.exr.d'
    os.makedirs(tmp, exist_ok=True)
    fo.base_path = tmp
    for nm, sock in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nor', 'Denoising Normal')):
        fo.file_slots.new(nm)
        nt.links.new(rl.outputs[sock], fo.inputs[nm])
    T = time.time()
    for i, sd in enumerate(seeds):
        c.seed = sd
        s.frame_set(i + 1)
        bpy.ops.render.render()
    dt = time.time() - T
    import numpy as np

    def rd(nm, f):
        im = bpy.data.images.load(f'{tmp}/{nm}{f:04d}.exr')
        im.colorspace_settings.name = 'Non-Color' if nm != 'rgb' else im.colorspace_settings.name
        a = np.empty(w * h * 4, 'f4')
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        return a.reshape(h, w, 4)[::-1]

    first, second = rd('rgb', 1), rd('rgb', len(seeds))
    np.savez(
        os.path.abspath(out) + '.npz',
        a=first[..., :3],
        b=second[..., :3],
        alb=(rd('alb', 1) + rd('alb', len(seeds)))[..., :3] / 2,
        nor=(rd('nor', 1) + rd('nor', len(seeds)))[..., :3] / 2,
        **({'alpha': (first[..., 3] + second[..., 3]) / 2} if r.film_transparent else {}),
    )
    import shutil

    shutil.rmtree(tmp)
    print(f'RENDER {os.path.basename(out)} {w}x{h} 2x{spp}spp {dt:.1f}s', flush=True)
