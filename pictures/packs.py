"""Packs with labels from the atlas, as meshes that are made once per kind and placed many times."""

from lib3d import *

NC, NR = 6, 8


def cell(i):
    c, r = i % NC, i // NC
    return c / NC, 1 - (r + 1) / NR, 1 / NC, 1 / NR


def cuv(i, u, v):
    x, y, w, h = cell(i)
    return (x + w * min(0.995, max(0.005, u)), y + h * min(0.995, max(0.005, v)))


def label_mat():
    return mat('labels', rough=0.38, spec=0.45, coat=0.25, coat_rough=0.15, tex='labels.png')


def _store(key, me, *ms):
    for m in ms:
        me.materials.append(m)
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(45)
    MESH[key] = me
    return me


def m_box(i, w, d, h, bv=0.0025):
    k = ('box', i, w, d, h)
    if k in MESH:
        return MESH[k]
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()
    X, Y = w / 2, d / 2
    V = [
        bm.verts.new(c)
        for c in ((-X, -Y, 0), (X, -Y, 0), (X, Y, 0), (-X, Y, 0), (-X, -Y, h), (X, -Y, h), (X, Y, h), (-X, Y, h))
    ]
    for idx, full in (
        ((0, 1, 5, 4), 1),
        ((1, 2, 6, 5), 1),
        ((2, 3, 7, 6), 1),
        ((3, 0, 4, 7), 1),
        ((4, 5, 6, 7), 0),
        ((3, 2, 1, 0), 0),
    ):
        f = bm.faces.new([V[j] for j in idx])
        for l, c in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
            l[uvl].uv = cuv(i, *(c if full else (0.03, 0.97)))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bv, segments=2, affect='EDGES', profile=0.5)
    me = bpy.data.meshes.new('pbox')
    bm.to_mesh(me)
    bm.free()
    return _store(k, me, label_mat())


