import { toDirection } from '#content/locales/language.ts';
import { fill } from '#copy/wording.ts';
import { toPrintable, type DocumentFonts } from './document-fonts.ts';
import { leadingOf, Lettering, type TextLook } from './lettering.ts';
import { isOneWay, type Direction, type Line } from './set-lines.ts';
import type { PictureBlock, SiteDocument } from './site-document.ts';

type PdfMaker = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type StructureOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & object;
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LBody' | 'TH' | 'TD';

/** Text beside other text of the same row. */
export type Cell = {
  tag: Tag;
  text: string;
  /** Of the text, where it is another than the document's (BCP 47). */
  language?: string;
  look: TextLook;
  /** What a head cell is the head of. */
  scope?: 'Row' | 'Column';
  /** Share of the width, from 0 to 1; all of it where none is given. */
  share?: number;
  /** Free room before the text in points, for the mark of a list. */
  indent?: number;
  mark?: 'box' | 'dot';
};
/** `start` is where the room of its lines begins, from the margin at which lines begin. */
type PlacedCell = Cell & { start: number; room: number; leading: number; lines: Line[] };

const MARGIN = 44;
/** Where the name of the site is written, and where the text of a page begins. */
const NAME_TOP = 30;
const TEXT_TOP = 54;
const FOOT_ROOM = 18;
const CELL_GAP = 10;
const RULE_ROOM = 2;
const BOX = 8.5;

/** Pages that fill from the top, and from the side at which lines begin. Lengths are in points, 72 to the inch. */
export class Paper {
  readonly #document: SiteDocument;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #lettering: Lettering;
  readonly #direction: Direction;
  readonly #root: Element;
  readonly #parts: Buffer[] = [];
  readonly #done: Promise<void>;
  #repeated: Cell[] | null = null;
  #y = 0;

  /** Opens the first page of a document. */
  constructor(PDFDocument: PdfMaker, document: SiteDocument, fonts: DocumentFonts) {
    this.#document = document;
    this.#pdf = openPdf(PDFDocument, document);
    this.#direction = toDirection(document.language);
    this.#lettering = new Lettering(this.#pdf, fonts, this.#direction);
    this.#pdf.on('data', (part: Buffer) => this.#parts.push(part));
    this.#done = new Promise((resolve, reject) => this.#pdf.on('end', resolve).on('error', reject));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#addPage();
  }

