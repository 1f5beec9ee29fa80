"""Small modelling/rendering kit on top of Blender 3.4 bpy. No add-ons, no external assets."""
import bpy, bmesh, math, os, time, sys
from mathutils import Vector, Matrix
TEX = os.environ.get('TEX', os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out', 'tex'))
BRAND = '#2563eb'
def lin(h):
    h = h.lstrip('#'); h = h if len(h) == 6 else ''.join(2*x for x in h); c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return [x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4 for x in c]
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear(); MESH.clear()
MATS, MESH = {}, {}
def mat(name, col='#ffffff', rough=.45, metal=0., spec=.5, coat=0., coat_rough=.06, emit=None, strength=1., tex=None, tex_emit=0., sss=0., trans=0., bump=0.):
    if name in MATS: return MATS[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; I = b.inputs
    I['Base Color'].default_value = (*lin(col), 1); I['Roughness'].default_value = rough; I['Metallic'].default_value = metal
    I['Specular'].default_value = spec; I['Clearcoat'].default_value = coat; I['Clearcoat Roughness'].default_value = coat_rough
    I['Transmission'].default_value = trans
    if emit: I['Emission'].default_value = (*lin(emit), 1); I['Emission Strength'].default_value = strength
    if tex:
        t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(os.path.join(TEX, tex), check_existing=True); t.interpolation = 'Cubic'
        if tex_emit:
            nt.links.new(t.outputs['Color'], I['Emission']); I['Emission Strength'].default_value = tex_emit; I['Base Color'].default_value = (0.01, .01, .01, 1)
        else: nt.links.new(t.outputs['Color'], I['Base Color'])
    if bump:
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 900; bp = nt.nodes.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .0006
        nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], I['Normal'])
    MATS[name] = m; return m
def glass(name='glass', tint='#f4f8ff', refl=1., blend=.18, rough=.015):
    """Architectural thin glass: transparent + fresnel gloss. No refraction, so no caustic noise."""
    if name in MATS: return MATS[name]
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputMaterial'); mx = nt.nodes.new('ShaderNodeMixShader')
    t = nt.nodes.new('ShaderNodeBsdfTransparent'); g = nt.nodes.new('ShaderNodeBsdfGlossy'); lw = nt.nodes.new('ShaderNodeLayerWeight'); mu = nt.nodes.new('ShaderNodeMath')
    t.inputs['Color'].default_value = (*lin(tint), 1); g.inputs['Roughness'].default_value = rough; lw.inputs['Blend'].default_value = blend
    mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = refl
    nt.links.new(lw.outputs['Fresnel'], mu.inputs[0]); nt.links.new(mu.outputs[0], mx.inputs['Fac'])
    nt.links.new(t.outputs[0], mx.inputs[1]); nt.links.new(g.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], o.inputs['Surface'])
    MATS[name] = m; return m
def rimed_glass(name='rimed'):
    """Thin glass with a soft white rime that grows from its edges (needs the quad's 0..1 UVs)."""
    if name in MATS: return MATS[name]
    base = glass(name); nt = base.node_tree; N = nt.nodes.new; K = nt.links.new
    out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL'); clear = out.inputs['Surface'].links[0].from_socket
    uv = N('ShaderNodeTexCoord'); sep = N('ShaderNodeSeparateXYZ'); K(uv.outputs['UV'], sep.inputs[0])
    def math_(op, a, b=None):
        n = N('ShaderNodeMath'); n.operation = op
        for i, v in enumerate((a, b)):
            if v is None: continue
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            else: K(v, n.inputs[i])
        return n.outputs[0]
    def edge(axis): return math_('MINIMUM', sep.outputs[axis], math_('SUBTRACT', 1., sep.outputs[axis]))
    near = math_('MINIMUM', edge('X'), math_('MULTIPLY', edge('Y'), 1.5))
    noise = N('ShaderNodeTexNoise'); noise.inputs['Scale'].default_value = 9.; noise.inputs['Detail'].default_value = 8.; noise.inputs['Roughness'].default_value = .7
    K(uv.outputs['UV'], noise.inputs['Vector'])
    reach = math_('MULTIPLY', math_('SUBTRACT', noise.outputs['Fac'], .25), .30)
    amount = math_('MULTIPLY', math_('MAXIMUM', 0., math_('SUBTRACT', 1., math_('DIVIDE', near, math_('MAXIMUM', reach, .01)))), .55)
    rime = N('ShaderNodeBsdfDiffuse'); rime.inputs['Color'].default_value = (.86, .93, 1, 1); glow = N('ShaderNodeEmission'); glow.inputs['Color'].default_value = (.80, .90, 1, 1); glow.inputs['Strength'].default_value = .55
    add = N('ShaderNodeAddShader'); K(rime.outputs[0], add.inputs[0]); K(glow.outputs[0], add.inputs[1])
    mix = N('ShaderNodeMixShader'); K(amount, mix.inputs['Fac']); K(clear, mix.inputs[1]); K(add.outputs[0], mix.inputs[2]); K(mix.outputs[0], out.inputs['Surface'])
    return base
