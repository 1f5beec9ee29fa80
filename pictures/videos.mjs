/*
 * node pictures/videos.mjs [NAME …]
 *
 * Makes the videos of the sample space from our own pictures (video-scenes.js): src/core/space/assets/NAME.mp4 (H.264, no sound, at
 * most 400 KB), its captions NAME.vtt and its picture before it plays, NAME-poster.webp. Needs ffmpeg and Chromium.
 */
import { colorDrawing } from '#content/brand/color-drawing.ts';
import { defaultPalette } from '#content/brand/kept-palettes.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const LIMIT_BYTES = 400 * 1024;
const FRAMES_PER_S = 25;
const root = new URL('../', import.meta.url);
const assets = new URL('src/core/space/assets/', root);
const fonts = new URL('node_modules/@fontsource-variable/', root);

const PAGE = `<!doctype html><style>
@font-face { font-family: Display; font-weight: 200 800; src: url(${fonts}bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2) }
@font-face { font-family: Body; font-weight: 100 900; src: url(${fonts}geist/files/geist-latin-wght-normal.woff2) }
* { box-sizing: border-box; margin: 0 }
body { overflow: hidden; font-family: Body; color: #0b1324 }
.shot { position: absolute; inset: 0; overflow: hidden }
.shot > img { position: absolute; left: 0; top: 0; transform-origin: 0 0 }
.card { position: absolute; left: 0; top: 0; filter: drop-shadow(0 34px 60px rgba(15, 23, 42, 0.2)) }
.card svg { display: block; overflow: visible }
.phone { position: absolute; left: 50%; top: 47%; width: 440px; height: 800px; padding: 14px; border-radius: 64px; background: #0b1324; box-shadow: 0 60px 110px -30px rgba(15, 23, 42, 0.5) }
.face { height: 100%; border-radius: 52px; padding: 34px 26px; background: linear-gradient(#eff5ff, #fff 60%) }
.clock { display: block; margin: 40px 0 48px; text-align: center; font: 650 84px/1 Display; letter-spacing: -0.03em }
.note, .kept { padding: 22px 24px; border-radius: 26px; background: #fff; box-shadow: 0 18px 40px -18px rgba(15, 23, 42, 0.3) }
small { display: block; margin-bottom: 6px; font: 600 17px/1.3 Body; color: #2563eb }
strong { display: block; font: 650 25px/1.25 Body }
.note p { margin-top: 8px; font: 450 18px/1.45 Body; color: #475569 }
.code { display: flex; gap: 8px; margin: 30px 0 }
i { flex: 1; padding: 16px 0; border-radius: 16px; background: #2563eb; color: #fff; text-align: center; font: 650 36px/1 Body }
</style><body></body>`;

const names = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const page = await browser.newPage();
const shell = new URL('pictures/out/videos.html', root);
mkdirSync(new URL('.', shell), { recursive: true });
writeFileSync(shell, PAGE);
try {
  await open();
  const all = await page.evaluate(() => Object.keys(window.scenes));
  for (const name of names.length > 0 ? names : all) await makeVideo(name);
} finally {
  rmSync(shell);
  await browser.close();
}

async function open() {
  await page.goto(shell.href);
  await page.addScriptTag({ path: new URL('pictures/video-scenes.js', root).pathname });
}

async function makeVideo(name) {
  await open();
  const scene = await page.evaluate((key) => {
    const { build: _, ...facts } = window.scenes[key];
    return facts;
  }, name);
  const { width, height, seconds, posterAt } = scene;
  await page.setViewportSize({ width, height });
  const pictures = {};
  for (const one of scene.pictures) {
    const url = new URL(`${one}.webp`, assets);
    const size = await sharp(url.pathname).metadata();
    pictures[one] = { url: url.href, width: size.width, height: size.height };
  }
  const drawings = Object.fromEntries(
    scene.drawings.map((one) => [
      one,
      colorDrawing(readFileSync(new URL(`${one}.svg`, assets), 'utf8'), defaultPalette()),
    ]),
  );
  await page.evaluate(
    async ([key, given]) => {
      window.draw = window.scenes[key].build(document.body, given);
      window.draw(0);
      await document.fonts.ready;
      await Promise.all([...document.images].map((picture) => picture.decode()));
    },
    [name, { pictures, drawings }],
  );
  const take = async (t) => {
    await page.evaluate((moment) => window.draw(moment), t);
    return page.screenshot({ type: 'png' });
  };
  await sharp(await take(posterAt))
    .webp({ quality: 82, effort: 5 })
    .toFile(new URL(`${name}-poster.webp`, assets).pathname);
  writeFileSync(new URL(`${name}.vtt`, assets), toWebVtt(scene.captions));
  const frames = [];
  for (let index = 0; index < seconds * FRAMES_PER_S; index++)
    frames.push(await take(index / FRAMES_PER_S));
  const target = new URL(`${name}.mp4`, assets).pathname;
  for (let quality = 24; quality <= 32; quality += 2) {
    await encode(frames, target, quality);
    const { size } = statSync(target);
    if (size > LIMIT_BYTES) continue;
    console.log(`${name} ${width}x${height} ${seconds} s, crf ${quality}, ${Math.round(size / 1024)} KB`);
    return;
  }
  throw new Error(`${name} does not fit into ${LIMIT_BYTES} bytes`);
}

/**
 * The index stands in front, so that playing starts with the first bytes; a key frame every two seconds, so that seeking
 * is quick. Taken large and made smaller, and without the grain of the renders: moved about, it takes most of the bytes.
 */
async function encode(frames, target, quality) {
  const args = [
    ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', FRAMES_PER_S, '-i', '-'],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', quality, '-pix_fmt', 'yuv420p'],
    ...['-profile:v', 'high', '-g', FRAMES_PER_S * 2, '-an', '-map_metadata', '-1'],
    ...['-vf', 'scale=iw*0.8:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,hqdn3d=2:1.5:4:4', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', target],
  ];
  const ffmpeg = spawn('ffmpeg', args.map(String), { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit');
  for (const frame of frames)
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}`);
}

function toWebVtt(captions) {
  const clock = (s) => `00:00:${s.toFixed(3).padStart(6, '0')}`;
  // From the third line from below, so that the controls do not cover two lines.
  const cues = captions.map(
    ([from, to, words]) => `${clock(from)} --> ${clock(to)} line:-3\n${words}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
