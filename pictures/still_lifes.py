"""Still lifes of product categories: one hue each, objects on plinths, light from the left."""
from packs import *
from stage import *
import random


TABLE = ((-2, -1.2, 0.0003), (2, -1.2, 0.0003), (2, 0.34, 0.0003), (-2, 0.34, 0.0003))


def studio_table(col, cut=False):
    """Table and light of a still life; `cut` leaves the table out, so that a page shows the goods on its own ground."""
    cyc(col, yback=0.70, r=0.35, x=4, yfront=-4, h=3)
    world('#ffffff', 0.35)
    area(None, (-0.9, -0.7, 1.1), (0, 0, 0.08), 0.6, 0.6, 15, '#fff8ee')
    area(None, (1.1, -0.6, 0.6), (0, 0, 0.1), 0.4, 0.9, 5, '#eaf1ff')
    area(None, (0.5, 0.5, 1.0), (0, 0, 0.1), 0.4, 0.5, 7)
    if cut:
        cut_out(TABLE)


def category_view():
    """The camera of the category pictures. Cards show them 1 : 0.86: there the goods fill 68 % and 62 %."""
    camera((0, -1.90, 0.60), (0, 0, 0.15))
    frame(0.68 * 0.75 / 0.86, 0.62)


def plinth(x, y, r, h, col):
    profile = [(0, 0, 0, 0), (r, 0, 0, 0), (r, h - 0.004, 0, 0), (r - 0.004, h, 0, 0), (0, h, 0, 0)]
    return place(
        None, m_lathe(('pl', r, h, col), profile, (mat('pl' + col, col, rough=0.6),), None, segs=96), x, y, 0
    )


# ---- fruit ---------------------------------------------------------------------------------------
def fruit(x, y, r, col, z=0, kind='apple', rz=0.0):
    """A sphere pulled into an apple (dimple and stem), an orange (pored skin) or a lime (pointed)."""
    profile = []
    for i in range(33):
        a = math.pi * i / 32  # 0 at the bottom
        rho = r
        if kind == 'apple':
            rho = r * (
                1
                - 0.30 * math.exp(-(((math.pi - a) / 0.42) ** 2))
                - 0.12 * math.exp(-((a / 0.35) ** 2))
                + 0.05 * math.sin(a) ** 2
            )
        if kind == 'lime':
            rho = r * (1 + 0.16 * math.exp(-(((math.pi - a) / 0.3) ** 2)) + 0.10 * math.exp(-((a / 0.3) ** 2)))
        profile.append(
            (
                rho * math.sin(a) * (1.0 if kind != 'apple' else 1 + 0.08 * (1 - math.cos(a)) / 2),
                r - rho * math.cos(a),
                0,
                0,
            )
        )
    lift = profile[0][1]
    profile = [(q, h - lift if kind != 'apple' else h - min(p[1] for p in profile), s, f) for q, h, s, f in profile]
    skin = mat(
        'skin' + kind + col,
        col,
        rough=0.30 if kind == 'apple' else 0.45,
        coat=0.5 if kind == 'apple' else 0.15,
        coat_rough=0.12,
        bump=0.0 if kind == 'apple' else 0.35,
    )
    top = profile[-1][1]
    o = place(None, m_lathe(('fruit', kind, r, col), profile, (skin,), None, segs=64), x, y, z, rz)
    stem = mat('stem', '#5b4028', rough=0.8)
    if kind == 'apple':
        place(
            None,
            m_lathe(
                ('stem',),
                [(0, 0, 0, 0), (0.0016, 0, 0, 0), (0.0012, 0.012, 0, 0), (0.0018, 0.020, 0, 0), (0, 0.020, 0, 0)],
                (stem,),
                None,
                segs=10,
            ),
            x,
            y,
            z + top - 0.001,
            rz,
            1,
            0.28,
        )
    else:
        place(
            None,
            m_lathe(
                ('navel',),
                [(0, 0, 0, 0), (0.0035, 0, 0, 0), (0.0022, 0.0018, 0, 0), (0, 0.0018, 0, 0)],
                (stem,),
                None,
                segs=10,
            ),
            x,
            y,
            z + top - 0.0008,
        )
    return o


