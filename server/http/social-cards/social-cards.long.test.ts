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

const filesDir = new URL('../../../public', import.meta.url).pathname;
const palette = defaultPalette();
const none = { filesDir, serviceOrigin: () => null };
const card: SocialCard = {
  title: 'Outdoor machine',
  kicker: 'Machine',
  siteName: 'Site',
  picture: null,
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