def m_lathe(key, prof, mats, label=None, segs=48, rep=2, v0=0.0, v1=1.0):
    """prof: list of (r, z, slot, islabel) - slot/islabel describe the band up to the next point."""
    if key in MESH:
        return MESH[key]
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()
    rings = []
    for r, z, *_ in prof:
        rings.append(
            [
                bm.verts.new(
                    (
                        max(r, 1e-5) * math.sin(2 * math.pi * s / segs),
                        -max(r, 1e-5) * math.cos(2 * math.pi * s / segs),
                        z,
                    )
                )
                for s in range(segs)
            ]
        )
    for a in range(len(prof) - 1):
        _, z0, slot, isl = prof[a]
        z1 = prof[a + 1][1]
        for s in range(segs):
            f = bm.faces.new((rings[a][s], rings[a][(s + 1) % segs], rings[a + 1][(s + 1) % segs], rings[a + 1][s]))
            f.material_index = slot
            if isl and label is not None:
                per = segs // rep
                u0 = ((s + per // 2) % per) / per
                u1 = u0 + 1 / per
                for l, c in zip(f.loops, ((u0, v0), (u1, v0), (u1, v1), (u0, v1))):
                    l[uvl].uv = cuv(label, *c)
            elif label is not None:
                for l in f.loops:
                    l[uvl].uv = cuv(label, 0.03, 0.97)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=2e-5)
    me = bpy.data.meshes.new('lathe')
    bm.to_mesh(me)
    bm.free()
    return _store(key, me, *mats)


def alu():
    return mat('alu', '#d5d8dd', rough=0.28, metal=1.0)


def m_can(i, r=0.033, h=0.122):
    return m_lathe(
        ('can', i, r, h),
        [
            (0, 0.004, 1, 0),
            (r * 0.7, 0.002, 1, 0),
            (r * 0.78, 0, 1, 0),
            (r * 0.96, 0.008, 0, 0),
            (r, 0.013, 0, 1),
            (r, h - 0.016, 1, 0),
            (r * 0.84, h - 0.004, 1, 0),
            (r * 0.86, h, 1, 0),
            (r * 0.8, h, 1, 0),
            (r * 0.78, h - 0.004, 1, 0),
            (0, h - 0.004, 1, 0),
        ],
        (label_mat(), alu()),
        i,
    )


def m_bottle(i, r=0.032, h=0.205, tint='#bfe0ff', cap=BRAND):
    t = mat('pet' + tint, tint, rough=0.12, coat=1.0, coat_rough=0.04)
    c = mat('cap' + cap, cap, rough=0.4)
    return m_lathe(
        ('bot', i, r, h, tint, cap),
        [
            (0, 0, 1, 0),
            (r * 0.86, 0, 1, 0),
            (r, 0.008, 1, 0),
            (r, h * 0.2, 1, 0),
            (r * 1.005, h * 0.2, 0, 1),
            (r * 1.005, h * 0.56, 1, 0),
            (r, h * 0.56, 1, 0),
            (r * 0.98, h * 0.64, 1, 0),
            (r * 0.8, h * 0.76, 1, 0),
            (r * 0.48, h * 0.86, 1, 0),
            (r * 0.42, h * 0.9, 2, 0),
            (r * 0.46, h * 0.9, 2, 0),
            (r * 0.46, h, 2, 0),
            (0, h, 2, 0),
        ],
        (label_mat(), t, c),
        i,
    )


def m_cup(i, r=0.04, h=0.09, lid='#ffffff'):
    return m_lathe(
        ('cup', i, r, h, lid),
        [
            (0, 0, 0, 0),
            (r * 0.8, 0, 0, 0),
            (r * 0.82, 0.003, 0, 1),
            (r * 0.98, h * 0.9, 1, 0),
            (r * 1.06, h * 0.9, 1, 0),
            (r * 1.06, h * 0.95, 1, 0),
            (r * 1.0, h * 0.985, 1, 0),
            (0, h * 0.985, 1, 0),
        ],
        (label_mat(), mat('lid' + lid, lid, rough=0.35)),
        i,
    )


def m_jar(i, r=0.035, h=0.045, lid='#f8fafc', body=None):
    b = label_mat()
    return m_lathe(
        ('jar', i, r, h, lid),
        [
            (0, 0, 0, 0),
            (r * 0.94, 0, 0, 0),
            (r, 0.005, 0, 1),
            (r, h * 0.6, 0, 0),
            (r * 0.96, h * 0.63, 1, 0),
            (r * 1.0, h * 0.65, 1, 0),
            (r * 1.0, h * 0.97, 1, 0),
            (r * 0.96, h, 1, 0),
            (0, h, 1, 0),
        ],
        (b, mat('jlid' + lid, lid, rough=0.22, coat=0.5)),
        i,
        rep=2,
        v0=0.52,
    )


def m_pump(i, r=0.03, h=0.15, top='#f8fafc'):
    t = mat('ptop' + top, top, rough=0.25, coat=0.4)
    return m_lathe(
        ('pump', i, r, h, top),
        [
            (0, 0, 0, 0),
            (r * 0.95, 0, 0, 0),
            (r, 0.006, 0, 1),
            (r, h * 0.66, 0, 0),
            (r * 0.9, h * 0.7, 0, 0),
            (r * 0.42, h * 0.73, 1, 0),
            (r * 0.45, h * 0.73, 1, 0),
            (r * 0.45, h * 0.81, 1, 0),
            (r * 0.16, h * 0.815, 1, 0),
            (r * 0.16, h * 0.92, 1, 0),
            (r * 0.55, h * 0.925, 1, 0),
            (r * 0.55, h * 0.985, 1, 0),
            (0, h, 1, 0),
        ],
        (label_mat(), t),
        i,
    )


def m_dropper(i, r=0.02, h=0.085):
    return m_lathe(
        ('drop', i, r, h),
        [
            (0, 0, 0, 0),
            (r * 0.94, 0, 0, 0),
            (r, 0.004, 0, 1),
            (r, h * 0.5, 0, 0),
            (r * 0.85, h * 0.58, 0, 0),
            (r * 0.5, h * 0.62, 1, 0),
            (r * 0.52, h * 0.62, 1, 0),
            (r * 0.52, h * 0.76, 2, 0),
            (r * 0.3, h * 0.765, 2, 0),
            (r * 0.34, h * 0.86, 2, 0),
            (r * 0.26, h * 0.97, 2, 0),
            (0, h, 2, 0),
        ],
        (label_mat(), mat('gold', '#d9b26a', rough=0.25, metal=1.0), mat('rubber', '#1b1e27', rough=0.6)),
        i,
        v0=0.3,
    )


def m_lip(i, col='#a3133f'):
    r, h = 0.0115, 0.078
    return m_lathe(
        ('lip', i),
        [
            (0, 0, 1, 0),
            (r, 0, 1, 0),
            (r, h * 0.55, 2, 0),
            (r * 0.82, h * 0.55, 2, 0),
            (r * 0.82, h * 0.72, 0, 0),
            (r * 0.66, h * 0.72, 0, 0),
            (r * 0.66, h * 0.88, 0, 0),
            (r * 0.45, h * 0.97, 0, 0),
            (0, h, 0, 0),
        ],
        (
            mat('lipc' + col, col, rough=0.3, coat=0.6),
            mat('lipb', '#16181f', rough=0.25, coat=0.7),
            mat('gold', '#d9b26a', rough=0.25, metal=1.0),
        ),
        None,
        segs=32,
    )


def m_bag(i, w=0.085, h=0.13, t=0.03):
    k = ('bag', i, w, h, t)
    if k in MESH:
        return MESH[k]
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new()
    nx, nz = 14, 18

    def pt(a, b, sgn):
        e = min(1, min(b, 1 - b) / 0.10)
        f = (max(0, math.sin(math.pi * min(max((b - 0.06) / 0.88, 0), 1))) ** 0.55) * (
            max(0, math.sin(math.pi * a)) ** 0.6
        )
        wr = 0.0022 * math.sin(a * 23 + b * 9) * f + 0.0016 * math.sin(b * 31 + a * 5) * f
        sq = 1 - 0.06 * math.sin(math.pi * b) * (1) if True else 1
        return ((a - 0.5) * w * sq, sgn * (t / 2 * f + wr) - 0.0, b * h)

    for sgn in (-1, 1):
        g = [[bm.verts.new(pt(a / nx, b / nz, sgn)) for a in range(nx + 1)] for b in range(nz + 1)]
        for b in range(nz):
            for a in range(nx):
                q = (g[b][a], g[b][a + 1], g[b + 1][a + 1], g[b + 1][a])
                q = q if sgn < 0 else q[::-1]
                f = bm.faces.new(q)
                cs = ((a / nx, b / nz), ((a + 1) / nx, b / nz), ((a + 1) / nx, (b + 1) / nz), (a / nx, (b + 1) / nz))
                cs = cs if sgn < 0 else cs[::-1]
                for l, c in zip(f.loops, cs):
                    l[uvl].uv = cuv(i, *c)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    me = bpy.data.meshes.new('bag')
    bm.to_mesh(me)
    bm.free()
    return _store(k, me, mat('foil', rough=0.26, spec=0.6, coat=0.55, coat_rough=0.2, tex='labels.png'))


def place(p, me, x, y, z, rz=0.0, s=1.0, rx=0.0):
    o = bpy.data.objects.new(me.name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)
    o.rotation_euler = (rx, 0, rz)
    o.scale = (s, s, s)
    if p:
        o.parent = p
    return o


def coil(p, x, y0, y1, z, r=0.038, turns=6):
    k = ('coil', y1 - y0, r, turns)
    if k not in MESH:
        c = bpy.data.curves.new('coil', 'CURVE')
        c.dimensions = '3D'
        c.bevel_depth = 0.0016
        c.bevel_resolution = 2
        sp = c.splines.new('POLY')
        n = turns * 20
        sp.points.add(n)
        for i in range(n + 1):
            a = 2 * math.pi * i / 20
            sp.points[i].co = (r * math.sin(a), (y1 - y0) * i / n, r * math.cos(a), 1)
        c.materials.append(mat('coil', '#c7ccd4', rough=0.3, metal=1.0))
        MESH[k] = c
    o = bpy.data.objects.new('coil', MESH[k])
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y0, z + r)
    o.parent = p