# ---- salad ---------------------------------------------------------------------------------------
def m_leaf(seed, col, length=0.042, width=0.026):
    """A curled, ruffled salad leaf."""
    key = ('salad', seed, col, length)
    if key in MESH:
        return MESH[key]
    rnd = random.Random(seed)
    nu, nv = 12, 8
    curl, cup, phase = rnd.uniform(0.5, 1.5), rnd.uniform(0.3, 0.9), rnd.uniform(0, 6)
    V, F = [], []
    for i in range(nu + 1):
        u = i / nu
        half = width * (math.sin(math.pi * min(1, 0.10 + u * 0.88)) ** 0.65) * (1 + 0.10 * math.sin(u * 17 + phase))
        for j in range(nv + 1):
            v = 2 * j / nv - 1
            bend = curl * u
            ruffle = 0.0055 * abs(v) ** 2 * math.sin(u * 15 + phase + v * 2)
            V.append(
                (
                    half * v,
                    length * math.sin(bend) / max(curl, 0.1),
                    length * (1 - math.cos(bend)) / max(curl, 0.1)
                    + cup * half * v * v
                    + ruffle
                    - 0.0012 * math.exp(-((v / 0.12) ** 2)),
                )
            )
    for i in range(nu):
        for j in range(nv):
            q = i * (nv + 1) + j
            F.append((q, q + 1, q + nv + 2, q + nv + 1))
    me = bpy.data.meshes.new('leaf')
    me.from_pydata(V, [], F)
    return _smooth(key, me, mat('leaf' + col, col, rough=0.38, spec=0.45, coat=0.15))


def _smooth(key, me, *mats):
    for m in mats:
        me.materials.append(m)
    for f in me.polygons:
        f.use_smooth = True
    MESH[key] = me
    return me


def m_slice(key, r, h, rim, face):
    """A round slice (cucumber, radish, egg): rim colour outside, face colour on the cut."""
    rim_m, face_m = mat('rim' + rim, rim, rough=0.35, coat=0.3), mat('face' + face, face, rough=0.35, coat=0.35)
    return m_lathe(
        (key, r, h),
        [
            (0, 0, 1, 0),
            (r * 0.86, 0, 0, 0),
            (r, 0.0008, 0, 0),
            (r, h - 0.0008, 0, 0),
            (r * 0.86, h, 1, 0),
            (0, h, 1, 0),
        ],
        (rim_m, face_m),
        None,
        segs=36,
    )


def m_half(key, r, skin, flesh):
    """Half of a small round fruit, cut side up."""
    profile = [(0, 0, 0, 0)] + [
        (r * math.sin(a), r - r * math.cos(a), 0, 0) for a in [math.pi / 2 * i / 10 for i in range(1, 11)]
    ]
    profile[-1] = (r, r, 1, 0)
    profile += [(r * 0.82, r + 0.0006, 2, 0), (0, r * 0.97, 2, 0)]
    return m_lathe(
        (key, r),
        profile,
        (
            mat('hs' + skin, skin, rough=0.25, coat=0.5),
            mat('hw' + flesh, flesh, rough=0.4),
            mat('hf' + skin, skin, rough=0.3, coat=0.4),
        ),
        None,
        segs=32,
    )


def bowl(x, y, z, base, label, fill, s=1.0):
    """Sealed bowl: rounded shell, filling, clear lid with a flat top and a snap rim, printed paper band."""
    p = empty('bowl', (x, y, z))
    wall = [(0.052, 0), (0.058, 0.004), (0.066, 0.018), (0.0715, 0.032), (0.0755, 0.046), (0.0785, 0.052)]
    profile = (
        [(0, 0, 1, 0), (0.050, 0, 1, 0)]
        + [(r, h, 1, 0) for r, h in wall]
        + [
            (0.082, 0.053, 1, 0),
            (0.082, 0.0555, 1, 0),
            (0.077, 0.0555, 1, 0),
            (0.072, 0.046, 1, 0),
            (0.055, 0.016, 1, 0),
            (0, 0.014, 1, 0),
        ]
    )
    shell = mat('bw' + base, base, rough=0.4, coat=0.2)
    place(p, m_lathe(('bowl', base), [(r, h, 0, 0) for r, h, *_ in profile], (shell,), None, segs=96), 0, 0, 0, 0, s)
    fill(p, s)
    lid = glass('lid', '#fbfdff', 0.85, 0.14, rough=0.03)
    place(
        p,
        m_lathe(
            ('lid',),
            [
                (0.0835, 0.0545, 0, 0),
                (0.0838, 0.0600, 0, 0),
                (0.0805, 0.0620, 0, 0),
                (0.0770, 0.0640, 0, 0),
                (0.0735, 0.0800, 0, 0),
                (0.0712, 0.0865, 0, 0),
                (0.0675, 0.0893, 0, 0),
                (0.0600, 0.0900, 0, 0),
                (0.0575, 0.0885, 0, 0),
                (0, 0.0885, 0, 0),
            ],
            (lid,),
            None,
            segs=96,
        ),
        0,
        0,
        0,
        0,
        s,
    )
    rim = mat('lidrim', '#eef4f6', rough=0.25, coat=0.5)
    place(
        p,
        m_lathe(
            ('lidrim',),
            [
                (0.0822, 0.0535, 0, 0),
                (0.0848, 0.0540, 0, 0),
                (0.0852, 0.0580, 0, 0),
                (0.0846, 0.0590, 0, 0),
                (0.0826, 0.0590, 0, 0),
                (0.0822, 0.0535, 0, 0),
            ],
            (rim,),
            None,
            segs=96,
        ),
        0,
        0,
        0,
        0,
        s,
    )
    if label is not None:
        band(p, label, s)
    return p


