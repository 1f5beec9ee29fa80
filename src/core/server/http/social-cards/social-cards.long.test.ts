import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPalette } from '#content/brand/kept-palettes.ts';
import { toPalette } from '#content/brand/to-palette.ts';
import { DEFAULT_FONT_PAIR, FONT_PAIRS, type FontPair } from '#content/site-settings/font-pairs.ts';
import { loadCardPicture } from './load-card-picture.ts';
import type { SocialCard } from './social-card.ts';
import { createSocialCards } from './social-cards.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const filesDir = join(ROOT, 'public');
const palette = defaultPalette();
const none = { filesDir, serviceOrigin: () => null };
const card: SocialCard = {
  title: 'Outdoor machine',
  kicker: 'Machine',
  siteName: 'Site',
  picture: null,
  direction: 'ltr',
  titleDirection: 'ltr',
  fontPair: DEFAULT_FONT_PAIR,
};

let asked: string[] = [];
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.includes('text')) response.setHeader('Content-Type', 'text/html').end('<html>');
  else if (request.url?.includes('drawing?')) response.writeHead(400).end();
  else if (request.url?.includes('huge')) {
    response.setHeader('Content-Type', 'image/png').end(Buffer.alloc(9 * 1024 * 1024));
  } else response.setHeader('Content-Type', 'image/png').end(Buffer.from('picture'));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

test.each([
  ['words alone', null],
  ['one of our own renders', '/pictures/divi-1024.webp'],
  ['one of our own drawings', '/pictures/goal-bopis.svg'],
])('a card with %s is a JPEG of 1200 by 630 pixels', async (_, picture) => {
  const bytes = await createSocialCards(none).draw({ ...card, picture }, palette);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(250_000);
});

