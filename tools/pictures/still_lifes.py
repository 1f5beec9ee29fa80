"""Still lifes of product categories: one hue each, objects on plinths, light from the left."""
from lib3d import *
import random


def studio_table(col):
    cyc(col, yback=.55, r=.35, x=4, yfront=-4, h=3)
    world('#ffffff', .35)
    area(None, (-.9, -.7, 1.1), (0, 0, .08), .6, .6, 15, '#fff8ee')
    area(None, (1.1, -.6, .6), (0, 0, .1), .4, .9, 5, '#eaf1ff')
    area(None, (.5, .5, 1.0), (0, 0, .1), .4, .5, 7)
    camera((0, -1.75, .30), (0, 0, .098), lens=80)


def gather():
    """Moves everything 18 % towards the middle: the camera sees less width than the tables were laid out for."""
    for o in bpy.context.scene.objects:
        if o.parent is None and o.type in ('MESH', 'EMPTY') and o.name[:3] != 'cyc': o.location.x *= .82


def plinth(x, y, r, h, col):
    profile = [(0, 0, 0, 0), (r, 0, 0, 0), (r, h-.004, 0, 0), (r-.004, h, 0, 0), (0, h, 0, 0)]
    return place(None, m_lathe(('pl', r, h, col), profile, (mat('pl'+col, col, rough=.6),), None, segs=96), x, y, 0)


# ---- fruit ---------------------------------------------------------------------------------------
def fruit(x, y, r, col, z=0, kind='apple', rz=0.):
    """A sphere pulled into an apple (dimple and stem), an orange (pored skin) or a lime (pointed)."""
    profile = []
    for i in range(33):
        a = math.pi*i/32     # 0 at the bottom
        rho = r
        if kind == 'apple': rho = r*(1-.30*math.exp(-((math.pi-a)/.42)**2)-.12*math.exp(-(a/.35)**2)+.05*math.sin(a)**2)
        if kind == 'lime': rho = r*(1+.16*math.exp(-((math.pi-a)/.3)**2)+.10*math.exp(-(a/.3)**2))
        profile.append((rho*math.sin(a)*(1. if kind != 'apple' else 1+.08*(1-math.cos(a))/2), r-rho*math.cos(a), 0, 0))
    lift = profile[0][1]
    profile = [(q, h-lift if kind != 'apple' else h-min(p[1] for p in profile), s, f) for q, h, s, f in profile]
    skin = mat('skin'+kind+col, col, rough=.30 if kind == 'apple' else .45, coat=.5 if kind == 'apple' else .15, coat_rough=.12, bump=.0 if kind == 'apple' else .35)
    top = profile[-1][1]
    o = place(None, m_lathe(('fruit', kind, r, col), profile, (skin,), None, segs=64), x, y, z, rz)
    stem = mat('stem', '#5b4028', rough=.8)
    if kind == 'apple':
        place(None, m_lathe(('stem',), [(0, 0, 0, 0), (.0016, 0, 0, 0), (.0012, .012, 0, 0), (.0018, .020, 0, 0), (0, .020, 0, 0)], (stem,), None, segs=10), x, y, z+top-.001, rz, 1, .28)
    else:
        place(None, m_lathe(('navel',), [(0, 0, 0, 0), (.0035, 0, 0, 0), (.0022, .0018, 0, 0), (0, .0018, 0, 0)], (stem,), None, segs=10), x, y, z+top-.0008)
    return o


# ---- salad ---------------------------------------------------------------------------------------
def m_leaf(seed, col, length=.042, width=.026):
    """A curled, ruffled salad leaf."""
    key = ('salad', seed, col, length)
    if key in MESH: return MESH[key]
    rnd = random.Random(seed)
    nu, nv = 12, 8
    curl, cup, phase = rnd.uniform(.5, 1.5), rnd.uniform(.3, .9), rnd.uniform(0, 6)
    V, F = [], []
    for i in range(nu+1):
        u = i/nu
        half = width*(math.sin(math.pi*min(1, .10+u*.88))**.65)*(1+.10*math.sin(u*17+phase))
        for j in range(nv+1):
            v = 2*j/nv-1
            bend = curl*u
            ruffle = .0055*abs(v)**2*math.sin(u*15+phase+v*2)
            V.append((half*v, length*math.sin(bend)/max(curl, .1), length*(1-math.cos(bend))/max(curl, .1)+cup*half*v*v+ruffle-.0012*math.exp(-(v/.12)**2)))
    for i in range(nu):
        for j in range(nv):
            q = i*(nv+1)+j
            F.append((q, q+1, q+nv+2, q+nv+1))
    me = bpy.data.meshes.new('leaf')
    me.from_pydata(V, [], F)
    return _smooth(key, me, mat('leaf'+col, col, rough=.38, spec=.45, coat=.15))