def gradient_light(name, stops, strength=1.):
    """Emission that runs through (position, colour) stops along the object's own height."""
    if name in MATS: return MATS[name]
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    co = nt.nodes.new('ShaderNodeTexCoord'); sep = nt.nodes.new('ShaderNodeSeparateXYZ'); ramp = nt.nodes.new('ShaderNodeValToRGB'); em = nt.nodes.new('ShaderNodeEmission'); out = nt.nodes.new('ShaderNodeOutputMaterial')
    el = ramp.color_ramp.elements
    while len(el) < len(stops): el.new(.5)
    for e, (pos, col) in zip(el, stops): e.position = pos; e.color = (*lin(col), 1)
    em.inputs['Strength'].default_value = strength
    nt.links.new(co.outputs['Generated'], sep.inputs[0]); nt.links.new(sep.outputs['Z'], ramp.inputs['Fac']); nt.links.new(ramp.outputs['Color'], em.inputs['Color']); nt.links.new(em.outputs[0], out.inputs['Surface'])
    MATS[name] = m; return m
def obj(name, me, m=None, parent=None):
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    if m is not None and not me.materials: me.materials.append(m)
    if parent: o.parent = parent
    return o
def empty(name='grp', loc=(0, 0, 0), rz=0):
    e = bpy.data.objects.new(name, None); bpy.context.scene.collection.objects.link(e); e.location = loc; e.rotation_euler = (0, 0, rz); return e
def bevel(o, w, seg=3):
    if w > 0:
        b = o.modifiers.new('b', 'BEVEL'); b.width = w; b.segments = seg; b.limit_method = 'ANGLE'; b.harden_normals = True
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40)
    for p in o.data.polygons: p.use_smooth = True
def box(p, x0, x1, y0, y1, z0, z1, m, bv=.006, seg=3, name='box'):
    me = bpy.data.meshes.new(name)
    v = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    me.from_pydata(v, [], f); o = obj(name, me, m, p); bevel(o, min(bv, .49*min(x1-x0, y1-y0, z1-z0)), seg); return o
def quad(p, x0, x1, z0, z1, y, m, name='quad'):
    """Front-facing (-Y) quad with 0..1 UVs."""
    me = bpy.data.meshes.new(name); me.from_pydata([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new().data
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))): uv[i].uv = c
    return obj(name, me, m, p)
def text(p, s, x, z, y, size, m, align='CENTER', weight='Bold', ext=.0006):
    c = bpy.data.curves.new('t', 'FONT'); c.body = s; c.size = size; c.align_x = align; c.align_y = 'CENTER'; c.extrude = ext
    fp = f'/usr/share/fonts/opentype/inter/InterDisplay-{weight}.otf'
    if os.path.exists(fp): c.font = bpy.data.fonts.load(fp, check_existing=True)
    o = bpy.data.objects.new('t', c); bpy.context.scene.collection.objects.link(o); c.materials.append(m)
    o.location = (x, y, z); o.rotation_euler = (math.pi/2, 0, 0)
    if p: o.parent = p
    return o
def area(p, loc, target, sx, sy, power, col='#ffffff', cam=False, gloss=True, spread=180):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size = sx; l.size_y = sy; l.energy = power; l.color = lin(col); l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l); bpy.context.scene.collection.objects.link(o); o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = cam; o.visible_glossy = gloss
    if p: o.parent = p
    return o