def band(p, label, s):
    """A paper band over the lid and down the front, printed with the label."""
    me_key = ('band', label)
    if me_key not in MESH:
        path = [
            (-0.0620, 0.022),
            (-0.0700, 0.030),
            (-0.0770, 0.044),
            (-0.0862, 0.0565),
            (-0.0862, 0.0600),
            (-0.0790, 0.0655),
            (-0.0752, 0.0805),
            (-0.0722, 0.0880),
            (-0.0680, 0.0908),
            (-0.0300, 0.0912),
            (0.0300, 0.0912),
            (0.0680, 0.0908),
        ]
        lengths = [0]
        for a, b in zip(path, path[1:]):
            lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
        nx, half = 8, 0.0235
        V, F, UV = [], [], []
        for k, (yy, zz) in enumerate(path):
            for i in range(nx + 1):
                xx = half * (2 * i / nx - 1)
                r = abs(yy)
                back = (r - math.sqrt(max(r * r - xx * xx, 0))) * (1 if zz < 0.0912 else 0) if r > half else 0
                V.append((xx, yy + math.copysign(back, -yy), zz))
                UV.append((i / nx, min(1, lengths[k] / 0.075)))
        for k in range(len(path) - 1):
            for i in range(nx):
                q = k * (nx + 1) + i
                F.append((q, q + 1, q + nx + 2, q + nx + 1))
        me = bpy.data.meshes.new('band')
        me.from_pydata(V, [], F)
        uv = me.uv_layers.new().data
        for f in me.polygons:
            for li in f.loop_indices:
                uv[li].uv = cuv(label, *UV[me.loops[li].vertex_index])
        _smooth(me_key, me, label_mat())
    place(p, MESH[me_key], 0, 0, 0, 0, s)


def salad(p, s):
    """Leaves first, then tomato halves, cucumber, radish, carrot and sweetcorn on top."""
    rnd = random.Random(4)
    greens = ['#62b346', '#86c957', '#4a9c45', '#a5d66c', '#3f8f45']
    for i in range(70):
        a, r = rnd.random() * 6.283, 0.046 * math.sqrt(rnd.random())
        z = 0.033 + 0.030 * (1 - (r / 0.060) ** 2) + rnd.uniform(-0.004, 0.004)
        o = place(
            p,
            m_leaf(i % 9, rnd.choice(greens), rnd.choice((0.026, 0.031)), rnd.choice((0.013, 0.016))),
            s * r * math.cos(a),
            s * r * math.sin(a),
            s * z,
            rnd.random() * 6.283,
            s,
        )
        o.rotation_euler = (rnd.uniform(-0.5, 0.6), rnd.uniform(-0.6, 0.6), rnd.random() * 6.283)
    for i in range(7):  # purple leaves
        a, r = rnd.random() * 6.283, 0.044 * math.sqrt(rnd.random())
        o = place(
            p,
            m_leaf(20 + i % 4, '#93325a', 0.026, 0.011),
            s * r * math.cos(a),
            s * r * math.sin(a),
            s * (0.038 + 0.026 * (1 - (r / 0.060) ** 2)),
            0,
            s,
        )
        o.rotation_euler = (rnd.uniform(-0.4, 0.8), rnd.uniform(-0.6, 0.6), rnd.random() * 6.283)

    def top(me, count, spread=0.056, tilt=0.5, lift=0.005):
        for _ in range(count):
            a, r = rnd.random() * 6.283, spread * math.sqrt(rnd.random())
            o = place(
                p,
                me,
                s * r * math.cos(a),
                s * r * math.sin(a),
                s * (0.042 + lift + 0.030 * (1 - (r / 0.066) ** 2)),
                0,
                s,
            )
            o.rotation_euler = (rnd.uniform(-tilt, tilt) + 0.35, rnd.uniform(-tilt, tilt), rnd.random() * 6.283)

    top(m_half('tomato', 0.0125, '#d62f2f', '#f39a84'), 8, lift=-0.004)
    top(m_slice('cucumber', 0.0145, 0.0035, '#3f8a3c', '#d6ecb0'), 7)
    top(m_slice('radish', 0.0105, 0.0022, '#c2255c', '#fff3f6'), 6)
    top(m_slice('corn', 0.0036, 0.0045, '#f6c945', '#f9d86a'), 16)
    top(stick(), 12)


