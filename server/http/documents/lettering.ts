import { toPrintable, toRuns, type DocumentFonts, type Run } from './document-fonts.ts';
import { setLines, type Line } from './set-lines.ts';

/** `size` is in points, 72 to the inch. */
export type TextLook = { fonts: keyof DocumentFonts; size: number; color: string };

const LEADING = 1.34;

/** From the top of a line to the top of the next, in points. */
export const leadingOf = ({ size }: TextLook) => size * LEADING;

/** Measures text and writes it onto the pages of a PDF; embeds the fonts that were used. */
export class Lettering {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: DocumentFonts;
  readonly #registered = new Set<string>();
  /** Whether a character was set that no font has. */
  hasUnknown = false;

  constructor(pdf: PDFKit.PDFDocument, fonts: DocumentFonts) {
    this.#pdf = pdf;
    this.#fonts = fonts;
  }

  /** Breaks a text into lines. @param room width of a line in points */
  lines(text: string, look: TextLook, room: number): Line[] {
    return setLines(toPrintable(text), {
      width: room,
      toRuns: (part) => toRuns(part, this.#fonts[look.fonts], () => (this.hasUnknown = true)),
      measure: (run) => this.widthOf(run, look),
    });
  }

  widthOf(run: Run, look: TextLook): number {
    this.#useFont(run.font, look);
    return this.#pdf.widthOfString(run.text);
  }

  write(line: Line, look: TextLook, x: number, top: number, ending = ''): void {
    this.#pdf.fillColor(look.color);
    for (const [index, run] of line.entries()) {
      this.#useFont(run.font, look);
      const text = index === line.length - 1 ? run.text + ending : run.text;
      const at = { lineBreak: false, baseline: 'alphabetic' } as const;
      this.#pdf.text(text, x + run.x, top + look.size, at);
    }
  }

  #useFont(name: string, { size }: TextLook): void {
    if (!this.#registered.has(name)) {
      const { display, text } = this.#fonts;
      const font = [...display, ...text].find((one) => one.name === name)!;
      this.#pdf.registerFont(name, font.bytes);
      this.#registered.add(name);
    }
    this.#pdf.font(name).fontSize(size);
  }
}