# ---- label atlas ---------------------------------------------------------------------------------
NC, NR = 6, 6
def cell(i): c, r = i % NC, i//NC; return c/NC, 1-(r+1)/NR, 1/NC, 1/NR
def cuv(i, u, v): x, y, w, h = cell(i); return (x+w*min(.995, max(.005, u)), y+h*min(.995, max(.005, v)))
def label_mat(): return mat('labels', rough=.38, spec=.45, coat=.25, coat_rough=.15, tex='labels.png')
def _store(key, me, *ms):
    for m in ms: me.materials.append(m)
    for p in me.polygons: p.use_smooth = True
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(45); MESH[key] = me; return me
def m_box(i, w, d, h, bv=.0025):
    k = ('box', i, w, d, h)
    if k in MESH: return MESH[k]
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new(); X, Y = w/2, d/2
    V = [bm.verts.new(c) for c in ((-X, -Y, 0), (X, -Y, 0), (X, Y, 0), (-X, Y, 0), (-X, -Y, h), (X, -Y, h), (X, Y, h), (-X, Y, h))]
    for idx, full in (((0, 1, 5, 4), 1), ((1, 2, 6, 5), 1), ((2, 3, 7, 6), 1), ((3, 0, 4, 7), 1), ((4, 5, 6, 7), 0), ((3, 2, 1, 0), 0)):
        f = bm.faces.new([V[j] for j in idx])
        for l, c in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))): l[uvl].uv = cuv(i, *(c if full else (.03, .97)))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bv, segments=2, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new('pbox'); bm.to_mesh(me); bm.free(); return _store(k, me, label_mat())
def m_lathe(key, prof, mats, label=None, segs=48, rep=2, v0=0., v1=1.):
    """prof: list of (r, z, slot, islabel) - slot/islabel describe the band up to the next point."""
    if key in MESH: return MESH[key]
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new(); rings = []
    for r, z, *_ in prof:
        rings.append([bm.verts.new((max(r, 1e-5)*math.sin(2*math.pi*s/segs), -max(r, 1e-5)*math.cos(2*math.pi*s/segs), z)) for s in range(segs)])
    for a in range(len(prof)-1):
        _, z0, slot, isl = prof[a]; z1 = prof[a+1][1]
        for s in range(segs):
            f = bm.faces.new((rings[a][s], rings[a][(s+1) % segs], rings[a+1][(s+1) % segs], rings[a+1][s])); f.material_index = slot
            if isl and label is not None:
                per = segs//rep; u0 = ((s+per//2) % per)/per; u1 = u0+1/per
                for l, c in zip(f.loops, ((u0, v0), (u1, v0), (u1, v1), (u0, v1))): l[uvl].uv = cuv(label, *c)
            elif label is not None:
                for l in f.loops: l[uvl].uv = cuv(label, .03, .97)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=2e-5)
    me = bpy.data.meshes.new('lathe'); bm.to_mesh(me); bm.free(); return _store(key, me, *mats)
def alu(): return mat('alu', '#d5d8dd', rough=.28, metal=1.)
def m_can(i, r=.033, h=.122):
    return m_lathe(('can', i, r, h), [(0, .004, 1, 0), (r*.7, .002, 1, 0), (r*.78, 0, 1, 0), (r*.96, .008, 0, 0), (r, .013, 0, 1), (r, h-.016, 1, 0), (r*.84, h-.004, 1, 0), (r*.86, h, 1, 0), (r*.8, h, 1, 0), (r*.78, h-.004, 1, 0), (0, h-.004, 1, 0)], (label_mat(), alu()), i)
def m_bottle(i, r=.032, h=.205, tint='#bfe0ff', cap=BRAND):
    t = mat('pet'+tint, tint, rough=.12, coat=1., coat_rough=.04); c = mat('cap'+cap, cap, rough=.4)
    return m_lathe(('bot', i, r, h, tint, cap), [(0, 0, 1, 0), (r*.86, 0, 1, 0), (r, .008, 1, 0), (r, h*.2, 1, 0), (r*1.005, h*.2, 0, 1), (r*1.005, h*.56, 1, 0), (r, h*.56, 1, 0), (r*.98, h*.64, 1, 0), (r*.8, h*.76, 1, 0), (r*.48, h*.86, 1, 0), (r*.42, h*.9, 2, 0), (r*.46, h*.9, 2, 0), (r*.46, h, 2, 0), (0, h, 2, 0)], (label_mat(), t, c), i)
def m_cup(i, r=.04, h=.09, lid='#ffffff'):
    return m_lathe(('cup', i, r, h, lid), [(0, 0, 0, 0), (r*.8, 0, 0, 0), (r*.82, .003, 0, 1), (r*.98, h*.9, 1, 0), (r*1.06, h*.9, 1, 0), (r*1.06, h*.95, 1, 0), (r*1.0, h*.985, 1, 0), (0, h*.985, 1, 0)], (label_mat(), mat('lid'+lid, lid, rough=.35)), i)