def stick():
    """A carrot stick."""
    key = ('stick',)
    if key not in MESH:
        me = bpy.data.meshes.new('stick')
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(0.026, 0.0042, 0.0042), verts=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.0008, segments=2, affect='EDGES')
        bm.to_mesh(me)
        bm.free()
        _smooth(key, me, mat('carrot', '#f0802b', rough=0.45))
    return MESH[key]


def fruit_pieces(p, s):
    """Melon and mango cubes, berries, kiwi slices, strawberry halves."""
    rnd = random.Random(9)

    def cube(key, col, size):
        if key not in MESH:
            me = bpy.data.meshes.new('cube')
            bm = bmesh.new()
            bmesh.ops.create_cube(bm, size=size)
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=size * 0.14, segments=3, affect='EDGES')
            bm.to_mesh(me)
            bm.free()
            _smooth(key, me, mat('cube' + col, col, rough=0.3, coat=0.4))
        return MESH[key]

    pieces = [cube(('cube', c), c, 0.020) for c in ('#f9b233', '#f4845f', '#bfe08a', '#e4475b')]
    pieces += [m_slice('kiwi', 0.016, 0.004, '#7a5b32', '#8ccf3f'), m_half('strawberry', 0.013, '#d7263d', '#ffd0d0')]
    berry = m_lathe(
        ('berry',),
        [(0.0085 * math.sin(t * math.pi / 12), 0.0085 - 0.0085 * math.cos(t * math.pi / 12), 0, 0) for t in range(12)]
        + [(0.003, 0.0165, 0, 0), (0, 0.0155, 0, 0)],
        (mat('blueberry', '#2f3f77', rough=0.5, coat=0.1),),
        None,
        segs=24,
    )
    for i in range(64):
        a, r = rnd.random() * 6.283, 0.053 * math.sqrt(rnd.random())
        me = berry if rnd.random() < 0.3 else rnd.choice(pieces)
        o = place(
            p,
            me,
            s * r * math.cos(a),
            s * r * math.sin(a),
            s * (0.034 + 0.030 * (1 - (r / 0.066) ** 2) * rnd.uniform(0.6, 1)),
            0,
            s,
        )
        o.rotation_euler = (rnd.uniform(-0.8, 0.8), rnd.uniform(-0.8, 0.8), rnd.random() * 6.283)


# ---- the tables ------------------------------------------------------------------------------------
def grocery():
    studio_table('#fde9c8')
    c = '#f8d79b'
    plinth(-0.045, 0.16, 0.125, 0.085, c)
    plinth(0.175, 0.15, 0.075, 0.125, c)
    place(None, m_box(29, 0.075, 0.075, 0.2), -0.105, 0.165, 0.085, 0.35)
    place(None, m_box(25, 0.13, 0.045, 0.185), 0.008, 0.16, 0.085, -0.22)
    place(None, m_bag(9, 0.1, 0.15, 0.045), 0.175, 0.145, 0.125, -0.1)
    place(None, m_can(26, 0.037, 0.11), -0.175, -0.015, 0, 0.3)
    place(None, m_can(27, 0.034, 0.1), -0.095, -0.025, 0, -0.2)
    place(None, m_bottle(28, 0.032, 0.205, '#ffb545', '#ea7a1a'), -0.215, 0.095, 0, 0.1)
    place(None, m_box(24, 0.07, 0.07, 0.16), 0.205, 0.02, 0, -0.35)
    place(None, m_can(0), 0.055, -0.015, 0, -0.1)
    place(None, m_bag(7, 0.085, 0.13, 0.04), 0.133, -0.055, 0, -0.25)
    fruit(-0.045, -0.115, 0.034, '#d8323a', rz=0.4)
    fruit(0.037, -0.125, 0.030, '#86b83a', rz=2.0)
    category_view()