def _smooth(key, me, *mats):
    for m in mats: me.materials.append(m)
    for f in me.polygons: f.use_smooth = True
    MESH[key] = me
    return me


def m_slice(key, r, h, rim, face):
    """A round slice (cucumber, radish, egg): rim colour outside, face colour on the cut."""
    rim_m, face_m = mat('rim'+rim, rim, rough=.35, coat=.3), mat('face'+face, face, rough=.35, coat=.35)
    return m_lathe((key, r, h), [(0, 0, 1, 0), (r*.86, 0, 0, 0), (r, .0008, 0, 0), (r, h-.0008, 0, 0), (r*.86, h, 1, 0), (0, h, 1, 0)], (rim_m, face_m), None, segs=36)


def m_half(key, r, skin, flesh):
    """Half of a small round fruit, cut side up."""
    profile = [(0, 0, 0, 0)]+[(r*math.sin(a), r-r*math.cos(a), 0, 0) for a in [math.pi/2*i/10 for i in range(1, 11)]]
    profile[-1] = (r, r, 1, 0)
    profile += [(r*.82, r+.0006, 2, 0), (0, r*.97, 2, 0)]
    return m_lathe((key, r), profile, (mat('hs'+skin, skin, rough=.25, coat=.5), mat('hw'+flesh, flesh, rough=.4), mat('hf'+skin, skin, rough=.3, coat=.4)), None, segs=32)


def bowl(x, y, z, base, label, fill, s=1.):
    """Sealed bowl: rounded shell, filling, clear lid with a flat top and a snap rim, printed paper band."""
    p = empty('bowl', (x, y, z))
    wall = [(.052, 0), (.058, .004), (.066, .018), (.0715, .032), (.0755, .046), (.0785, .052)]
    profile = [(0, 0, 1, 0), (.050, 0, 1, 0)]+[(r, h, 1, 0) for r, h in wall]+[(.082, .053, 1, 0), (.082, .0555, 1, 0), (.077, .0555, 1, 0), (.072, .046, 1, 0), (.055, .016, 1, 0), (0, .014, 1, 0)]
    shell = mat('bw'+base, base, rough=.4, coat=.2)
    place(p, m_lathe(('bowl', base), [(r, h, 0, 0) for r, h, *_ in profile], (shell,), None, segs=96), 0, 0, 0, 0, s)
    fill(p, s)
    lid = glass('lid', '#fbfdff', .85, .14, rough=.03)
    place(p, m_lathe(('lid',), [(.0835, .0545, 0, 0), (.0838, .0600, 0, 0), (.0805, .0620, 0, 0), (.0770, .0640, 0, 0), (.0735, .0800, 0, 0), (.0712, .0865, 0, 0), (.0675, .0893, 0, 0), (.0600, .0900, 0, 0), (.0575, .0885, 0, 0), (0, .0885, 0, 0)], (lid,), None, segs=96), 0, 0, 0, 0, s)
    rim = mat('lidrim', '#eef4f6', rough=.25, coat=.5)
    place(p, m_lathe(('lidrim',), [(.0822, .0535, 0, 0), (.0848, .0540, 0, 0), (.0852, .0580, 0, 0), (.0846, .0590, 0, 0), (.0826, .0590, 0, 0), (.0822, .0535, 0, 0)], (rim,), None, segs=96), 0, 0, 0, 0, s)
    if label is not None: band(p, label, s)
    return p