def m_jar(i, r=.035, h=.045, lid='#f8fafc', body=None):
    b = label_mat()
    return m_lathe(('jar', i, r, h, lid), [(0, 0, 0, 0), (r*.94, 0, 0, 0), (r, .005, 0, 1), (r, h*.6, 0, 0), (r*.96, h*.63, 1, 0), (r*1.0, h*.65, 1, 0), (r*1.0, h*.97, 1, 0), (r*.96, h, 1, 0), (0, h, 1, 0)], (b, mat('jlid'+lid, lid, rough=.22, coat=.5)), i, rep=2, v0=.52)
def m_pump(i, r=.03, h=.15, top='#f8fafc'):
    t = mat('ptop'+top, top, rough=.25, coat=.4)
    return m_lathe(('pump', i, r, h, top), [(0, 0, 0, 0), (r*.95, 0, 0, 0), (r, .006, 0, 1), (r, h*.66, 0, 0), (r*.9, h*.7, 0, 0), (r*.42, h*.73, 1, 0), (r*.45, h*.73, 1, 0), (r*.45, h*.81, 1, 0), (r*.16, h*.815, 1, 0), (r*.16, h*.92, 1, 0), (r*.55, h*.925, 1, 0), (r*.55, h*.985, 1, 0), (0, h, 1, 0)], (label_mat(), t), i)
def m_dropper(i, r=.02, h=.085):
    return m_lathe(('drop', i, r, h), [(0, 0, 0, 0), (r*.94, 0, 0, 0), (r, .004, 0, 1), (r, h*.5, 0, 0), (r*.85, h*.58, 0, 0), (r*.5, h*.62, 1, 0), (r*.52, h*.62, 1, 0), (r*.52, h*.76, 2, 0), (r*.3, h*.765, 2, 0), (r*.34, h*.86, 2, 0), (r*.26, h*.97, 2, 0), (0, h, 2, 0)], (label_mat(), mat('gold', '#d9b26a', rough=.25, metal=1.), mat('rubber', '#1b1e27', rough=.6)), i, v0=.3)
def m_lip(i, col='#a3133f'):
    r, h = .0115, .078
    return m_lathe(('lip', i), [(0, 0, 1, 0), (r, 0, 1, 0), (r, h*.55, 2, 0), (r*.82, h*.55, 2, 0), (r*.82, h*.72, 0, 0), (r*.66, h*.72, 0, 0), (r*.66, h*.88, 0, 0), (r*.45, h*.97, 0, 0), (0, h, 0, 0)], (mat('lipc'+col, col, rough=.3, coat=.6), mat('lipb', '#16181f', rough=.25, coat=.7), mat('gold', '#d9b26a', rough=.25, metal=1.)), None, segs=32)
def m_bag(i, w=.085, h=.13, t=.03):
    k = ('bag', i, w, h, t)
    if k in MESH: return MESH[k]
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new(); nx, nz = 14, 18
    def pt(a, b, sgn):
        e = min(1, min(b, 1-b)/.10); f = (max(0, math.sin(math.pi*min(max((b-.06)/.88, 0), 1)))**.55)*(max(0, math.sin(math.pi*a))**.6)
        wr = .0022*math.sin(a*23+b*9)*f + .0016*math.sin(b*31+a*5)*f
        sq = 1-.06*math.sin(math.pi*b)*(1) if True else 1
        return ((a-.5)*w*sq, sgn*(t/2*f+wr)-.0, b*h)
    for sgn in (-1, 1):
        g = [[bm.verts.new(pt(a/nx, b/nz, sgn)) for a in range(nx+1)] for b in range(nz+1)]
        for b in range(nz):
            for a in range(nx):
                q = (g[b][a], g[b][a+1], g[b+1][a+1], g[b+1][a]); q = q if sgn < 0 else q[::-1]
                f = bm.faces.new(q); cs = ((a/nx, b/nz), ((a+1)/nx, b/nz), ((a+1)/nx, (b+1)/nz), (a/nx, (b+1)/nz))
                cs = cs if sgn < 0 else cs[::-1]
                for l, c in zip(f.loops, cs): l[uvl].uv = cuv(i, *c)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    me = bpy.data.meshes.new('bag'); bm.to_mesh(me); bm.free()
    return _store(k, me, mat('foil', rough=.26, spec=.6, coat=.55, coat_rough=.2, tex='labels.png'))
def place(p, me, x, y, z, rz=0., s=1., rx=0.):
    o = bpy.data.objects.new(me.name, me); bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z); o.rotation_euler = (rx, 0, rz); o.scale = (s, s, s)
    if p: o.parent = p
    return o