def m_tin(label, r=0.044, h=0.028):
    """Flat metal tin: printed band between two rolled rims, a slip lid."""
    tin = mat('tin', '#b4bbc6', rough=0.3, metal=1.0)
    return m_lathe(
        ('tin', label, r, h),
        [
            (0, 0, 1, 0),
            (r * 0.97, 0, 1, 0),
            (r, 0.002, 1, 0),
            (r, h * 0.10, 0, 1),
            (r, h * 0.60, 1, 0),
            (r * 1.015, h * 0.60, 1, 0),
            (r * 1.015, h * 0.95, 1, 0),
            (r * 0.99, h, 1, 0),
            (r * 0.93, h, 1, 0),
            (r * 0.90, h * 0.96, 1, 0),
            (0, h * 0.96, 1, 0),
        ],
        (label_mat(), tin),
        label,
        rep=4,
        v0=0.67,
        v1=0.91,
        segs=72,
    )


def vape():
    """Sealed packs only; nothing that would appeal to minors."""
    studio_table('#e4e1fb')
    c = '#c9c3f5'
    plinth(-0.015, 0.16, 0.12, 0.145, c)
    plinth(-0.195, 0.10, 0.062, 0.095, c)
    plinth(0.175, 0.13, 0.07, 0.075, c)
    place(None, m_box(20, 0.095, 0.035, 0.17), -0.068, 0.165, 0.145, 0.22)
    place(None, m_box(21, 0.09, 0.032, 0.14), 0.04, 0.155, 0.145, -0.2)
    place(None, m_dropper(23, 0.03, 0.125), -0.195, 0.095, 0.095)
    place(None, m_dropper(23, 0.023, 0.098), -0.145, -0.02, 0)
    place(None, m_box(22, 0.095, 0.05, 0.135), 0.177, 0.13, 0.075, -0.3)
    for i, turn in enumerate((0.1, -0.12, 0.05)):
        place(None, m_tin(22, 0.046, 0.036), 0.168 + 0.002 * i, -0.005, 0.0362 * i, turn)
    body = mat('pen', '#3d3a66', rough=0.32, metal=0.6)
    pen = m_lathe(
        ('pen',),
        [
            (0, 0, 0, 0),
            (0.011, 0, 0, 0),
            (0.0125, 0.003, 0, 0),
            (0.0125, 0.078, 1, 0),
            (0.0128, 0.079, 1, 0),
            (0.0128, 0.083, 2, 0),
            (0.0115, 0.084, 2, 0),
            (0.0085, 0.104, 2, 0),
            (0.006, 0.112, 2, 0),
            (0, 0.114, 2, 0),
        ],
        (body, mat('pengold', '#b9bdc9', rough=0.25, metal=1.0), mat('pentip', '#15161f', rough=0.3)),
        None,
    )
    place(None, pen, 0.038, -0.06, 0)
    place(None, pen, 0.082, -0.045, 0)
    place(None, m_box(20, 0.065, 0.035, 0.095), -0.058, -0.065, 0, 0.3)
    category_view()


def fresh():
    studio_table('#dcf3e2')
    c = '#b9e3c6'
    plinth(-0.03, 0.09, 0.13, 0.05, c)
    plinth(0.16, 0.20, 0.09, 0.17, c)
    plinth(-0.145, 0.24, 0.075, 0.11, c)
    bowl(-0.03, 0.075, 0.05, '#1f2a37', 30, salad, 1.22)
    bowl(0.16, 0.195, 0.17, '#f4f6f8', 31, fruit_pieces, 0.95)
    place(None, m_bottle(28, 0.033, 0.2, '#ffb545', '#12a150'), -0.11, 0.235, 0.11, 0.1)
    place(None, m_bottle(0, 0.033, 0.2, '#a7d86b', '#12a150'), -0.205, 0.11, 0, -0.15)
    place(None, m_cup(13, 0.042, 0.1), 0.115, -0.035, 0, -0.2)
    place(None, m_cup(12, 0.042, 0.1), 0.205, 0.02, 0, -0.25)
    fruit(-0.175, -0.03, 0.036, '#d8323a', rz=0.4)
    fruit(-0.095, -0.085, 0.034, '#f2932e', kind='orange')
    fruit(-0.022, -0.105, 0.027, '#8fc23f', kind='lime')
    category_view()