def band(p, label, s):
    """A paper band over the lid and down the front, printed with the label."""
    me_key = ('band', label)
    if me_key not in MESH:
        path = [(-.0620, .022), (-.0700, .030), (-.0770, .044), (-.0862, .0565), (-.0862, .0600), (-.0790, .0655), (-.0752, .0805), (-.0722, .0880), (-.0680, .0908), (-.0300, .0912), (.0300, .0912), (.0680, .0908)]
        lengths = [0]
        for a, b in zip(path, path[1:]): lengths.append(lengths[-1]+math.hypot(b[0]-a[0], b[1]-a[1]))
        nx, half = 8, .0235
        V, F, UV = [], [], []
        for k, (yy, zz) in enumerate(path):
            for i in range(nx+1):
                xx = half*(2*i/nx-1)
                r = abs(yy)
                back = (r-math.sqrt(max(r*r-xx*xx, 0)))*(1 if zz < .0912 else 0) if r > half else 0
                V.append((xx, yy+math.copysign(back, -yy), zz))
                UV.append((i/nx, min(1, lengths[k]/.075)))
        for k in range(len(path)-1):
            for i in range(nx):
                q = k*(nx+1)+i
                F.append((q, q+1, q+nx+2, q+nx+1))
        me = bpy.data.meshes.new('band')
        me.from_pydata(V, [], F)
        uv = me.uv_layers.new().data
        for f in me.polygons:
            for li in f.loop_indices: uv[li].uv = cuv(label, *UV[me.loops[li].vertex_index])
        _smooth(me_key, me, label_mat())
    place(p, MESH[me_key], 0, 0, 0, 0, s)


def salad(p, s):
    """Leaves first, then tomato halves, cucumber, radish, carrot and sweetcorn on top."""
    rnd = random.Random(4)
    greens = ['#62b346', '#86c957', '#4a9c45', '#a5d66c', '#3f8f45']
    for i in range(70):
        a, r = rnd.random()*6.283, .046*math.sqrt(rnd.random())
        z = .033+.030*(1-(r/.060)**2)+rnd.uniform(-.004, .004)
        o = place(p, m_leaf(i % 9, rnd.choice(greens), rnd.choice((.026, .031)), rnd.choice((.013, .016))), s*r*math.cos(a), s*r*math.sin(a), s*z, rnd.random()*6.283, s)
        o.rotation_euler = (rnd.uniform(-.5, .6), rnd.uniform(-.6, .6), rnd.random()*6.283)
    for i in range(7):     # purple leaves
        a, r = rnd.random()*6.283, .044*math.sqrt(rnd.random())
        o = place(p, m_leaf(20+i % 4, '#93325a', .026, .011), s*r*math.cos(a), s*r*math.sin(a), s*(.038+.026*(1-(r/.060)**2)), 0, s)
        o.rotation_euler = (rnd.uniform(-.4, .8), rnd.uniform(-.6, .6), rnd.random()*6.283)
    def top(me, count, spread=.056, tilt=.5, lift=.005):
        for _ in range(count):
            a, r = rnd.random()*6.283, spread*math.sqrt(rnd.random())
            o = place(p, me, s*r*math.cos(a), s*r*math.sin(a), s*(.042+lift+.030*(1-(r/.066)**2)), 0, s)
            o.rotation_euler = (rnd.uniform(-tilt, tilt)+.35, rnd.uniform(-tilt, tilt), rnd.random()*6.283)
    top(m_half('tomato', .0125, '#d62f2f', '#f39a84'), 8, lift=-.004)
    top(m_slice('cucumber', .0145, .0035, '#3f8a3c', '#d6ecb0'), 7)
    top(m_slice('radish', .0105, .0022, '#c2255c', '#fff3f6'), 6)
    top(m_slice('corn', .0036, .0045, '#f6c945', '#f9d86a'), 16)
    top(stick(), 12)


def stick():
    """A carrot stick."""
    key = ('stick',)
    if key not in MESH:
        me = bpy.data.meshes.new('stick')
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(.026, .0042, .0042), verts=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.0008, segments=2, affect='EDGES')
        bm.to_mesh(me)
        bm.free()
        _smooth(key, me, mat('carrot', '#f0802b', rough=.45))
    return MESH[key]


