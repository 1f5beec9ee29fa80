/*
 * node pictures/icons.mjs
 *
 * Writes the favicon, the touch and install icons and the logo from one drawing: a slot grid over a
 * delivery bay, the same mark the header shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const root = new URL('../public/', import.meta.url).pathname;
mkdirSync(`${root}icons`, { recursive: true });

const slots = [0, 1, 2].flatMap((column) =>
  [0, 1, 2].map((row) => {
    const isEmpty = column === 1 && row === 1;
    return `<rect x="${7.5 + column * 7}" y="${6.5 + row * 6}" width="5" height="4.2" rx="1.4" fill="#fff"${isEmpty ? ' opacity=".45"' : ''}/>`;
  }),
);
const mark = `${slots.join('')}<rect x="7.5" y="25.6" width="19" height="3.4" rx="1.7" fill="#fff"/>`;

/** Square drawing: corner radius in 34ths, and how much of the square the mark may fill. */
function drawing({ radius, scale }) {
  const shift = 17 - 17 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="${radius}" fill="#2563eb"/><g transform="translate(${shift} ${shift}) scale(${scale})">${mark}</g></svg>`;
}

const rounded = drawing({ radius: 10, scale: 1 });
const square = drawing({ radius: 0, scale: 0.92 });
// Launchers cut a maskable icon to a circle of 80 %: the mark has to fit inside it.
const maskable = drawing({ radius: 0, scale: 0.72 });

writeFileSync(`${root}icons/favicon.svg`, `${rounded}\n`);
await write('icons/favicon-32.png', rounded, 32);
await write('icons/apple-touch-icon.png', square, 180);
await write('icons/icon-192.png', rounded, 192);
await write('icons/icon-512.png', rounded, 512);
await write('icons/maskable-512.png', maskable, 512);
await write('logo.png', rounded, 512);

async function write(path, svg, size) {
  await sharp(Buffer.from(svg), { density: (72 * size * 2) / 34 })
    .resize(size, size)
    .png({ palette: true, quality: 95, effort: 9 })
    .toFile(`${root}${path}`);
}
