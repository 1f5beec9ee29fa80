/*
 * node pictures/font-metrics.mjs > pictures/font-metrics.md
 *
 * How the fonts that every computer or phone has are to be stretched so that they take the room of the site's own: the
 * width of the sample space's texts in the one and the other, measured in Chromium, kerning included. Run it after
 * cut-fonts.py and write the numbers into src/core/ui/fonts/font-data.ts. Needs fonts-liberation: Liberation Sans and Serif
 * have the widths of Arial and Times New Roman.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SAMPLE_ENTRIES } from '#space/sample/sample-entries.ts';

const root = new URL('../', import.meta.url);
const list = JSON.parse(readFileSync(new URL('fonts.json', import.meta.url), 'utf8'));
const read = (path) => readFileSync(new URL(path, root)).toString('base64');
const packages = 'pictures/out/fonts/node_modules/@fontsource/';
const roboto = (weight) => read(`${packages}roboto/files/roboto-latin-${weight}-normal.woff2`);

/** What stands in for a font, by the weight of the text. */
const LOCAL = {
  'arial 400': 'local("Liberation Sans")',
  'arial 700': 'local("Liberation Sans Bold")',
  'roboto 400': url(roboto(400)),
  'roboto 700': url(roboto(700)),
  'times 700': 'local("Liberation Serif Bold")',
  'noto-serif 700': url(
    read(`${packages}noto-serif/files/noto-serif-latin-700-normal.woff2`),
  ),
};
/** The weight of a text font that stands for bold: most of what is bold has it. */
const BOLD = 620;

function url(bytes) {
  return `url(data:font/woff2;base64,${bytes})`;
}

/** Every text of the sample space, in English: sentences for the text fonts, short lines for the display fonts. */
function texts(value, found = new Set()) {
  if (typeof value === 'string') {
    if (value.includes(' ') && !/[/{}<>_]/u.test(value)) found.add(value);
  } else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) texts(part, found);
  }
  return found;
}

const all = [...texts(SAMPLE_ENTRIES)];
const words = {
  text: all.filter((text) => text.length > 60),
  display: all.filter((text) => text.length <= 60 && /^[A-Z]/u.test(text)),
};

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
const faces = Object.entries(LOCAL).map(([name, source]) => [name, source, '400']);
for (const kind of ['display', 'text']) {
  for (const id of Object.keys(list[kind]))
    faces.push([id, url(read(`public/fonts/${id}-v3.woff2`)), '100 900']);
}
await page.evaluate(async (given) => {
  for (const [name, source, weight] of given) {
    const face = await new FontFace(`face ${name}`, source, { weight }).load();
    document.fonts.add(face);
  }
}, faces);

/** Widths of the lines in ems, and how far the font goes above and below the base line in percent of the em. */
function measure(name, weight, lines) {
  return page.evaluate(
    ({ font, lines: given }) => {
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = font;
      const box = pen.measureText('x');
      return {
        widths: given.map((line) => pen.measureText(line).width / 1000),
        ascent: box.fontBoundingBoxAscent / 10,
        descent: box.fontBoundingBoxDescent / 10,
      };
    },
    { font: `${weight} 1000px "face ${name}"`, lines },
  );
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** How much wider the font is in percent, and by how much single lines differ from that (standard deviation). */
function compare(own, other) {
  const ratio = sum(own) / sum(other);
  const off = own.map((width, at) => width / (other[at] * ratio) - 1);
  return {
    adjust: (ratio * 100).toFixed(1),
    spread: (100 * Math.sqrt(sum(off.map((each) => each * each)) / off.length)).toFixed(1),
  };
}

const rows = { display: [], text: [] };
for (const kind of ['display', 'text']) {
  const lines = words[kind];
  const weights = kind === 'display' ? [700] : [400, BOLD];
  const names = kind === 'display' ? ['arial', 'roboto', 'times', 'noto-serif'] : ['arial', 'roboto'];
  for (const id of Object.keys(list[kind])) {
    const cells = [];
    for (const weight of weights) {
      const own = await measure(id, weight, lines);
      if (cells.length === 0) cells.push(own.ascent.toFixed(1), own.descent.toFixed(1));
      for (const name of names) {
        const local = await measure(`${name} ${weight === 400 ? 400 : 700}`, 400, lines);
        const { adjust, spread } = compare(own.widths, local.widths);
        cells.push(`${adjust} ±${spread}`);
      }
    }
    rows[kind].push([id, ...cells]);
  }
}
await browser.close();

function table(heads, lines) {
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

console.log(`# Font metrics

Written by \`font-metrics.mjs\`. All numbers are percent: how far a font goes above and below the base line, of its size; and its width in that of a font that computers or phones have, with the standard deviation of a single line. Measured on the sample space's texts (${words.text.length} sentences for text fonts, ${words.display.length} titles for display fonts) in Chromium. Arial stands on Windows, macOS and iOS, and Liberation Sans, of the same widths, on Linux; so do Times New Roman and Liberation Serif. Roboto and Noto Serif are Android's.

\`src/core/ui/fonts/font-data.ts\` holds these numbers; the stand-ins get them as \`size-adjust\`, \`ascent-override\` and \`descent-override\`, so that text does not move when a font comes. Two fonts have other ones there, within 1.3 %: Bricolage Grotesque those of an earlier measurement, which the site is drawn with, and Aleo 111 and 93.8, with which the sample's titles break where they break in Aleo.

## Display fonts

${table(['font', 'above', 'below', 'Arial Bold', 'Roboto Bold', 'Times Bold', 'Noto Serif Bold'], rows.display)}

## Text fonts

${table(['font', 'above', 'below', 'Arial', 'Roboto', `Arial Bold, at ${BOLD}`, `Roboto Bold, at ${BOLD}`], rows.text)}`);
