/** Narrow no-break spaces, which `Intl` writes in French, as no-break spaces: the fonts of the site have no glyph of them. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u202F', '\u00A0');
}
