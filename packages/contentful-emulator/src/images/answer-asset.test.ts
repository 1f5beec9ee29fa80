import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withEmulator } from '../../test-support/with-emulator.ts';
import { AssetFiles } from './answer-asset.ts';
import { checkMakeable, parseImageRequest } from './image-request.ts';

const folder = await mkdtemp(join(tmpdir(), 'emulator-assets-'));
const { ask, emulator } = withEmulator({ assets: folder });

beforeAll(async () => {
  const file = join(folder, 'images.ctfassets.net/small/pie/token/pie.png');
  await mkdir(dirname(file), { recursive: true });
  // Left half red, right half blue: tells where a crop was taken.
  const half = { create: { width: 125, height: 200, channels: 3, background: '#0000ff' } } as const;
  const blue = await sharp(half).png().toBuffer();
  await sharp({ create: { width: 250, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 125, top: 0 }])
    .png()
    .toFile(file);
  // The portrait's place leads out of the folder: it must get a stand-in, not what lies there.
  await mkdir(join(folder, 'images.ctfassets.net/small/portrait/token'), { recursive: true });
  await writeFile(join(folder, '../outside-emulator-test.txt'), 'secret');
  await symlink(
    join(folder, '../outside-emulator-test.txt'),
    join(folder, 'images.ctfassets.net/small/portrait/token/portrait.jpeg'),
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(join(folder, '../outside-emulator-test.txt'));
});

const addressOf = async (id: string) => {
  const { body } = await ask(`assets/${id}`);
  return (body['fields'] as { file: { url: string } }).file.url;
};
const picture = async (query: string, id = 'pie') => {
  const response = await fetch(`${await addressOf(id)}${query}`);
  const body = Buffer.from(await response.arrayBuffer());
  const { width, height, format, isProgressive } = await sharp(body).metadata();
  return { response, body, width, height, format, isProgressive };
};
const colourAt = async (body: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(body)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 4)];
};

test('addresses lead to the emulator and keep host and path', async () => {
  expect(await addressOf('pie')).toBe(
    `${emulator().url}/images.ctfassets.net/small/pie/token/pie.png`,
  );
});

test('a folder may also hold the files under their names alone', async () => {
  const flat = await mkdtemp(join(tmpdir(), 'emulator-flat-'));
  onTestFinished(() => rm(flat, { recursive: true }));
  const file = join(folder, 'images.ctfassets.net/small/pie/token/pie.png');
  await copyFile(file, join(flat, 'pie.png'));
  const serve = (assets: string) =>
    new AssetFiles(assets).serve(
      {
        path: 'images.ctfassets.net/small/pie/token/pie.png',
        contentType: 'image/png',
        fileName: 'pie.png',
        width: 250,
        height: 200,
        title: 'Pie',
      },
      new URLSearchParams(),
    );
  expect(await serve(flat)).toMatchObject({ isStandIn: false, body: await readFile(file) });
});

