import { DRAWN_SCALE } from './drawn-palette.ts';
import type { Palette } from './palette.ts';

/**
 * The head of a drawing of ours: it declares each colour that follows the brand as an entity, with the value of the
 * default palette, so that the file can be opened as it is, too.
 */
const HEAD = /^<!DOCTYPE svg \[((?:<!ENTITY [a-z\d-]+ "#[\da-f]{6}">)+)\]>\n?/u;
const DECLARATION = /<!ENTITY (?<name>[a-z\d-]+) "(?<color>#[\da-f]{6})">/gu;
const USE = /&([a-z\d-]+);/gu;

/** A drawing in the palette's colours; null for a file that declares none. */
export function colorDrawing(drawing: string, palette: Palette): string | null {
  const head = HEAD.exec(drawing);
  if (!head) return null;
  const colors = new Map<string, string>();
  for (const { groups } of head[1]!.matchAll(DECLARATION)) {
    const { name, color } = groups as { name: string; color: string };
    colors.set(name, name === 'lit' ? litIn(palette, color) : palette.recolor(color));
  }
  return drawing.slice(head[0].length).replace(USE, (use, name: string) => colors.get(name) ?? use);
}

/**
 * Whether a drawing declares entities other than the colours of ours. Entities may stand for each other, so that a file of
 * one kilobyte comes to a million shapes.
 */
export function declaresEntities(drawing: string): boolean {
  return drawing.replace(HEAD, '').includes('<!ENTITY');
}

/** The slot that stands out has the accent colour, where there is one. */
function litIn({ scale }: Palette, color: string): string {
  return scale.lit === DRAWN_SCALE.lit ? color : scale.lit;
}