def fruit_pieces(p, s):
    """Melon and mango cubes, berries, kiwi slices, strawberry halves."""
    rnd = random.Random(9)
    def cube(key, col, size):
        if key not in MESH:
            me = bpy.data.meshes.new('cube')
            bm = bmesh.new()
            bmesh.ops.create_cube(bm, size=size)
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=size*.14, segments=3, affect='EDGES')
            bm.to_mesh(me)
            bm.free()
            _smooth(key, me, mat('cube'+col, col, rough=.3, coat=.4))
        return MESH[key]
    pieces = [cube(('cube', c), c, .020) for c in ('#f9b233', '#f4845f', '#bfe08a', '#e4475b')]
    pieces += [m_slice('kiwi', .016, .004, '#7a5b32', '#8ccf3f'), m_half('strawberry', .013, '#d7263d', '#ffd0d0')]
    berry = m_lathe(('berry',), [(.0085*math.sin(t*math.pi/12), .0085-.0085*math.cos(t*math.pi/12), 0, 0) for t in range(12)]+[(.003, .0165, 0, 0), (0, .0155, 0, 0)], (mat('blueberry', '#2f3f77', rough=.5, coat=.1),), None, segs=24)
    for i in range(64):
        a, r = rnd.random()*6.283, .053*math.sqrt(rnd.random())
        me = berry if rnd.random() < .3 else rnd.choice(pieces)
        o = place(p, me, s*r*math.cos(a), s*r*math.sin(a), s*(.034+.030*(1-(r/.066)**2)*rnd.uniform(.6, 1)), 0, s)
        o.rotation_euler = (rnd.uniform(-.8, .8), rnd.uniform(-.8, .8), rnd.random()*6.283)


# ---- the tables ------------------------------------------------------------------------------------
def grocery():
    studio_table('#fde9c8')
    c = '#f8d79b'
    plinth(-.02, .08, .13, .055, c)
    plinth(.22, .10, .085, .10, c)
    place(None, m_box(29, .075, .075, .2), -.07, .09, .055, .35)
    place(None, m_box(25, .13, .045, .185), .035, .10, .055, -.22)
    place(None, m_bag(9, .1, .15, .045), .225, .10, .10, .15)
    place(None, m_can(26, .037, .11), -.255, .0, 0, .3)
    place(None, m_can(27, .034, .1), -.185, -.06, 0, -.2)
    place(None, m_bottle(28, .032, .205, '#ffb545', '#ea7a1a'), -.30, .12, 0, .1)
    place(None, m_box(24, .07, .07, .19), .33, .02, 0, -.35)
    place(None, m_can(0), .12, -.08, 0, -.1)
    place(None, m_bag(7, .085, .13, .04), .225, -.05, 0, -.25)
    fruit(-.045, -.10, .034, '#d8323a', rz=.4)
    fruit(.037, -.125, .030, '#86b83a', rz=2.)
    gather()


def m_tin(label, r=.044, h=.028):
    """Flat metal tin: printed band between two rolled rims, a slip lid."""
    tin = mat('tin', '#b4bbc6', rough=.3, metal=1.)
    return m_lathe(('tin', label, r, h), [(0, 0, 1, 0), (r*.97, 0, 1, 0), (r, .002, 1, 0), (r, h*.10, 0, 1), (r, h*.60, 1, 0), (r*1.015, h*.60, 1, 0), (r*1.015, h*.95, 1, 0), (r*.99, h, 1, 0), (r*.93, h, 1, 0), (r*.90, h*.96, 1, 0), (0, h*.96, 1, 0)], (label_mat(), tin), label, rep=4, v0=.67, v1=.91, segs=72)