def cosmetics():
    studio_table('#fbe3ea')
    c = '#f3c3d1'
    plinth(-0.01, 0.16, 0.115, 0.13, c)
    plinth(-0.19, 0.13, 0.062, 0.125, c)
    plinth(0.175, 0.15, 0.065, 0.065, c)
    place(None, m_pump(16, 0.036, 0.18, '#d9b26a'), -0.052, 0.165, 0.13, 0.1)
    place(None, m_jar(19, 0.046, 0.062), 0.045, 0.13, 0.13, -0.1)
    place(None, m_dropper(17, 0.03, 0.122), -0.19, 0.125, 0.125, 0.2)
    place(None, m_pump(17, 0.034, 0.175, '#ffffff'), 0.175, 0.145, 0.065, -0.2)
    place(None, m_lip(0, '#a3133f'), 0.058, -0.05, 0)
    place(None, m_lip(1, '#e35d7e'), 0.103, -0.035, 0)
    place(None, m_lip(2, '#c2462f'), 0.080, -0.08, 0)
    place(None, m_box(18, 0.052, 0.052, 0.135), -0.205, 0.015, 0, 0.4)
    place(None, m_jar(16, 0.043, 0.056, '#d9b26a'), -0.11, -0.02, 0)
    place(None, m_box(19, 0.078, 0.078, 0.078), 0.188, 0.01, 0, -0.4)
    place(None, m_jar(17, 0.032, 0.043), -0.03, -0.07, 0)
    category_view()


# ---- pictures for articles -------------------------------------------------------------------------
def article_view():
    camera((0, -1.75, 0.30), (0, 0, 0.098), lens=80)


def restock():
    """A delivery crate, packed for one machine."""
    studio_table('#dfe9fb', cut=True)
    article_view()
    crate = mat('cratebody', '#2563eb', rough=0.45, coat=0.2)
    x0, x1, y0, y1, h, t = -0.20, 0.16, -0.02, 0.20, 0.115, 0.008
    # Faces that coincide render black: the long sides carry the corners, the short sides stand between.
    for y in (y0, y1 - t):
        box(None, x0, x1, y, y + t, 0, h - 0.016, crate, 0.003)
        box(None, x0 - 0.004, x1 + 0.004, y - 0.004, y + t + 0.004, h - 0.0158, h, crate, 0.003)
    for x in (x0 + 0.002, x1 - t - 0.002):
        box(None, x, x + t, y0 + t, y1 - t, 0.0005, h - 0.016, crate, 0)
        box(None, x - 0.004, x + t + 0.004, y0 + t + 0.0045, y1 - t - 0.0045, h - 0.0158, h - 0.0004, crate, 0)
    box(None, x0 + t + 0.003, x1 - t - 0.003, y0 + t, y1 - t, 0.001, t, crate, 0)
    slot = mat('crateslot', '#16337f', rough=0.6)
    for i in range(6):
        box(None, x0 + 0.03 + i * 0.053, x0 + 0.058 + i * 0.053, y0 - 0.0012, y0 + 0.002, 0.030, 0.078, slot, 0)
    rnd = random.Random(3)
    back = ((2, '#bfe0ff'), (28, '#ffb545'), (5, '#e9a06a'), (2, '#bfe0ff'), (28, '#ffb545'))
    for i, (lab, tint) in enumerate(back):
        place(
            None,
            m_bottle(lab, 0.031, 0.205, tint, {28: '#ea7a1a', 5: '#7a2e0e'}.get(lab, BRAND)),
            x0 + 0.045 + i * 0.067,
            0.155,
            0.01,
            rnd.uniform(-0.2, 0.2),
        )
    for i, lab in enumerate((7, 8, 9, 6)):
        place(
            None,
            m_bag(lab, 0.088, 0.135, 0.035),
            x0 + 0.055 + i * 0.082,
            0.085,
            0.045,
            rnd.uniform(-0.12, 0.12),
            1,
            rnd.uniform(-0.10, 0.04),
        )
    for i, lab in enumerate((10, 11, 14, 25)):
        place(None, m_box(lab, 0.074, 0.034, 0.13), x0 + 0.055 + i * 0.082, 0.028, 0.018, rnd.uniform(-0.1, 0.1))
    for x, y, lab in ((0.225, 0.06, 0), (0.295, 0.085, 3), (0.262, 0.0, 4), (-0.275, 0.03, 15), (-0.262, -0.075, 3)):
        place(None, m_can(lab), x, y, 0, rnd.uniform(-0.3, 0.3))
    place(None, m_can(0), 0.258, 0.055, 0.1225, 0.2)


