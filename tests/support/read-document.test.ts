import PdfMaker from 'pdfkit';
import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** The types of pdfkit know less than it does. */
const TAGGED = {
  pdfVersion: '1.7',
  tagged: true,
  subset: 'PDF/UA',
  lang: 'en',
  displayTitle: true,
  info: { Title: 'Sheet' },
  font: join(ROOT, 'public/fonts/documents/noto-sans-latin.ttf'),
};

/** A document that pdfkit draws without our builder. */
async function drawBare(options: object, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PdfMaker(options);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

/** What is wrong with a tagged document of a heading and whatever else is drawn. */
async function problemsOf(
  draw: (pdf: Pdf, root: Element) => void,
  change: object = {},
): Promise<string[]> {
  const bytes = await drawBare({ ...TAGGED, ...change }, (pdf) => {
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    root.add(pdf.struct('H1', {}, () => void pdf.text('Sheet')));
    draw(pdf, root);
    root.end();
  });
  return (await readDocument(bytes)).problems;
}

const nothing = () => undefined;
const say = (pdf: Pdf, text: string) => () => void pdf.text(text);

test('a document without tags is at fault in all that tags are for', async () => {
  const bytes = await drawBare({}, (pdf) => void pdf.text('Sheet').rect(9, 9, 9, 9).fill('#888'));
  const { problems } = await readDocument(bytes);
  for (const problem of [
    'no title',
    'no language',
    'the title is not displayed',
    'not marked as tagged',
    'does not say PDF/UA-1',
    'page 1: no structure',
    'page 1: a path is in no element',
    'the structure does not begin with a document',
    'no first heading',
    'a font that is not embedded',
  ])
    expect(problems).toContain(problem);
  expect(problems).toContainEqual(
    expect.stringMatching(/^page 1: operator \d+ is in no element$/u),
  );
});

test('the same document with tags is not', async () => {
  expect(await problemsOf(nothing)).toEqual([]);
});

test.each<[problem: string | RegExp, draw: (pdf: Pdf, root: Element) => void]>([
  [/^page 1: operator \d+ is in no element$/u, (pdf) => void pdf.text('Loose')],
  ['page 1: a path is in no element', (pdf) => void pdf.rect(9, 9, 9, 9).fill('#888')],
  [
    'page 1: the text is not in the order of the structure',
    (pdf, root) => {
      const second = pdf.markStructureContent('P');
      pdf.text('Second');
      const first = pdf.markStructureContent('P');
      pdf.text('First').endMarkedContent();
      root.add(pdf.struct('P', {}, [first])).add(pdf.struct('P', {}, [second]));
    },
  ],
  [
    'a table without heads',
    (pdf, root) =>
      void root.add(
        pdf.struct('Table', {}, [pdf.struct('TR', {}, [pdf.struct('TD', {}, say(pdf, '9'))])]),
      ),
  ],
  [
    'a head without scope',
    (pdf, root) =>
      void root.add(
        pdf.struct('Table', {}, [pdf.struct('TR', {}, [pdf.struct('TH', {}, say(pdf, '9'))])]),
      ),
  ],
  ['a Figure without text', (pdf, root) => void root.add(pdf.struct('Figure', {}, say(pdf, 'x')))],
  ['a Link without text', (pdf, root) => void root.add(pdf.struct('Link', {}, say(pdf, 'x')))],
])('a single fault is found: %s', async (problem, draw) => {
  const found = typeof problem === 'string' ? problem : expect.stringMatching(problem);
  expect(await problemsOf(draw)).toEqual([found]);
});

test.each([
  ['no language', { lang: undefined }],
  ['no title', { info: {} }],
  ['the title is not displayed', { displayTitle: false }],
])('a wrong setting is found: %s', async (problem, change) => {
  expect(await problemsOf(nothing, change)).toContain(problem);
});