def coil(p, x, y0, y1, z, r=.038, turns=6):
    k = ('coil', y1-y0, r, turns)
    if k not in MESH:
        c = bpy.data.curves.new('coil', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .0016; c.bevel_resolution = 2; sp = c.splines.new('POLY'); n = turns*20
        sp.points.add(n)
        for i in range(n+1):
            a = 2*math.pi*i/20; sp.points[i].co = (r*math.sin(a), (y1-y0)*i/n, r*math.cos(a), 1)
        c.materials.append(mat('coil', '#c7ccd4', rough=.3, metal=1.)); MESH[k] = c
    o = bpy.data.objects.new('coil', MESH[k]); bpy.context.scene.collection.objects.link(o); o.location = (x, y0, z+r); o.parent = p
# ---- render ---------------------------------------------------------------------------------------
def cyc(col='#eef3fb', yback=3.2, r=1.6, x=14, rough=.9, yfront=-14, h=9):
    me = bpy.data.meshes.new('cyc'); pr = [(yfront, 0), (yback-r, 0)]+[(yback-r+r*math.sin(t*math.pi/48), r-r*math.cos(t*math.pi/48)) for t in range(1, 25)]+[(yback, h)]
    V = [(sx*x, y, z) for y, z in pr for sx in (-1, 1)]; F = [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(len(pr)-1)]
    me.from_pydata(V, [], F); o = obj('cyc', me, mat('cyc'+col, col, rough=rough, spec=.15))
    for p in me.polygons: p.use_smooth = True
    return o
def world(col='#ffffff', s=.35):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    b = w.node_tree.nodes['Background']; b.inputs[0].default_value = (*lin(col), 1); b.inputs[1].default_value = s
def camera(loc, look, lens=70, level=True, dof=None, fstop=5.6):
    c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o
    o.location = loc; c.lens = lens; d = Vector(look)-Vector(loc); r = bpy.context.scene.render
    if level:  # keep verticals vertical (shift lens), as in product photography
        o.rotation_euler = Vector((d.x, d.y, 0)).to_track_quat('-Z', 'Y').to_euler(); hd = math.hypot(d.x, d.y)
        c.shift_y = (d.z/hd)*lens/c.sensor_width
    else: o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if dof: c.dof.use_dof = True; c.dof.focus_distance = dof; c.dof.aperture_fstop = fstop
def render(out, w=1600, h=1200, spp=64, threads=2, seeds=(1, 2), thresh=.012):
    """Two half-buffers (different seeds) + albedo/normal features as EXR; denoised by denoise.py."""
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'; r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100; r.threads_mode = 'FIXED'; r.threads = threads
    c.samples = spp; c.use_adaptive_sampling = True; c.adaptive_threshold = thresh; c.adaptive_min_samples = 16; c.use_denoising = False
    c.max_bounces = 7; c.diffuse_bounces = 3; c.glossy_bounces = 3; c.transmission_bounces = 4; c.transparent_max_bounces = 10
    c.caustics_reflective = False; c.caustics_refractive = False; c.sample_clamp_indirect = 2.5; c.sample_clamp_direct = 12; c.blur_glossy = 1.
    c.use_fast_gi = False; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    s.view_settings.view_transform = 'Raw'; vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'; fo.file_slots.clear()
    tmp = os.path.abspath(out)+'.exr.d'; os.makedirs(tmp, exist_ok=True); fo.base_path = tmp
    for nm, sock in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nor', 'Denoising Normal')):
        fo.file_slots.new(nm); nt.links.new(rl.outputs[sock], fo.inputs[nm])
    T = time.time()
    for i, sd in enumerate(seeds):
        c.seed = sd; s.frame_set(i+1); bpy.ops.render.render()
    dt = time.time()-T; import numpy as np
    def rd(nm, f):
        im = bpy.data.images.load(f'{tmp}/{nm}{f:04d}.exr'); im.colorspace_settings.name = 'Non-Color' if nm != 'rgb' else im.colorspace_settings.name
        a = np.empty(w*h*4, 'f4'); im.pixels.foreach_get(a); bpy.data.images.remove(im); return a.reshape(h, w, 4)[::-1, :, :3]
    np.savez(os.path.abspath(out)+'.npz', a=rd('rgb', 1), b=rd('rgb', len(seeds)), alb=(rd('alb', 1)+rd('alb', len(seeds)))/2, nor=(rd('nor', 1)+rd('nor', len(seeds)))/2)
    import shutil; shutil.rmtree(tmp)
    print(f'RENDER {os.path.basename(out)} {w}x{h} 2x{spp}spp {dt:.1f}s', flush=True)