def parcel(x, y, z, w, d, h, rz, kraft='#c89a63'):
    """A taped carton with an address label and a blue mark."""
    e = empty('parcel', (x, y, z), rz)
    box(e, -w / 2, w / 2, -d / 2, d / 2, 0, h, mat('kraft' + kraft, kraft, rough=0.8), 0.002)
    tape = mat('tape', '#d6b079', rough=0.4)
    box(e, -0.014, 0.014, -d / 2 - 0.0004, d / 2 + 0.0004, -0.0002, h + 0.0005, tape, 0.0005)
    low, high = h * 0.45, h * 0.45 + min(0.032, h * 0.4)
    label = mat('sticker', '#f6f8fc', rough=0.5)
    box(e, -w / 2 + 0.012, -w / 2 + 0.058, -d / 2 - 0.0008, -d / 2, low, high, label, 0)
    mark = mat('stickerblue', BRAND, rough=0.5)
    box(e, w / 2 - 0.036, w / 2 - 0.012, -d / 2 - 0.0008, -d / 2, h * 0.16, h * 0.16 + 0.014, mark, 0)
    return e


def pick_up():
    """Parcels, a paper bag, and a phone that shows the pick-up screen."""
    studio_table('#e6ebf5', cut=True)
    article_view()
    white, blue = mat('sticker', '#f6f8fc', rough=0.5), mat('stickerblue', BRAND, rough=0.5)
    paper = mat('paper', '#dcbd92', rough=0.85)

    parcel(-0.075, 0.10, 0, 0.22, 0.15, 0.085, 0.12)
    parcel(-0.085, 0.105, 0.0855, 0.17, 0.12, 0.07, -0.18)
    parcel(-0.065, 0.10, 0.156, 0.10, 0.09, 0.045, 0.3)
    e = empty('bag', (0.185, 0.10, 0), -0.18)
    box(e, -0.07, 0.07, -0.042, 0.042, 0, 0.185, paper, 0.003)
    for y in (-0.043, 0.043):
        c = bpy.data.curves.new('handle', 'CURVE')
        c.dimensions, c.bevel_depth = '3D', 0.0026
        sp = c.splines.new('POLY')
        sp.points.add(16)
        for i in range(17):
            sp.points[i].co = (0.030 * math.cos(math.pi * i / 16), y, 0.180 + 0.045 * math.sin(math.pi * i / 16), 1)
        c.materials.append(paper)
        o = bpy.data.objects.new('handle', c)
        bpy.context.scene.collection.objects.link(o)
        o.parent = e
    box(e, -0.026, 0.026, -0.0432, -0.0422, 0.075, 0.127, blue, 0.004)
    for i in range(3):
        for j in range(3):
            box(
                e,
                -0.0155 + i * 0.0115,
                -0.0075 + i * 0.0115,
                -0.0440,
                -0.0431,
                0.0855 + j * 0.0115,
                0.0935 + j * 0.0115,
                white,
                0,
            )
    p = empty('phone', (0.035, -0.075, 0.0), 0.10)
    p.rotation_euler = (math.radians(-14), 0, 0.10)
    box(p, -0.036, 0.036, -0.004, 0.004, 0, 0.128, mat('phone', '#10141b', rough=0.25, coat=0.6), 0.0038)
    quad(
        p,
        -0.0325,
        0.0325,
        0.012,
        0.116,
        -0.0042,
        mat('phonescreen', tex='screen_locker.png', tex_emit=0.95, rough=0.15),
    )
    box(p, -0.03, 0.03, 0.018, 0.03, 0, 0.05, mat('stand', '#c9d1de', rough=0.4), 0.003)
