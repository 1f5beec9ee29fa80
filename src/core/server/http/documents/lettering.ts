import type { Glyph, Path } from 'fontkit';
import { toRuns, toSettable, type DocumentFonts } from './document-fonts.ts';
import { isOneWay, setLines, type Direction, type Line, type PlacedRun } from './set-lines.ts';
import { ShapedFont, type EmbeddedFont } from './shaped-font.ts';

/** `size` is in points, 72 to the inch. */
export type TextLook = { fonts: keyof DocumentFonts; size: number; color: string };

const LEADING = 1.34;

/** The direction in which a run has to be shaped; null where pdfkit sets it well by itself. */
function directionOf({ text, direction }: Pick<PlacedRun, 'text' | 'direction'>): Direction | null {
  return direction === 'rtl' || !isOneWay(text) ? direction : null;
}

/** From the top of a line to the top of the next, in points. */
export const leadingOf = ({ size }: TextLook) => size * LEADING;

/** Measures text and writes it onto the pages of a PDF; embeds the fonts that were used. */
export class Lettering {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: DocumentFonts;
  readonly #direction: Direction;
  readonly #shaped = new Map<string, ShapedFont>();
  readonly #forms = new Map<string, PDFKit.PDFKitReference>();

  /** @param direction the way in which the document runs */
  constructor(pdf: PDFKit.PDFDocument, fonts: DocumentFonts, direction: Direction) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#direction = direction;
  }

  /** Breaks a text into lines. @param room width of a line in points */
  lines(text: string, look: TextLook, room: number): Line[] {
    return setLines(toSettable(text), {
      width: room,
      direction: this.#direction,
      toRuns: (part) => toRuns(part, this.#fonts[look.fonts]),
      measure: (run) => {
        const shaped = this.#useFont(run.font, look);
        const direction = directionOf(run);
        if (direction === null) return this.#pdf.widthOfString(run.text);
        return (shaped.widthOf(run.text, direction) * look.size) / 1000;
      },
    });
  }

  /** @param left of the line's room in points */
  write({ runs, ending }: Line, look: TextLook, left: number, top: number): void {
    const last = runs.at(-1);
    for (const run of runs)
      this.#writeRun(run, look, left, top + look.size, run === last ? ending : '');
  }

  #writeRun(run: PlacedRun, look: TextLook, left: number, base: number, ending: string): void {
    const { size, color } = look;
    const shaped = this.#useFont(run.font, look);
    shaped.direction = directionOf(run);
    const zoom = size / 1000;
    // What ends a run from the right stands left of it.
    const before = run.direction === 'rtl' ? shaped.widthOf(ending, 'rtl') * zoom : 0;
    const start = left + run.x - before;
    this.#pdf.fillColor(color);
    this.#pdf.text(run.text + ending, start, base, { lineBreak: false, baseline: 'alphabetic' });
    for (const { glyph, scale, x, y } of shaped.marks) {
      const place = [zoom * scale, 0, 0, -zoom * scale, start + x * zoom, base - y * zoom];
      const placed = place.map((each) => Number(each.toFixed(4))).join(' ');
      this.#pdf.addContent(`q ${placed} cm /${this.#formOf(run.font, glyph)} Do Q`);
    }
  }

  /** A glyph as a drawing of the page, made once for all of the document (ISO 32000-1, 8.10). */
  #formOf(font: string, { id, path, bbox }: Glyph): string {
    const name = `${font}-${id}`;
    let form = this.#forms.get(name);
    if (!form) {
      const { minX, minY, maxX, maxY } = bbox;
      form = this.#pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [minX, minY, maxX, maxY] });
      form.end(toGlyphOperators(path));
      this.#forms.set(name, form);
    }
    (this.#pdf.page.xobjects as Record<string, unknown>)[name] = form;
    return name;
  }

  #useFont(name: string, { size }: TextLook): ShapedFont {
    const ready = this.#shaped.get(name);
    if (!ready) {
      const { display, text } = this.#fonts;
      const font = [...display, ...text].find((one) => one.name === name)!;
      this.#pdf.registerFont(name, font.bytes);
    }
    this.#pdf.font(name).fontSize(size);
    if (ready) return ready;
    const { _font: embedded } = this.#pdf as unknown as { _font: EmbeddedFont };
    const shaped = new ShapedFont(embedded);
    this.#shaped.set(name, shaped);
    return shaped;
  }
}

/** An outline as the operators of a page that fill it (ISO 32000-1, 8.5), in the font's units. */
function toGlyphOperators({ commands }: Path): string {
  let at: number[] = [0, 0];
  const written = commands.map(({ command, args }) => {
    const from = at;
    at = args.slice(-2);
    if (command === 'moveTo') return `${args.join(' ')} m`;
    if (command === 'lineTo') return `${args.join(' ')} l`;
    if (command === 'closePath') return 'h';
    const curve = command === 'quadraticCurveTo' ? toCubic(from, args) : args;
    return `${curve.map(Math.round).join(' ')} c`;
  });
  return [...written, 'f'].join('\n');
}

/** A curve with one control point as one with two; a page knows no others. */
function toCubic([x = 0, y = 0]: number[], [cx = 0, cy = 0, toX = 0, toY = 0]: number[]): number[] {
  const between = (end: number, control: number) => end + ((control - end) * 2) / 3;
  return [between(x, cx), between(y, cy), between(toX, cx), between(toY, cy), toX, toY];
}
