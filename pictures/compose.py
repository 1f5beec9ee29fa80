#!/usr/bin/python3
"""Pictures put together from other pictures: compose.py NAME … (hero-room, og-default, blog-6, locker-cut)

Reads out/*.png and the drawings in public/, writes out/NAME.png; og-default goes straight to
public/pictures/og-default.{jpg,png}. Layout and lettering by headless Chromium, so that the
web fonts and the fonts inside the drawings are used.
"""
import os, subprocess, sys
from PIL import Image, ImageChops, ImageFilter

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(HERE + '/..')
OUT = HERE + '/out'
CHROMIUM = os.environ.get('CHROMIUM', '/usr/bin/chromium')

FONTS = f'''@font-face{{font-family:Display;src:url(file://{ROOT}/node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2);font-weight:200 800}}
@font-face{{font-family:Body;src:url(file://{ROOT}/node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2);font-weight:100 900}}
*{{box-sizing:border-box}}body{{margin:0;overflow:hidden;position:relative}}'''


def shot(html, name, width, height):
    page = f'{OUT}/{name}.html'
    open(page, 'w').write(html)
    subprocess.run(
        [
            CHROMIUM,
            '--headless',
            '--no-sandbox',
            '--disable-gpu',
            '--hide-scrollbars',
            '--allow-file-access-from-files',
            '--virtual-time-budget=4000',
            f'--window-size={width},{height}',
            f'--screenshot={OUT}/{name}.png',
            'file://' + page,
        ],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.remove(page)


def hero_room():
    """The lobby out of focus: what stands behind a screen in the hero."""
    shot(
        f'''<style>{FONTS}body{{width:1600px;height:1100px;background:#dfe9f8}}
.room{{position:absolute;inset:-60px;background:url(file://{OUT}/hero.png) 50% 50%/cover;filter:blur(16px) saturate(1.05)}}
.veil{{position:absolute;inset:0;background:linear-gradient(90deg,rgba(234,241,252,.62),rgba(234,241,252,.18))}}
</style><div class=room></div><div class=veil></div>''',
        'hero-room',
        1600,
        1100,
    )


def og_default():
    """Social card: logo and name on the left, the lobby on the right."""
    slots = ''.join(
        f'<i style="left:{c*74}px;top:{r*74}px;background:{ {(1, 1): "#2563eb", (3, 2): "#f7b955", (0, 3): "#93b5fd"}.get((c, r), "#fff") }"></i>'
        for c in range(9)
        for r in range(6)
    )
    shot(
        f'''<style>{FONTS}body{{width:1200px;height:630px;background:#e9f0fb;font-family:Body;color:#0b1324}}
.slots{{position:absolute;left:-60px;top:500px;transform:rotate(-12deg);opacity:.85}}.slots i{{position:absolute;width:62px;height:62px;border-radius:15px}}
.room{{position:absolute;left:500px;top:0;right:0;bottom:0;border-radius:44px 0 0 44px;background:url(file://{OUT}/hero.png) 74% 50%/auto 655px;box-shadow:-30px 0 60px -30px rgba(11,19,36,.35)}}
img{{position:absolute;left:64px;top:92px;width:92px}}
h1{{position:absolute;left:62px;top:204px;margin:0;font:700 68px/1 Display;letter-spacing:-.035em}}
p{{position:absolute;left:64px;top:362px;margin:0;width:400px;font:450 25px/1.35 Body;color:#475569}}
</style><div class=slots>{slots}</div><div class=room></div><img src="file://{ROOT}/public/logo.png"><h1>Vending<br>Solutions</h1><p>Software, machines and smart lockers for unattended retail</p>''',
        'og-default',
        1200,
        630,
    )
    card = Image.open(f'{OUT}/og-default.png').convert('RGB')
    card.save(f'{ROOT}/public/pictures/og-default.jpg', quality=86, optimize=True, progressive=True)
    print('og-default.jpg', os.path.getsize(f'{ROOT}/public/pictures/og-default.jpg') // 1024, 'KB')


def blog_6():
    """The lockers of the station hall, cut out of the wide view."""
    Image.open(f'{OUT}/transit-hall.png').crop((400, 230, 1600, 1030)).save(f'{OUT}/blog-6.png')


def locker_cut():
    """The locker without its shadow, as tall as the picture: it stands over the edge of a dark band."""
    picture = Image.open(f'{OUT}/locker.png')
    alpha = picture.getchannel('A')
    machine = alpha.point(lambda cover: 255 if cover >= 250 else 0)
    picture.putalpha(ImageChops.multiply(alpha, machine.filter(ImageFilter.MaxFilter(3))))
    picture.crop(machine.getbbox()).save(f'{OUT}/locker-cut.png')


if __name__ == '__main__':
    known = {'hero-room': hero_room, 'og-default': og_default, 'blog-6': blog_6, 'locker-cut': locker_cut}
    for name in sys.argv[1:]:
        known[name]()
