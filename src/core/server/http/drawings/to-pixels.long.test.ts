import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toPixels } from './to-pixels.ts';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`);

/** A kilobyte that comes to a quarter of a million circles: a minute and a half in the drawing library. */
function circlesOfCircles(): Buffer {
  const groups = Array.from({ length: 6 }, (_, at) => {
    const uses = `<use href="#g${at}"/>`.repeat(8);
    return `<g id="g${at + 1}">${uses}</g>`;
  });
  return svg(
    `<defs><circle id="g0" cx="5" cy="5" r="4"/>${groups.join('')}</defs><use href="#g6"/>`,
  );
}

it('draws a drawing in about the size that is wanted, and leaves other pictures as they are', async () => {
  const drawn = await toPixels(svg('<path d="M0 0h9v9z"/>'), 300);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 300, height: 300 });
  const png = await sharp(drawn).resize(20).png().toBuffer();
  expect(await toPixels(png, 300)).toBe(png);
});

// Seen failing without a limit: it then takes longer than any test may.
it('ends what takes too long, and does not begin it again', async () => {
  await expect(toPixels(circlesOfCircles(), 1_024, 1_500)).rejects.toThrow('Command failed');
  await expect(toPixels(circlesOfCircles(), 1_024)).rejects.toThrow('before');
});

it.each([
  ['packed', Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
  ['no drawing', Buffer.from('<script>')],
  ['nothing after its first letter', Buffer.from('\u{feff} <')],
])('refuses what is %s', (_, file) => expect(toPixels(file, 300)).rejects.toThrow());
