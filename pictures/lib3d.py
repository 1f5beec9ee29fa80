"""Small modelling kit on Blender 3.4: materials, boxes, lettering, lamps. No add-ons, no outside assets."""
import bpy, bmesh, math, os, time, sys
from mathutils import Vector, Matrix

TEX = os.environ.get('TEX', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out', 'tex'))
BRAND = '#2563eb'


def lin(h):
    h = h.lstrip('#')
    h = h if len(h) == 6 else ''.join(2 * x for x in h)
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c]


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear()
    MESH.clear()


MATS, MESH = {}, {}


def mat(
    name,
    col='#ffffff',
    rough=0.45,
    metal=0.0,
    spec=0.5,
    coat=0.0,
    coat_rough=0.06,
    emit=None,
    strength=1.0,
    tex=None,
    tex_emit=0.0,
    sss=0.0,
    trans=0.0,
    bump=0.0,
):
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    I = b.inputs
    I['Base Color'].default_value = (*lin(col), 1)
    I['Roughness'].default_value = rough
    I['Metallic'].default_value = metal
    I['Specular'].default_value = spec
    I['Clearcoat'].default_value = coat
    I['Clearcoat Roughness'].default_value = coat_rough
    I['Transmission'].default_value = trans
    if emit:
        I['Emission'].default_value = (*lin(emit), 1)
        I['Emission Strength'].default_value = strength
    if tex:
        t = nt.nodes.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(os.path.join(TEX, tex), check_existing=True)
        t.interpolation = 'Cubic'
        if tex_emit:
            nt.links.new(t.outputs['Color'], I['Emission'])
            I['Emission Strength'].default_value = tex_emit
            I['Base Color'].default_value = (0.01, 0.01, 0.01, 1)
        else:
            nt.links.new(t.outputs['Color'], I['Base Color'])
    if bump:
        n = nt.nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = 900
        bp = nt.nodes.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = bump
        bp.inputs['Distance'].default_value = 0.0006
        nt.links.new(n.outputs['Fac'], bp.inputs['Height'])
        nt.links.new(bp.outputs['Normal'], I['Normal'])
    MATS[name] = m
    return m


def glass(name='glass', tint='#f4f8ff', refl=1.0, blend=0.18, rough=0.015):
    """Architectural thin glass: transparent + fresnel gloss. No refraction, so no caustic noise."""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputMaterial')
    mx = nt.nodes.new('ShaderNodeMixShader')
    t = nt.nodes.new('ShaderNodeBsdfTransparent')
    g = nt.nodes.new('ShaderNodeBsdfGlossy')
    lw = nt.nodes.new('ShaderNodeLayerWeight')
    mu = nt.nodes.new('ShaderNodeMath')
    t.inputs['Color'].default_value = (*lin(tint), 1)
    g.inputs['Roughness'].default_value = rough
    lw.inputs['Blend'].default_value = blend
    mu.operation = 'MULTIPLY'
    mu.inputs[1].default_value = refl
    nt.links.new(lw.outputs['Fresnel'], mu.inputs[0])
    nt.links.new(mu.outputs[0], mx.inputs['Fac'])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], o.inputs['Surface'])
    MATS[name] = m
    return m