test('without parameters the file itself is sent, cacheable for a year', async () => {
  const { response, width, height, format } = await picture('');
  expect([width, height, format]).toEqual([250, 200, 'png']);
  expect(response.headers.get('cache-control')).toBe('max-age=31536000');
  expect(response.headers.get('x-emulator-stand-in')).toBeNull();
  const again = await fetch(response.url, {
    headers: { 'If-None-Match': String(response.headers.get('etag')) },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['?w=50&h=50', 50, 40, 'png'],
  ['?w=100', 100, 80, 'png'],
  ['?h=100', 125, 100, 'png'],
  ['?w=750&h=750', 250, 200, 'png'],
  ['?w=100&h=100&fit=pad', 100, 100, 'png'],
  ['?w=100&h=100&fit=fill', 100, 100, 'png'],
  ['?w=400&h=400&fit=fill', 400, 400, 'png'],
  ['?w=100&h=150&fit=scale', 100, 150, 'png'],
  ['?w=100&h=50&fit=crop', 100, 50, 'png'],
  ['?w=100&h=50&fit=thumb', 100, 50, 'png'],
  ['?fm=jpg', 250, 200, 'jpeg'],
  ['?fm=webp', 250, 200, 'webp'],
  ['?fm=avif', 250, 200, 'heif'],
  ['?fm=gif', 250, 200, 'gif'],
  ['?w=4000', 250, 200, 'png'],
  ['?w=&h=&fm=', 250, 200, 'png'],
  ['?fl=png8', 250, 200, 'png'],
])('%s gives %i × %i %s', async (query, width, height, format) => {
  expect(await picture(query)).toMatchObject({ width, height, format });
});

test('what the service does not make is refused, with the parameter that is wrong', async () => {
  for (const [query, named] of Object.entries({
    '?w=4001': 'w',
    '?h=9000&w=600&fit=pad': 'h',
    '?w=0': 'w',
    '?h=-4': 'h',
    '?w=1.5': 'w',
    '?fm=bmp': 'fm',
    '?fit=squash': 'fit',
    '?f=nose': 'f',
    '?q=0': 'q',
    '?q=101': 'q',
    '?r=round': 'r',
    '?fl=lossy': 'fl',
    '?fm=webp&fl=progressive': 'fl=progressive',
    '?fm=jpg&fl=png8': 'fl=png8',
  })) {
    const response = await fetch(`${await addressOf('pie')}${query}`);
    expect(response.status, query).toBe(400);
    expect(await response.json()).toEqual({
      sys: { type: 'Error', id: 'BadRequest' },
      message: expect.stringContaining(`"${named}"`),
      requestId: expect.any(String),
    });
  }
});

test('AVIF is made of sources of up to 9 megapixels, and of drawings nothing', () => {
  const check = (query: string, contentType: string, width?: number, height?: number) => () =>
    checkMakeable(parseImageRequest(new URLSearchParams(query)), { contentType, width, height });
  expect(check('w=320&fm=avif', 'image/jpeg', 4032, 3024)).toThrow('9 megapixels');
  expect(check('w=320', 'image/avif', 4032, 3024)).toThrow('9 megapixels');
  for (const query of ['w=320&fm=webp', 'w=320', '']) {
    expect(check(query, 'image/jpeg', 4032, 3024)).not.toThrow();
  }
  expect(check('fm=avif', 'image/jpeg', 3000, 3000)).not.toThrow();
  expect(check('fm=avif', 'image/jpeg')).not.toThrow();
  expect(check('', 'image/avif', 4032, 3024)).not.toThrow();
  expect(check('w=100', 'image/svg+xml', 10, 10)).toThrow('SVG');
  expect(check('bg=blue', 'image/svg+xml', 10, 10)).not.toThrow();
});

test('what needs a size changes nothing without one, nor does a background in words', async () => {
  const plain = await picture('');
  expect((await picture('?bg=blue&fit=fill&f=left')).body).toEqual(plain.body);
});

test('pad fills with the colour asked for', async () => {
  const { body } = await picture('?w=100&h=200&fit=pad&bg=rgb:00ff00');
  expect(await colourAt(body, 50, 5)).toEqual([0, 255, 0, 255]);
});

test('a focus chooses which part stays', async () => {
  const left = await picture('?w=50&h=200&fit=fill&f=left');
  const right = await picture('?w=50&h=200&fit=crop&f=right');
  expect(await colourAt(left.body, 25, 100)).toEqual([255, 0, 0, 255]);
  expect(await colourAt(right.body, 25, 100)).toEqual([0, 0, 255, 255]);
});

test('corners are rounded, quality shrinks, progressive is progressive', async () => {
  const round = await picture('?r=max');
  expect((await colourAt(round.body, 0, 0))[3]).toBe(0);
  expect((await colourAt(round.body, 60, 100))[3]).toBe(255);
  const [low, high] = [
    await picture('?fm=jpg&q=5', 'portrait'),
    await picture('?fm=jpg&q=95', 'portrait'),
  ];
  expect(low.body.length).toBeLessThan(high.body.length);
  expect((await picture('?fm=jpg&fl=progressive')).isProgressive).toBe(true);
  expect((await picture('?fm=jpg')).isProgressive).toBe(false);
});

test('a missing picture has a stand-in of the recorded size, another file a short text', async () => {
  const { response, width, height, format } = await picture('', 'portrait');
  expect([width, height, format]).toEqual([400, 600, 'jpeg']);
  expect(response.headers.get('x-emulator-stand-in')).toBe('true');
  const paper = await fetch(await addressOf('paper'));
  expect(paper.status).toBe(200);
  expect(await paper.text()).toContain('paper.pdf');
});

test('a part of a file is sent where one is asked for', async () => {
  const address = await addressOf('pie');
  const whole = await fetch(address);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const ask = (headers: Record<string, string>) => fetch(address, { headers });
  const part = await ask({ Range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const behind = await ask({ Range: `bytes=${bytes.length}-` });
  expect(behind.status).toBe(416);
  expect(behind.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200);
  const same = { Range: 'bytes=0-1', 'If-Range': whole.headers.get('etag')! };
  expect((await ask(same)).status).toBe(206);
});

test('only files of the space are served', async () => {
  const { url } = emulator();
  for (const path of [
    'images.ctfassets.net/small/pie/token/none.png',
    'images.ctfassets.net/../../outside-emulator-test.txt',
    'images.ctfassets.net/%2e%2e/%2e%2e/outside-emulator-test.txt',
  ]) {
    expect((await fetch(`${url}/${path}`)).status, path).toBe(404);
  }
});