test('the words are drawn: another title makes another picture', async () => {
  const cards = createSocialCards(none);
  const [first, other] = await Promise.all([
    cards.draw(card, palette),
    cards.draw({ ...card, title: 'Wall' }, palette),
  ]);
  const [a, b] = await Promise.all([first, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(a!.equals(b!)).toBe(false);
});

/** How much of a part of a card is neither its ground nor white, from 0 to 1. */
async function inkIn(bytes: Buffer, left: number): Promise<number> {
  const part = { left, top: 200, width: 390, height: 320 };
  const { data } = await sharp(bytes).extract(part).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  return data.filter((grey) => grey < 110).length / data.length;
}

test('a title that stands in for a missing one runs as its own language does', async () => {
  const cards = createSocialCards(none);
  const of = (title: string, titleDirection: 'ltr' | 'rtl') =>
    cards.draw({ ...card, title, direction: 'rtl', titleDirection }, palette);
  const [own, wrong] = await Promise.all([of('All of it.', 'ltr'), of('All of it.', 'rtl')]);
  // The stop of the other stands before its first word.
  expect(own.equals(wrong)).toBe(false);
});

test('from the right a card is mirrored, and its picture is as it is', async () => {
  const cards = createSocialCards(none);
  const arabic = { ...card, title: 'ورقة مواصفات', direction: 'rtl' } as const;
  const plain = await cards.draw(arabic, palette);
  expect(await inkIn(plain, 760)).toBeGreaterThan(0.01);
  expect(await inkIn(await cards.draw({ ...arabic, title: 'Duo' }, palette), 760)).toBeGreaterThan(
    0.01,
  );
  expect(await inkIn(await cards.draw({ ...card, title: 'Duo' }, palette), 550)).toBe(0);
  const picture = '/pictures/divi-1024.webp';
  const [left, right] = await Promise.all(
    (['rtl', 'ltr'] as const).map(async (direction, index) => {
      const bytes = await cards.draw({ ...card, picture, direction }, palette);
      // Away from the rounded corners.
      const part = { left: index === 0 ? 60 : 560, top: 60, width: 580, height: 500 };
      return sharp(bytes).extract(part).raw().toBuffer();
    }),
  );
  const differing = left!.filter((value, at) => Math.abs(value - right![at]!) > 60).length;
  expect(differing / left!.length).toBeLessThan(0.01);
});

test('a title with letters that no font has is left out, and the name of the site stands in', async () => {
  const cards = createSocialCards(none);
  const drawn = (title: string, siteName = 'Site') =>
    cards.draw({ ...card, title, siteName }, palette);
  const named = await drawn('Site');
  expect((await drawn('智能储物柜 Ten')).equals(named)).toBe(true);
  expect((await drawn('Carrots 🥕')).equals(named)).toBe(true);
  // Without any words there are the mark and the ground.
  expect(await inkIn(await drawn('智能', '智能'), 64)).toBe(0);
});

test('every pair of fonts draws its own card', async () => {
  const cards = createSocialCards(none);
  const drawn = new Set<string>();
  for (const fontPair of Object.keys(FONT_PAIRS) as FontPair[])
    drawn.add((await cards.draw({ ...card, fontPair }, palette)).toString('base64'));
  expect(drawn.size).toBe(Object.keys(FONT_PAIRS).length);
});

test.each(['<b>&"\u0000\uFFFE', 'x'.repeat(50_000), '', '🥕 مرحبا 你好'])(
  'any title can be drawn: %.20s',
  async (title) => {
    await expect(createSocialCards(none).draw({ ...card, title }, palette)).resolves.toBeInstanceOf(
      Buffer,
    );
  },
);

test('the same card is drawn once, and only so many are kept', async () => {
  const cards = createSocialCards(none, { keep: 1 });
  const first = cards.draw(card, palette);
  expect(cards.draw({ ...card }, palette)).toBe(first);
  await cards.draw({ ...card, title: 'Other' }, palette);
  expect(cards.draw(card, palette)).not.toBe(first);
  await cards.draw(card, palette);
});

test('a picture that is no picture leaves a card of words', async () => {
  const source = { filesDir, serviceOrigin: () => origin };
  const picture = '/content-assets/images.ctfassets.net/s/a/b/broken.png';
  await expect(
    createSocialCards(source).draw({ ...card, picture }, palette),
  ).resolves.toBeInstanceOf(Buffer);
});

test('pictures come from our own files and the content service only', async () => {
  asked = [];
  const source = { filesDir, serviceOrigin: () => origin };
  const load = (url: string) => loadCardPicture(url, source, palette);
  expect(await load('/content-assets/images.ctfassets.net/s/a/b/fine.png')).toEqual(
    Buffer.from('picture'),
  );
  expect(asked).toEqual(['/images.ctfassets.net/s/a/b/fine.png?w=1000&q=80&fm=jpg']);
  for (const url of [
    `${origin}/images.ctfassets.net/x.png`,
    'https://example.com/x.png',
    'http://images.ctfassets.net/x.png',
    'file:///etc/passwd',
    '/pictures/../../package.json',
    '/content-assets/169.254.169.254/latest',
    '/content-assets/images.ctfassets.net/s/a/b/text.png',
    '/content-assets/images.ctfassets.net/s/a/b/huge.png',
    '/pictures/missing-1.webp',
  ]) {
    expect(await load(url), url).toBeNull();
  }
  expect(asked).toHaveLength(3);
});

test('a picture that has no copies is fetched as it is', async () => {
  asked = [];
  const source = { filesDir, serviceOrigin: () => origin };
  const address = '/content-assets/images.ctfassets.net/s/a/b/drawing';
  expect(await loadCardPicture(address, source, palette)).toEqual(Buffer.from('picture'));
  expect(asked).toHaveLength(2);
});

test('a card takes the colours of the brand, also in a drawing of ours', async () => {
  const other = toPalette({ mainColor: '#8a3b12', accentColor: '#e0a030' }).palette;
  const cards = createSocialCards(none);
  for (const picture of [null, '/pictures/goal-bopis.svg']) {
    const shares = await Promise.all(
      [palette, other].map(async (colors) => {
        const bytes = await cards.draw({ ...card, picture }, colors);
        const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        let blue = 0;
        for (let at = 0; at < data.length; at += 3) {
          const [red, green, bright] = data.subarray(at, at + 3);
          if (bright! > red! + 40 && bright! > green! + 20) blue += 1;
        }
        return blue / (data.length / 3);
      }),
    );
    expect(shares[0]).toBeGreaterThan(0.01);
    expect(shares[1]).toBeLessThan(0.001);
  }
});