def vape():
    """Sealed packs only; nothing that would appeal to minors."""
    studio_table('#e4e1fb')
    c = '#c9c3f5'
    plinth(-.02, .09, .12, .06, c)
    plinth(-.27, .08, .075, .10, c)
    place(None, m_box(20, .085, .03, .15), -.06, .09, .06, .25)
    place(None, m_box(21, .085, .03, .13), .045, .085, .06, -.2)
    place(None, m_dropper(23, .026, .11), -.27, .07, .10)
    place(None, m_dropper(23, .02, .085), -.17, -.06, 0)
    place(None, m_box(22, .095, .05, .125), .325, .11, 0, -.3)
    for i, turn in enumerate((.1, -.12, .05)): place(None, m_tin(22, .046, .036), .222+.002*i, -.01, .0362*i, turn)
    body = mat('pen', '#3d3a66', rough=.32, metal=.6)
    pen = m_lathe(('pen',), [(0, 0, 0, 0), (.011, 0, 0, 0), (.0125, .003, 0, 0), (.0125, .078, 1, 0), (.0128, .079, 1, 0), (.0128, .083, 2, 0), (.0115, .084, 2, 0), (.0085, .104, 2, 0), (.006, .112, 2, 0), (0, .114, 2, 0)],
                  (body, mat('pengold', '#b9bdc9', rough=.25, metal=1.), mat('pentip', '#15161f', rough=.3)), None)
    place(None, pen, .06, -.08, 0)
    place(None, pen, .105, -.065, 0)
    place(None, m_box(20, .055, .03, .08), -.06, -.09, 0, .3)
    gather()


def fresh():
    studio_table('#dcf3e2')
    c = '#b9e3c6'
    plinth(0, .09, .155, .05, c)
    plinth(.28, .09, .095, .085, c)
    bowl(-.02, .075, .05, '#1f2a37', 30, salad, 1.22)
    bowl(.28, .085, .085, '#f4f6f8', 31, fruit_pieces, .95)
    place(None, m_bottle(28, .033, .2, '#ffb545', '#12a150'), -.275, .06, 0, .1)
    place(None, m_bottle(0, .033, .2, '#a7d86b', '#12a150'), -.365, .13, 0, -.15)
    place(None, m_cup(13, .042, .1), .15, -.05, 0, -.2)
    place(None, m_cup(12, .042, .1), .375, -.02, 0, -.25)
    fruit(-.205, -.07, .036, '#d8323a', rz=.4)
    fruit(-.118, -.105, .034, '#f2932e', kind='orange')
    fruit(-.045, -.085, .027, '#8fc23f', kind='lime')
    gather()


def cosmetics():
    studio_table('#fbe3ea')
    c = '#f3c3d1'
    plinth(.0, .09, .13, .06, c)
    plinth(-.27, .09, .08, .10, c)
    plinth(.27, .10, .07, .035, c)
    place(None, m_pump(16, .034, .175, '#d9b26a'), -.05, .09, .06, .1)
    place(None, m_jar(19, .045, .06), .055, .06, .06, -.1)
    place(None, m_dropper(17, .028, .115), -.27, .08, .10, .2)
    place(None, m_pump(17, .032, .17, '#ffffff'), .27, .09, .035, -.2)
    place(None, m_lip(0, '#a3133f'), .13, -.07, 0)
    place(None, m_lip(1, '#e35d7e'), .175, -.055, 0)
    place(None, m_lip(2, '#c2462f'), .152, -.1, 0)
    place(None, m_box(18, .05, .05, .13), -.38, .06, 0, .4)
    place(None, m_jar(16, .04, .052, '#d9b26a'), -.15, -.06, 0)
    place(None, m_box(19, .075, .075, .075), .38, .02, 0, -.4)
    place(None, m_jar(17, .03, .04), -.06, -.10, 0)
    gather()


