"""Still lifes of the further product types: hot drinks, electronics, care, parcels."""
from packs import *
from stage import *
from still_lifes import bowl, category_view, fruit, parcel, plinth, salad, studio_table
import random


def tube(p, points, radius, m):
    """A round cord through the points."""
    c = bpy.data.curves.new('cord', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', radius, 4
    sp = c.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for i, at in enumerate(points):
        sp.points[i].co = (*at, 1)
    c.materials.append(m)
    o = bpy.data.objects.new('cord', c)
    bpy.context.scene.collection.objects.link(o)
    o.parent = p


# ---- hot drinks ----------------------------------------------------------------------------------
def cup_and_saucer(x, y, z=0):
    p = empty('cup', (x, y, z))
    china, drink = mat('china', '#fbfaf7', rough=0.22, coat=0.7), mat('espresso', '#3a1f10', rough=0.18, coat=0.5)
    crema = mat('crema', '#b9783f', rough=0.4)
    saucer = [(0, 0.002), (0.03, 0.002), (0.034, 0), (0.05, 0.006), (0.066, 0.011), (0.067, 0.013), (0.05, 0.009), (0, 0.007)]
    place(p, m_lathe(('saucer',), [(r, h, 0, 0) for r, h in saucer], (china,), None, segs=96), 0, 0, 0)
    wall = [(0, 0, 0, 0), (0.021, 0, 0, 0), (0.024, 0.004, 0, 0), (0.036, 0.024, 0, 0), (0.041, 0.052, 0, 0)]
    wall += [(0.0425, 0.056, 0, 0), (0.040, 0.056, 0, 0), (0.0385, 0.049, 2, 0), (0.0345, 0.0492, 1, 0), (0, 0.0492, 1, 0)]
    place(p, m_lathe(('cup',), wall, (china, drink, crema), None, segs=96), 0, 0, 0.0075)
    ring = [math.pi * (i / 20 - 0.5) for i in range(21)]
    tube(p, [(0.038 + 0.019 * math.cos(a), 0, 0.036 + 0.015 * math.sin(a)) for a in ring], 0.0036, china)


def beans(seed, count, x, y, spread):
    """Roasted beans, scattered."""
    rnd = random.Random(seed)
    skin = mat('bean', '#4b2a17', rough=0.42, coat=0.25)
    steps = [math.pi * i / 10 for i in range(11)]
    me = m_lathe(('bean',), [(0.0048 * math.sin(a), 0.0048 - 0.0048 * math.cos(a), 0, 0) for a in steps], (skin,), None, 20)
    for _ in range(count):
        a, r = rnd.random() * 6.283, spread * math.sqrt(rnd.random())
        o = place(None, me, x + 1.5 * r * math.cos(a), y + r * math.sin(a), 0, rnd.random() * 6.283)
        o.scale = (1.45, 1.0, 0.78)


def coffee():
    studio_table('#f0e2d4')
    c = '#dfc3a8'
    plinth(-0.025, 0.16, 0.13, 0.11, c)
    plinth(0.175, 0.15, 0.07, 0.13, c)
    place(None, m_bag(36, 0.11, 0.175, 0.055), -0.08, 0.165, 0.11, 0.16)
    place(None, m_bag(37, 0.095, 0.15, 0.05), 0.04, 0.155, 0.11, -0.18)
    place(None, m_box(38, 0.085, 0.06, 0.105), 0.176, 0.15, 0.13, -0.25)
    place(None, m_box(24, 0.07, 0.07, 0.195), -0.2, 0.09, 0, 0.3)
    place(None, m_cup(36, 0.04, 0.125, '#f6f1ea'), -0.14, -0.02, 0, 0.2)
    place(None, m_cup(39, 0.036, 0.10, '#33211a'), 0.095, -0.01, 0, -0.15)
    place(None, m_cup(37, 0.036, 0.10, '#f6f1ea'), 0.195, 0.02, 0, -0.3)
    cup_and_saucer(-0.02, -0.075)
    beans(5, 24, -0.145, -0.115, 0.026)
    beans(7, 9, 0.095, -0.10, 0.020)
    category_view()


# ---- electronics ---------------------------------------------------------------------------------
def headphones(x, y, z, rz):
    p = empty('headphones', (x, y, z), rz)
    shell, cushion = mat('shell', '#f3f5f9', rough=0.3, coat=0.4), mat('cushion', '#26304a', rough=0.7)
    arc = [math.pi * i / 40 for i in range(41)]
    tube(p, [(0.068 * math.cos(a), 0, 0.092 + 0.080 * math.sin(a)) for a in arc], 0.0062, shell)
    pad = [(0, 0, 0, 0), (0.030, 0, 0, 0), (0.036, 0.004, 0, 0), (0.037, 0.016, 1, 0), (0.036, 0.030, 1, 0)]
    pad += [(0.030, 0.035, 1, 0), (0.018, 0.031, 1, 0), (0, 0.031, 1, 0)]
    me = m_lathe(('pad',), pad, (shell, cushion), None, segs=64)
    for side in (-1, 1):
        o = place(p, me, side * 0.085, 0, 0.066)
        o.rotation_euler = (0, -side * math.pi / 2, 0)
        o.scale = (1.5, 1.15, 1)
        box(p, side * 0.068 - 0.0045, side * 0.068 + 0.0045, -0.006, 0.006, 0.088, 0.125, cushion, 0.003)


def coiled_cable(x, y):
    p = empty('cable', (x, y, 0), 0.4)
    cord = mat('cord', '#2563eb', rough=0.5)
    turns = [2 * math.pi * i / 40 for i in range(150)]
    tube(p, [((0.036 + 0.004 * math.sin(a * 0.31)) * math.cos(a), 0.034 * math.sin(a), 0.0032 + a * 0.00042) for a in turns], 0.0029, cord)
    box(p, 0.030, 0.044, -0.058, -0.036, 0.001, 0.0085, mat('plug', '#f3f5f9', rough=0.35), 0.003)
    box(p, 0.0325, 0.0415, -0.066, -0.0585, 0.003, 0.0065, mat('steel', '#b9c0cb', rough=0.25, metal=1.0), 0.001)


def charger(x, y, rz):
    p = empty('charger', (x, y, 0), rz)
    white, steel = mat('plug', '#f3f5f9', rough=0.35), mat('steel', '#b9c0cb', rough=0.25, metal=1.0)
    box(p, -0.024, 0.024, -0.022, 0.022, 0, 0.052, white, 0.008, 5)
    box(p, -0.007, 0.007, -0.0224, -0.0212, 0.022, 0.028, mat('port', '#11161f', rough=0.4), 0.0005)
    for x0 in (-0.012, 0.006):
        box(p, x0, x0 + 0.006, -0.0015, 0.0015, 0.0525, 0.070, steel, 0.0008)


def power_bank(x, y, z, rz):
    p = empty('power', (x, y, z), rz)
    box(p, -0.035, 0.035, -0.012, 0.012, 0, 0.142, mat('bank', '#1b2440', rough=0.38, coat=0.3), 0.010, 6)
    box(p, -0.012, 0.012, -0.0128, -0.0118, 0.098, 0.122, mat('mark', BRAND, rough=0.4), 0.004)
    for i in range(4):
        lamp = mat(f'lamp{i < 3}', '#ffffff' if i < 3 else '#4a5575', rough=0.4, emit='#9cc4ff' if i < 3 else None, strength=1.2)
        box(p, -0.015 + i * 0.0085, -0.0112 + i * 0.0085, -0.0126, -0.0118, 0.022, 0.0258, lamp, 0.001)


def ear_buds(x, y, rz):
    """A closed charging case."""
    p = empty('buds', (x, y, 0), rz)
    white = mat('case', '#f7f8fb', rough=0.2, coat=0.6)
    box(p, -0.032, 0.032, -0.014, 0.014, 0, 0.032, white, 0.012, 6)
    box(p, -0.032, 0.032, -0.014, 0.014, 0.0325, 0.050, white, 0.012, 6)
    box(p, -0.002, 0.002, -0.0146, -0.0136, 0.022, 0.026, mat('on', '#10b981', rough=0.4, emit='#34d399', strength=1.5), 0.001)


def electronics():
    studio_table('#dbe6f8')
    c = '#b7cbf1'
    plinth(-0.035, 0.16, 0.135, 0.13, c)
    plinth(0.175, 0.15, 0.07, 0.13, c)
    headphones(-0.035, 0.155, 0.1195, 0.22)
    place(None, m_box(42, 0.09, 0.045, 0.12), 0.176, 0.15, 0.13, -0.22)
    place(None, m_box(40, 0.078, 0.052, 0.15), -0.2, 0.085, 0, 0.28)
    power_bank(0.085, 0.0, 0, -0.22)
    place(None, m_box(41, 0.08, 0.035, 0.13), 0.19, 0.025, 0, -0.32)
    ear_buds(0.022, -0.075, -0.15)
    charger(-0.165, -0.025, 0.35)
    coiled_cable(-0.075, -0.065)
    place(None, m_box(43, 0.06, 0.026, 0.075), 0.135, -0.07, 0, -0.15)
    category_view()


# ---- pharmacy and care ---------------------------------------------------------------------------
def first_aid(x, y, z, rz):
    p = empty('aid', (x, y, z), rz)
    body, cross = mat('aidbox', '#0f9a8b', rough=0.35, coat=0.3), mat('aidcross', '#ffffff', rough=0.4)
    box(p, -0.082, 0.082, -0.035, 0.035, 0, 0.058, body, 0.012, 5)
    box(p, -0.082, 0.082, -0.035, 0.035, 0.0595, 0.118, body, 0.012, 5)
    box(p, -0.011, 0.011, -0.0372, -0.0346, 0.030, 0.090, cross, 0.002)
    box(p, -0.030, -0.0112, -0.0372, -0.0346, 0.049, 0.071, cross, 0.002)
    box(p, 0.0112, 0.030, -0.0372, -0.0346, 0.049, 0.071, cross, 0.002)
    tube(p, [(-0.03, 0, 0.116), (-0.03, 0, 0.132), (-0.024, 0, 0.138), (0.024, 0, 0.138), (0.03, 0, 0.132), (0.03, 0, 0.116)], 0.004, cross)


def cream_tube(x, y, rz, label=45):
    """A tube on its cap: round below, pressed flat above."""
    p = empty('tube', (x, y, 0), rz)
    cap = mat('tubecap', '#f4f8f8', rough=0.3, coat=0.4)
    place(p, m_lathe(('tubecap',), [(0, 0, 0, 0), (0.017, 0, 0, 0), (0.0178, 0.002, 0, 0), (0.0165, 0.026, 0, 0), (0, 0.026, 0, 0)], (cap,), None), 0, 0, 0)
    key = ('tube', label)
    if key not in MESH:
        V, F, UV, n, m = [], [], [], 40, 18
        for j in range(m + 1):
            t = j / m
            for i in range(n):
                a = 2 * math.pi * i / n
                V.append(((0.021 + 0.009 * t) * math.sin(a), -(0.021 * (1 - t) ** 0.8 + 0.0008) * math.cos(a), 0.0262 + 0.112 * t))
        for j in range(m):
            for i in range(n):
                F.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
                u0, u1 = (((i + k + 10) % 20 + (1 if k == 1 and (i + 11) % 20 == 0 else 0) * 20) / 20 for k in (0, 1))
                UV.append(((u0, j / m), (u1, j / m), (u1, (j + 1) / m), (u0, (j + 1) / m)))
        me = bpy.data.meshes.new('tube')
        me.from_pydata(V, [], F)
        uv = me.uv_layers.new().data
        for f in me.polygons:
            for k, li in enumerate(f.loop_indices):
                uv[li].uv = cuv(label, *UV[f.index][k])
            f.use_smooth = True
        me.materials.append(label_mat())
        MESH[key] = me
    place(p, MESH[key], 0, 0, 0)


def thermometer(x, y, rz):
    p = empty('thermo', (x, y, 0), rz)
    white = mat('thermobody', '#fbfcfd', rough=0.3, coat=0.4)
    box(p, -0.060, 0.030, -0.009, 0.009, 0, 0.012, white, 0.005, 4)
    box(p, 0.0305, 0.052, -0.004, 0.004, 0.003, 0.009, white, 0.002)
    box(p, 0.0525, 0.062, -0.003, 0.003, 0.004, 0.008, mat('steel', '#b9c0cb', rough=0.25, metal=1.0), 0.002)
    box(p, -0.040, -0.008, -0.006, 0.006, 0.0121, 0.0128, mat('lcd', '#b8cbb4', rough=0.2), 0.0003)


def pharmacy():
    studio_table('#d7eef1')
    c = '#b2dce1'
    plinth(-0.01, 0.16, 0.125, 0.15, c)
    plinth(-0.195, 0.12, 0.06, 0.115, c)
    first_aid(-0.01, 0.155, 0.15, 0.08)
    place(None, m_pump(46, 0.033, 0.17, '#ffffff'), -0.195, 0.115, 0.115, 0.2)
    place(None, m_box(47, 0.12, 0.06, 0.085), 0.182, 0.13, 0, -0.2)
    place(None, m_box(47, 0.12, 0.06, 0.085), 0.185, 0.132, 0.0852, -0.12)
    place(None, m_box(44, 0.085, 0.03, 0.105), 0.092, -0.01, 0, -0.25)
    place(None, m_box(45, 0.057, 0.05, 0.14), -0.212, 0.02, 0, 0.35)
    cream_tube(-0.125, -0.02, 0.2)
    place(None, m_jar(45, 0.038, 0.048, '#ffffff'), -0.045, -0.055, 0, -0.1)
    thermometer(0.025, -0.115, 0.16)
    place(None, m_jar(46, 0.030, 0.080, '#0f9a8b'), 0.213, 0.005, 0, -0.2)
    place(None, m_box(44, 0.062, 0.026, 0.075), 0.142, -0.065, 0, 0.15)
    category_view()


# ---- parcels -------------------------------------------------------------------------------------
def parcels():
    """Parcels of every size on their way out, one with a soft mailing bag."""
    studio_table('#fbe5da')
    plinth(-0.02, 0.17, 0.14, 0.125, '#f2c9b6')
    plinth(0.19, 0.16, 0.07, 0.15, '#f2c9b6')
    parcel(-0.02, 0.175, 0.125, 0.21, 0.13, 0.11, 0.14)
    parcel(-0.035, 0.18, 0.2355, 0.14, 0.10, 0.068, -0.16, '#d3a872')
    parcel(0.19, 0.16, 0.15, 0.10, 0.085, 0.09, -0.28)
    parcel(-0.205, 0.065, 0, 0.12, 0.10, 0.15, 0.3, '#d3a872')
    parcel(0.092, -0.035, 0, 0.125, 0.09, 0.055, -0.2, '#d3a872')
    parcel(-0.105, -0.055, 0, 0.11, 0.08, 0.06, 0.18)
    parcel(0.215, 0.03, 0, 0.07, 0.06, 0.13, -0.4)
    e = empty('roll', (0.0, -0.115, 0), 0)
    reel = mat('reel', '#d6b079', rough=0.35, coat=0.3)
    inner = mat('reelcore', '#b58650', rough=0.8)
    place(e, m_lathe(('reel',), [(0.022, 0, 0, 0), (0.045, 0, 0, 0), (0.0455, 0.001, 0, 0), (0.0455, 0.037, 0, 0), (0.045, 0.038, 0, 0), (0.024, 0.038, 1, 0), (0.022, 0.038, 1, 0), (0.022, 0, 1, 0)], (reel, inner), None, segs=96), 0, 0, 0)
    category_view()


# ---- all together ----------------------------------------------------------------------------------
def goods():
    """Something of every category, from the middle to the right: the left edge stays calm."""
    studio_table('#e3ebf8', cut=True)
    c = '#c8d8f0'
    plinth(-0.215, 0.27, 0.105, 0.10, c)
    plinth(0.0, 0.29, 0.10, 0.165, c)
    plinth(0.225, 0.27, 0.105, 0.12, c)
    plinth(0.075, 0.11, 0.10, 0.035, c)
    parcel(-0.215, 0.27, 0.10, 0.16, 0.11, 0.09, 0.14)
    parcel(-0.225, 0.275, 0.1905, 0.10, 0.08, 0.05, -0.16, '#d3a872')
    headphones(0.0, 0.285, 0.1545, 0.18)
    place(None, m_bag(36, 0.11, 0.175, 0.055), 0.19, 0.275, 0.12, 0.12)
    place(None, m_bag(37, 0.085, 0.135, 0.045), 0.283, 0.255, 0.12, -0.2)
    place(None, m_box(29, 0.072, 0.072, 0.195), -0.32, 0.12, 0, 0.35)
    place(None, m_bottle(28, 0.031, 0.2, '#ffb545', '#ea7a1a'), -0.245, 0.105, 0, 0.1)
    first_aid(-0.115, 0.115, 0, 0.08)
    bowl(0.075, 0.10, 0.035, '#1f2a37', 30, salad, 1.0)
    place(None, m_pump(16, 0.033, 0.17, '#d9b26a'), 0.215, 0.10, 0, -0.1)
    place(None, m_box(25, 0.125, 0.043, 0.18), 0.32, 0.10, 0, -0.25)
    fruit(-0.315, -0.005, 0.034, '#d8323a', rz=0.4)
    place(None, m_can(0), -0.24, -0.01, 0, 0.1)
    place(None, m_bag(7, 0.085, 0.13, 0.04), -0.155, -0.02, 0, 0.1)
    place(None, m_box(20, 0.075, 0.032, 0.115), -0.06, -0.03, 0, 0.15)
    cup_and_saucer(0.045, -0.065)
    place(None, m_jar(19, 0.04, 0.054), 0.14, -0.015, 0, -0.1)
    place(None, m_box(44, 0.08, 0.03, 0.10), 0.315, -0.01, 0, -0.3)
    place(None, m_lip(0, '#a3133f'), 0.155, -0.095, 0)
    place(None, m_lip(1, '#e35d7e'), 0.198, -0.08, 0)
    charger(0.262, -0.085, -0.3)
    camera((0, -1.90, 0.60), (0, 0, 0.15))
    frame(0.64, 0.66)
    bpy.context.scene.camera.data.shift_x -= 0.145