def rimed_glass(name='rimed'):
    """Thin glass with a soft white rime that grows from its edges (needs the quad's 0..1 UVs)."""
    if name in MATS:
        return MATS[name]
    base = glass(name)
    nt = base.node_tree
    N = nt.nodes.new
    K = nt.links.new
    out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL')
    clear = out.inputs['Surface'].links[0].from_socket
    uv = N('ShaderNodeTexCoord')
    sep = N('ShaderNodeSeparateXYZ')
    K(uv.outputs['UV'], sep.inputs[0])

    def math_(op, a, b=None):
        n = N('ShaderNodeMath')
        n.operation = op
        for i, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                K(v, n.inputs[i])
        return n.outputs[0]

    def edge(axis):
        return math_('MINIMUM', sep.outputs[axis], math_('SUBTRACT', 1.0, sep.outputs[axis]))

    near = math_('MINIMUM', edge('X'), math_('MULTIPLY', edge('Y'), 1.5))
    noise = N('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 9.0
    noise.inputs['Detail'].default_value = 8.0
    noise.inputs['Roughness'].default_value = 0.7
    K(uv.outputs['UV'], noise.inputs['Vector'])
    reach = math_('MULTIPLY', math_('SUBTRACT', noise.outputs['Fac'], 0.25), 0.30)
    amount = math_(
        'MULTIPLY',
        math_('MAXIMUM', 0.0, math_('SUBTRACT', 1.0, math_('DIVIDE', near, math_('MAXIMUM', reach, 0.01)))),
        0.55,
    )
    rime = N('ShaderNodeBsdfDiffuse')
    rime.inputs['Color'].default_value = (0.86, 0.93, 1, 1)
    glow = N('ShaderNodeEmission')
    glow.inputs['Color'].default_value = (0.80, 0.90, 1, 1)
    glow.inputs['Strength'].default_value = 0.55
    add = N('ShaderNodeAddShader')
    K(rime.outputs[0], add.inputs[0])
    K(glow.outputs[0], add.inputs[1])
    mix = N('ShaderNodeMixShader')
    K(amount, mix.inputs['Fac'])
    K(clear, mix.inputs[1])
    K(add.outputs[0], mix.inputs[2])
    K(mix.outputs[0], out.inputs['Surface'])
    return base


def gradient_light(name, stops, strength=1.0):
    """Emission that runs through (position, colour) stops along the object's own height."""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    co = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    em = nt.nodes.new('ShaderNodeEmission')
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    el = ramp.color_ramp.elements
    while len(el) < len(stops):
        el.new(0.5)
    for e, (pos, col) in zip(el, stops):
        e.position = pos
        e.color = (*lin(col), 1)
    em.inputs['Strength'].default_value = strength
    nt.links.new(co.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs['Fac'])
    nt.links.new(ramp.outputs['Color'], em.inputs['Color'])
    nt.links.new(em.outputs[0], out.inputs['Surface'])
    MATS[name] = m
    return m


def obj(name, me, m=None, parent=None):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if m is not None and not me.materials:
        me.materials.append(m)
    if parent:
        o.parent = parent
    return o


def empty(name='grp', loc=(0, 0, 0), rz=0):
    e = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(e)
    e.location = loc
    e.rotation_euler = (0, 0, rz)
    return e


def bevel(o, w, seg=3):
    if w > 0:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = w
        b.segments = seg
        b.limit_method = 'ANGLE'
        b.harden_normals = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    for p in o.data.polygons:
        p.use_smooth = True


def box(p, x0, x1, y0, y1, z0, z1, m, bv=0.006, seg=3, name='box'):
    me = bpy.data.meshes.new(name)
    v = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    me.from_pydata(v, [], f)
    o = obj(name, me, m, p)
    bevel(o, min(bv, 0.49 * min(x1 - x0, y1 - y0, z1 - z0)), seg)
    return o


def quad(p, x0, x1, z0, z1, y, m, name='quad'):
    """Front-facing (-Y) quad with 0..1 UVs."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new().data
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv[i].uv = c
    return obj(name, me, m, p)


def text(p, s, x, z, y, size, m, align='CENTER', weight='Bold', ext=0.0006):
    c = bpy.data.curves.new('t', 'FONT')
    c.body = s
    c.size = size
    c.align_x = align
    c.align_y = 'CENTER'
    c.extrude = ext
    fp = f'/usr/share/fonts/opentype/inter/InterDisplay-{weight}.otf'
    if os.path.exists(fp):
        c.font = bpy.data.fonts.load(fp, check_existing=True)
    o = bpy.data.objects.new('t', c)
    bpy.context.scene.collection.objects.link(o)
    c.materials.append(m)
    o.location = (x, y, z)
    o.rotation_euler = (math.pi / 2, 0, 0)
    if p:
        o.parent = p
    return o


def area(p, loc, target, sx, sy, power, col='#ffffff', cam=False, gloss=True, spread=180):
    l = bpy.data.lights.new('a', 'AREA')
    l.shape = 'RECTANGLE'
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = lin(col)
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    o.visible_glossy = gloss
    if p:
        o.parent = p
    return o
