import bidiFactory from 'bidi-js';
import type { Font, Glyph, GlyphPosition } from 'fontkit';
import type { Direction } from './set-lines.ts';

/** What pdfkit 0.20 keeps of a font that it embeds; its types leave it out. `scale` leads to thousandths of the size. */
export type EmbeddedFont = {
  font: Font;
  scale: number;
  subset: { includeGlyph(id: number): number; glyphs: number[] };
  /** What each glyph of the subset reads as, and how wide it is. */
  unicode: (readonly number[] | undefined)[];
  widths: (number | undefined)[];
  layout(text: string): GlyphRun;
  encode(text: string): [codes: string[], positions: GlyphPosition[]];
};
type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[] };

/** A glyph in units of its font (`scale` leads to thousandths), so far from where its text begins in thousandths. */
type Mark = { glyph: Glyph; scale: number; x: number; y: number };

const bidi = bidiFactory();

/**
 * A font that pdfkit sets in the direction that it is told, where pdfkit would take the one of the first letter's script.
 * What stands in the file is read as the letters that were given: a glyph that several share, as the body of most Arabic
 * ones, gets a code for each, and what is no letter by itself, as their dots, is drawn beside them.
 */
export class ShapedFont {
  /** Direction of the text that is set next; null for one without anything from the right. */
  direction: Direction | null = null;
  /** What has to be drawn beside the text that was set last. */
  marks: Mark[] = [];
  readonly #font: EmbeddedFont;
  readonly #words = new Map<string, GlyphRun & { width: number }>();
  readonly #codes = new Map<string, number>();

  constructor(font: EmbeddedFont) {
    this.#font = font;
    keepLetters(font.font);
    font.encode = (text) => this.#encode(text);
  }

  #encode(text: string): ReturnType<EmbeddedFont['encode']> {
    const { glyphs, positions } =
      this.direction === null ? this.#font.layout(text) : this.#layOut(text, this.direction);
    const codes: string[] = [];
    const placed: GlyphPosition[] = [];
    this.marks = [];
    let pen = 0;
    for (const [index, glyph] of withLettersMoved(glyphs, positions).entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      if (glyph.codePoints.length === 0 && xAdvance === 0)
        this.marks.push({ glyph, scale: this.#font.scale, x: pen + xOffset, y: yOffset });
      else {
        codes.push(this.#codeOf(glyph).toString(16).padStart(4, '0'));
        placed.push(positions[index]!);
      }
      pen += xAdvance;
    }
    return [codes, placed];
  }

  /** Width in thousandths of the size. */
  widthOf(text: string, direction: Direction): number {
    const words = text.split(/( )/u).map((word) => this.#layOutWord(word, direction));
    return words.reduce((sum, { width }) => sum + width, 0);
  }

  /** From the left to the right as it is seen, word by word: letters join in words only. */
  #layOut(text: string, direction: Direction): GlyphRun {
    const words = text.split(/( )/u).map((word) => this.#layOutWord(word, direction));
    if (direction === 'rtl') words.reverse();
    return {
      glyphs: words.flatMap(({ glyphs }) => glyphs),
      positions: words.flatMap(({ positions }) => positions),
    };
  }

  /** What is mirrored looks from the right as its counterpart does (UAX 9, rule L4). */
  #layOutWord(word: string, direction: Direction): GlyphRun & { width: number } {
    const key = `${direction} ${word}`;
    const ready = this.#words.get(key);
    if (ready) return ready;
    const { font, scale } = this.#font;
    const turned = direction === 'rtl' ? [...word].map(mirrored).join('') : word;
    const { glyphs, positions } = font.layout(turned, undefined, undefined, undefined, direction);
    const run = {
      width: positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0),
      glyphs: glyphs.map((glyph) => (direction === 'rtl' ? asGiven(glyph) : glyph)),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
        xAdvance: xAdvance * scale,
        yAdvance: yAdvance * scale,
        xOffset: xOffset * scale,
        yOffset: yOffset * scale,
        advanceWidth: glyphs[index]!.advanceWidth * scale,
      })),
    };
    this.#words.set(key, run);
    return run;
  }

  #codeOf({ id, codePoints, advanceWidth }: Glyph): number {
    const key = `${id} ${codePoints.join(' ')}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const { subset, unicode, widths, scale } = this.#font;
    const own = subset.includeGlyph(id);
    const code = unicode[own] === undefined ? own : subset.glyphs.push(id) - 1;
    unicode[code] = codePoints;
    widths[code] = advanceWidth * scale;
    this.#codes.set(key, code);
    return code;
  }
}

function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/** A glyph that reads as what stood in the text before brackets were turned. */
function asGiven(glyph: Glyph): Glyph {
  const given = glyph.codePoints.map((code) =>
    mirrored(String.fromCodePoint(code)).codePointAt(0)!,
  );
  return withLetters(glyph, given);
}

/** Makes a font give each glyph with the letters that it was shaped for; its memory has those of the first time. */
function keepLetters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  const known = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join(' ')}`;
    const ready = known.get(key);
    if (ready) return ready;
    const glyph = withLetters(getGlyph(id, codePoints), codePoints);
    known.set(key, glyph);
    return glyph;
  };
}

/** Where a letter became a mark and what takes room, as the Thai sara am, it is read at the latter. */
function withLettersMoved(glyphs: Glyph[], positions: GlyphPosition[]): Glyph[] {
  const moved = [...glyphs];
  for (let at = 1; at < moved.length; at += 1) {
    const [mark, glyph] = [moved[at - 1]!, moved[at]!];
    const isSplit = positions[at - 1]!.xAdvance === 0 && positions[at]!.xAdvance > 0;
    if (!isSplit || glyph.codePoints.length > 0) continue;
    moved[at - 1] = withLetters(mark, []);
    moved[at] = withLetters(glyph, mark.codePoints);
  }
  return moved;
}

function withLetters(glyph: Glyph, codePoints: number[]): Glyph {
  return Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph;
}
