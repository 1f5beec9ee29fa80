/*
 * node pictures/encode.mjs [--public] NAME …
 *
 * Turns pictures/out/NAME.png into src/core/space/assets/NAME.webp, the master that the sample space
 * uploads (never above 200 KB), and with --public also into public/pictures/NAME-{width}.{avif,webp}
 * for the built-in content.
 */
import { statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

sharp.concurrency(1);
const MASTER_LIMIT_BYTES = 200 * 1024;
const root = new URL('../', import.meta.url).pathname;
const args = process.argv.slice(2);
const isPublic = args.includes('--public');

for (const name of args.filter((arg) => !arg.startsWith('--'))) {
  const source = `${root}pictures/out/${name}.png`;
  const { width, height } = await sharp(source).metadata();
  const report = [`${name} ${width}x${height}`];

  for (let quality = 90; quality >= 70; quality -= 4) {
    const master = await sharp(source).webp({ quality, effort: 5 }).toBuffer();
    if (master.length > MASTER_LIMIT_BYTES && quality > 70) continue;
    writeFileSync(`${root}src/core/space/assets/${name}.webp`, master);
    report.push(`master q${quality} ${kilobytes(master.length)}`);
    break;
  }

  if (isPublic) {
    for (const step of [...new Set([640, 1024, width])]) {
      for (const [format, options] of [
        ['avif', { quality: 58, effort: 4 }],
        ['webp', { quality: 80, effort: 5 }],
      ]) {
        const target = `${root}public/pictures/${name}-${step}.${format}`;
        await sharp(source).resize(step, null, { withoutEnlargement: true })[format](options).toFile(target);
        report.push(`${step}.${format} ${kilobytes(statSync(target).size)}`);
      }
    }
  }
  console.log(report.join('  '));
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)}K`;
}