# ---- pictures for articles -------------------------------------------------------------------------
def restock():
    """A delivery crate, packed for one machine."""
    studio_table('#dfe9fb')
    crate = mat('cratebody', '#2563eb', rough=.45, coat=.2)
    x0, x1, y0, y1, h, t = -.20, .16, -.02, .20, .115, .008
    box(None, x0, x1, y0, y1, 0, t, crate, .003)
    for a in ((x0, x0+t, y0, y1), (x1-t, x1, y0, y1), (x0, x1, y0, y0+t), (x0, x1, y1-t, y1)): box(None, *a, 0, h, crate, .003)
    for x in (x0, x1-t): box(None, x-.004, x+t+.004, y0-.004, y1+.004, h-.014, h, crate, .003)
    for y in (y0, y1-t): box(None, x0-.004, x1+.004, y-.004, y+t+.004, h-.014, h, crate, .003)
    slot = mat('crateslot', '#16337f', rough=.6)
    for i in range(6): box(None, x0+.03+i*.053, x0+.058+i*.053, y0-.0012, y0+.002, .030, .078, slot, 0)
    rnd = random.Random(3)
    back = ((2, '#bfe0ff'), (28, '#ffb545'), (5, '#e9a06a'), (2, '#bfe0ff'), (28, '#ffb545'))
    for i, (lab, tint) in enumerate(back): place(None, m_bottle(lab, .031, .205, tint, {28: '#ea7a1a', 5: '#7a2e0e'}.get(lab, BRAND)), x0+.045+i*.067, .155, .01, rnd.uniform(-.2, .2))
    for i, lab in enumerate((7, 8, 9, 6)): place(None, m_bag(lab, .088, .135, .035), x0+.055+i*.082, .085, .045, rnd.uniform(-.12, .12), 1, rnd.uniform(-.10, .04))
    for i, lab in enumerate((10, 11, 14, 25)): place(None, m_box(lab, .074, .034, .13), x0+.055+i*.082, .028, .018, rnd.uniform(-.1, .1))
    for x, y, lab in ((.225, .06, 0), (.295, .085, 3), (.262, .0, 4), (-.275, .03, 15), (-.262, -.075, 3)): place(None, m_can(lab), x, y, 0, rnd.uniform(-.3, .3))
    place(None, m_can(0), .258, .055, .1225, .2)


def pick_up():
    """Parcels, a paper bag, and a phone that shows the pick-up screen."""
    studio_table('#e6ebf5')
    kraft, tape, white = mat('kraft', '#c89a63', rough=.8), mat('tape', '#d6b079', rough=.4), mat('sticker', '#f6f8fc', rough=.5)
    blue, paper = mat('stickerblue', BRAND, rough=.5), mat('paper', '#dcbd92', rough=.85)
    def parcel(x, y, z, w, d, h, rz):
        e = empty('parcel', (x, y, z), rz)
        box(e, -w/2, w/2, -d/2, d/2, 0, h, kraft, .002)
        box(e, -.014, .014, -d/2-.0004, d/2+.0004, -.0002, h+.0005, tape, .0005)
        box(e, -w/2+.012, -w/2+.058, -d/2-.0008, -d/2, h*.45, h*.45+.032, white, 0)
        box(e, w/2-.036, w/2-.012, -d/2-.0008, -d/2, h*.16, h*.16+.014, blue, 0)
    parcel(-.075, .10, 0, .22, .15, .085, .12)
    parcel(-.085, .105, .0855, .17, .12, .07, -.18)
    parcel(-.065, .10, .156, .10, .09, .045, .3)
    e = empty('bag', (.185, .10, 0), -.18)
    box(e, -.07, .07, -.042, .042, 0, .185, paper, .003)
    for y in (-.043, .043):
        c = bpy.data.curves.new('handle', 'CURVE')
        c.dimensions, c.bevel_depth = '3D', .0026
        sp = c.splines.new('POLY')
        sp.points.add(16)
        for i in range(17): sp.points[i].co = (.030*math.cos(math.pi*i/16), y, .180+.045*math.sin(math.pi*i/16), 1)
        c.materials.append(paper)
        o = bpy.data.objects.new('handle', c)
        bpy.context.scene.collection.objects.link(o)
        o.parent = e
    box(e, -.026, .026, -.0432, -.0422, .075, .127, blue, .004)
    for i in range(3):
        for j in range(3): box(e, -.0155+i*.0115, -.0075+i*.0115, -.0440, -.0431, .0855+j*.0115, .0935+j*.0115, white, 0)
    p = empty('phone', (.035, -.075, .0), .10)
    p.rotation_euler = (math.radians(-14), 0, .10)
    box(p, -.036, .036, -.004, .004, 0, .128, mat('phone', '#10141b', rough=.25, coat=.6), .0038)
    quad(p, -.0325, .0325, .012, .116, -.0042, mat('phonescreen', tex='screen_locker.png', tex_emit=.95, rough=.15))
    box(p, -.03, .03, .018, .03, 0, .05, mat('stand', '#c9d1de', rough=.4), .003)