  /** Begins an element of the structure, in another one or in the document. */
  open(tag: string, parent: Element | null = null, options: object = {}): Element {
    // The types of pdfkit know less of these options than it does.
    const element = this.#pdf.struct(tag, options as StructureOptions);
    (parent ?? this.#root).add(element);
    return element;
  }

  /**
   * Sets cells beside each other, whole on one page where a page has room for them.
   * @param under room that has to be left on the same page
   */
  row(parent: Element | null, cells: Cell[], under = 0): void {
    const placed = this.#placeCells(cells);
    this.#makeRoom(heightOf(placed) + under);
    for (const cell of placed) this.#drawMark(cell);
    const elements = placed.map((cell) => {
      const { tag, scope, language: lang } = cell;
      const said = { ...(scope && { scope }), ...(lang && { lang }) };
      return this.open(tag, parent, { ...said, ...this.#readAs(cell) });
    });
    const rest = placed.map((cell) => [...cell.lines]);
    // One turn for a row that fits a page; a row that is higher goes on, cell by cell, on the next.
    do {
      let used = 0;
      for (const [index, cell] of placed.entries()) {
        const lines = rest[index]!.splice(0, Math.max(1, this.#linesLeft(cell.leading)));
        if (lines.length === 0) continue;
        elements[index]!.add(() => this.#writeCell({ ...cell, lines }));
        used = Math.max(used, lines.length * cell.leading);
      }
      this.#y += used;
      if (rest.some((left) => left.length > 0)) this.#addPage();
    } while (rest.some((left) => left.length > 0));
  }

  link(text: string, url: string, look: TextLook): void {
    const lines = this.#lettering.lines(text, look, this.#width);
    const leading = leadingOf(look);
    this.#makeRoom(lines.length * leading);
    const link = this.open('Link', this.open('P'), { alt: toPrintable(text) });
    const most = this.#linesLeft(leading);
    link.add(() => {
      for (const line of lines.slice(0, most)) {
        const { x, width } = line;
        this.#lettering.write(line, look, MARGIN, this.#y);
        const options = { structParent: link, Contents: new String(toPrintable(text)) };
        this.#pdf.link(MARGIN + x, this.#y, width, leading, url, options as object);
        this.#drawLine(MARGIN + x, this.#y + look.size + 1.6, width, look.color);
        this.#y += leading;
      }
    });
  }

  picture({ bytes, widthPx, heightPx, alt }: PictureBlock, most: number): void {
    const zoom = Math.min(most / heightPx, this.#width / widthPx);
    const [width, height] = [widthPx * zoom, heightPx * zoom];
    this.#makeRoom(height);
    const top = this.#y;
    const left = this.#leftOf(0, width);
    const bbox = [left, top, left + width, top + height];
    const figure = this.open('Figure', null, { alt: toPrintable(alt), bbox });
    figure.add(() => this.#pdf.image(bytes, left, top, { width, height }));
    this.#y += height;
  }

  /** Room under an item of a list: Letter is lower, and a sheet is to fit two pages of either. */
  get itemGap(): number {
    return this.#document.paper === 'A4' ? 2 : 1;
  }

  space(height: number): void {
    this.#y += height;
  }

  /** A thin line across. */
  rule(): void {
    this.#y += RULE_ROOM;
    this.#artifact('Layout', () =>
      this.#drawLine(MARGIN, this.#y, this.#width, this.#document.palette.light.line),
    );
    this.#y += RULE_ROOM;
  }

  /** Cells to draw at the top of every page from now on; null for none. */
  repeatOnPages(cells: Cell[] | null): void {
    this.#repeated = cells;
  }

  /** Numbers the pages. Nothing can be set after it. */
  async finish(): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index);
      const number = fill(this.#document.words.page, { number: index + 1, pages: count });
      const top = this.#pdf.page.height - MARGIN;
      this.#artifact('Pagination', () =>
        this.#writeMargin(number, { fonts: 'text', size: 8.5 }, top),
      );
    }
    this.#pdf.end();
    await this.#done;
    return Buffer.concat(this.#parts);
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  /** Left edge of what begins so far from the side at which lines begin, and is so wide. */
  #leftOf(start: number, width: number): number {
    return MARGIN + (this.#direction === 'rtl' ? this.#width - start - width : start);
  }

  /**
   * What a text reads as whose glyphs do not stand in the order of reading, or with a line that ends inside a word
   * (ISO 32000-1, 14.9.4).
   */
  #readAs({ text, lines }: PlacedCell): { actual?: string } {
    const isCut = lines.slice(0, -1).some(({ ending }) => ending === '');
    const isPlain = this.#direction === 'ltr' && isOneWay(text) && !isCut;
    return isPlain ? {} : { actual: toPrintable(text) };
  }

  get #bottom(): number {
    return this.#pdf.page.height - MARGIN - FOOT_ROOM;
  }

  #linesLeft(leading: number): number {
    return Math.floor((this.#bottom - this.#y) / leading + 0.001);
  }

  /** Goes to the next page when this one has less room, and a page of its own has more. */
  #makeRoom(height: number): void {
    if (this.#y + height > this.#bottom && this.#y > TEXT_TOP) this.#addPage();
  }

  /** The name of the site and a stripe of its colour, on top of every page. */
  #addPage(): void {
    const { siteName, palette } = this.#document;
    this.#pdf.addPage();
    this.#artifact('Pagination', () => {
      this.#pdf.rect(0, 0, this.#pdf.page.width, 6).fill(palette.scale['brand-600']);
      this.#writeMargin(siteName, { fonts: 'display', size: 10 }, NAME_TOP);
    });
    this.#y = TEXT_TOP;
    if (!this.#repeated) return;
    const cells = this.#placeCells(this.#repeated);
    this.#artifact('Layout', () => cells.forEach((cell) => this.#writeCell(cell)));
    this.#y += heightOf(cells);
    this.rule();
  }

  #writeMargin(text: string, { fonts, size }: Omit<TextLook, 'color'>, top: number): void {
    const look = { fonts, size, color: this.#document.palette.light['text-2'] };
    const [line] = this.#lettering.lines(text, look, this.#width);
    if (line) this.#lettering.write(line, look, MARGIN, top);
  }

  #placeCells(cells: Cell[]): PlacedCell[] {
    let begun = 0;
    return cells.map((cell) => {
      const { share = 1, indent = 0, text, look } = cell;
      const start = begun + indent;
      begun += share * this.#width;
      const gap = share < 1 ? CELL_GAP : 0;
      const room = Math.max(share * this.#width - gap - indent, 1);
      const lines = this.#lettering.lines(text, look, room);
      return { ...cell, start, room, leading: leadingOf(look), lines };
    });
  }

  #writeCell({ lines, look, start, room, leading }: PlacedCell): void {
    const top = this.#y;
    const left = this.#leftOf(start, room);
    for (const [index, line] of lines.entries()) {
      this.#lettering.write(line, look, left, top + index * leading);
    }
  }

  #drawMark({ mark, start, indent = 0, look }: PlacedCell): void {
    if (!mark) return;
    const begun = start - indent;
    const top = this.#y;
    this.#artifact('Layout', () => {
      if (mark === 'dot')
        this.#pdf.circle(this.#leftOf(begun + 4, 0), top + look.size * 0.7, 1.5).fill(look.color);
      else
        this.#pdf
          .roundedRect(this.#leftOf(begun, BOX), top + 2.2, BOX, BOX, 1.5)
          .lineWidth(0.9)
          .stroke(look.color);
    });
  }

  #drawLine(left: number, top: number, width: number, color: string): void {
    this.#pdf
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(0.6)
      .stroke(color);
  }

  /** Draws what is no part of the text. */
  #artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }
}

function heightOf(cells: PlacedCell[]): number {
  return Math.max(0, ...cells.map(({ lines, leading }) => lines.length * leading));
}

function openPdf(
  PDFDocument: PdfMaker,
  { title, language, siteName, paper, madeAt }: SiteDocument,
): PDFKit.PDFDocument {
  return new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: toPrintable(title), Author: toPrintable(siteName), CreationDate: madeAt },
  });
}
