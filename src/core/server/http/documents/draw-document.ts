import {
  spoken,
  type DocumentTable,
  type DocumentText,
} from '#content/documents/document-block.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import type { TextLook } from './lettering.ts';
import { Paper, type Cell } from './paper.ts';
import type { SiteDocument } from './site-document.ts';

const SIZES = { title: 20, 2: 14, 3: 11, text: 9.5, small: 8.5 } as const;
/** Room for the start of what a heading stands over, in points: a heading alone at the foot of a page misleads. */
const UNDER_HEADING_PT = 54;
const PICTURE_HEIGHT_PT = 110;
const INDENT_PT = 18;
const FACT_NAME_SHARE = 0.38;

/**
 * Draws a document as a tagged PDF (PDF/UA-1, ISO 14289-1): every text is in the structure tree in the order of
 * reading, decoration and page numbers are artifacts, fonts are embedded.
 * @param filesDir folder that holds the fonts
 */
export async function drawDocument(document: SiteDocument, filesDir: string): Promise<Buffer> {
  // Only when the first document is asked for: a site that starts should not wait for it.
  const [{ default: PDFDocument }, fonts] = await Promise.all([
    import('pdfkit'),
    loadDocumentFonts(filesDir, document.fontPair),
  ]);
  const paper = new Paper(PDFDocument, document, fonts);
  const looks = looksOf(document);
  paper.space(8);
  paper.row(null, [{ tag: 'H1', text: document.title, look: looks.title }]);
  paper.space(10);
  for (const [index, block] of document.blocks.entries())
    drawBlock(paper, block, looks, document.blocks[index + 1]);
  if (document.closing !== undefined) {
    paper.space(10);
    paper.rule();
    paper.row(null, [{ tag: 'P', text: document.closing, look: looks.small }]);
  }
  return paper.finish();
}

type Looks = Record<'title' | 2 | 3 | 'text' | 'name' | 'small' | 'link', TextLook>;

function looksOf({ palette: { light } }: SiteDocument): Looks {
  return {
    title: { fonts: 'display', size: SIZES.title, color: light.text },
    2: { fonts: 'display', size: SIZES[2], color: light.text },
    3: { fonts: 'display', size: SIZES[3], color: light.text },
    text: { fonts: 'text', size: SIZES.text, color: light.text },
    name: { fonts: 'text', size: SIZES.text, color: light['text-2'] },
    small: { fonts: 'text', size: SIZES.small, color: light['text-2'] },
    link: { fonts: 'text', size: SIZES.text, color: light.link },
  };
}

type Block = SiteDocument['blocks'][number];

/** Height in points that must follow a heading on its page. */
function roomUnder(next: Block | undefined): number {
  return next?.kind === 'picture' ? (next.heightPt ?? PICTURE_HEIGHT_PT) : UNDER_HEADING_PT;
}

function drawBlock(paper: Paper, block: Block, looks: Looks, next: Block | undefined): void {
  switch (block.kind) {
    case 'heading':
      paper.space(block.level === 2 ? 10 : 4);
      paper.row(
        null,
        [{ tag: `H${block.level}`, text: block.text, look: looks[block.level] }],
        roomUnder(next),
      );
      return paper.space(3);
    case 'paragraph':
      paper.row(null, [{ tag: 'P', ...spoken(block.text), look: looks.text }]);
      return paper.space(5);
    case 'link':
      paper.link(block.text, block.url, looks.link);
      return paper.space(5);
    case 'list':
    case 'checklist':
      return drawList(paper, block, looks);
    case 'facts':
      return drawFacts(paper, block.rows, looks);
    case 'table':
      return drawTable(paper, block, looks);
    case 'picture':
      paper.picture(block, block.heightPt ?? PICTURE_HEIGHT_PT);
      return paper.space(8);
  }
}

function drawList(
  paper: Paper,
  { kind, items }: { kind: 'list' | 'checklist'; items: DocumentText[] },
  { text }: Looks,
): void {
  if (items.length === 0) return;
  const list = paper.open('L');
  for (const item of items) {
    const entry = paper.open('LI', list);
    const mark = kind === 'checklist' ? 'box' : 'dot';
    paper.row(entry, [{ tag: 'LBody', ...spoken(item), look: text, indent: INDENT_PT, mark }]);
    paper.space(paper.itemGap);
  }
  paper.space(1);
}

function drawFacts(
  paper: Paper,
  rows: { name: DocumentText; value: DocumentText }[],
  looks: Looks,
): void {
  if (rows.length === 0) return;
  const table = paper.open('Table');
  for (const { name, value } of rows) {
    paper.row(paper.open('TR', table), [
      { tag: 'TH', scope: 'Row', ...spoken(name), look: looks.name, share: FACT_NAME_SHARE },
      { tag: 'TD', ...spoken(value), look: looks.text, share: 1 - FACT_NAME_SHARE },
    ]);
    paper.rule();
  }
  paper.space(6);
}

function drawTable(paper: Paper, { columns, rows }: DocumentTable, looks: Looks): void {
  if (columns.length === 0) return;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const shareOf = (index: number) => columns[index]!.share / shares;
  const table = paper.open('Table');
  const head = columns.map(({ title }, index): Cell => ({
    tag: 'TH',
    scope: 'Column',
    text: title,
    look: looks.name,
    share: shareOf(index),
  }));
  paper.row(paper.open('TR', table), head, UNDER_HEADING_PT);
  paper.rule();
  // Drawn again at the top of each page, for eyes alone: a screen reader has heard it.
  paper.repeatOnPages(head);
  for (const row of rows) {
    paper.row(
      paper.open('TR', table),
      columns.map((_, index): Cell => {
        const cell = { text: row[index] ?? '', look: looks.text, share: shareOf(index) };
        return index === 0 ? { ...cell, tag: 'TH', scope: 'Row' } : { ...cell, tag: 'TD' };
      }),
    );
    paper.rule();
  }
  paper.repeatOnPages(null);
  paper.space(6);
}
