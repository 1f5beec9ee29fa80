/** Where words on a page came from: one text of one field of one entry or asset. */
export type FieldOrigin = {
  kind: 'entry' | 'asset';
  id: string;
  field: string;
  locale: string;
  /** Place in a list of texts; null for a field that is one text, and for a part of a rich text. */
  index: number | null;
  /** The whole text, for telling it from a sentence that holds it; null for a part of a rich text. */
  text: string | null;
};

/** Marks texts of one page, and finds the marks again in what was drawn of them. */
export type FieldMarks = {
  mark(text: string, origin: Omit<FieldOrigin, 'text'>, isWhole: boolean): string;
  /** Of the first mark in a text; null without one. */
  originIn(text: string): FieldOrigin | null;
};

/*
 * A mark is a sign and four digits of a range that Unicode leaves to private use, so that no content holds them, trimming
 * leaves them and rules for addresses drop them. They never leave the server.
 */
const SIGN = 0xe0ff;
const DIGITS = 0xe100;
const PLACES = 4;
const MOST = 16 ** PLACES;

const MARK = /\ue0ff([\ue100-\ue10f]{4})/u;
const REMAINS = /[\ue0ff-\ue10f]|%EE%8(?:3%BF|4%8[0-9A-F])/giu;

export function createFieldMarks(): FieldMarks {
  const origins: FieldOrigin[] = [];
  return {
    mark(text, origin, isWhole) {
      if (text.trim() === '' || origins.length === MOST) return text;
      const digits = origins.length.toString(16).padStart(PLACES, '0');
      origins.push({ ...origin, text: isWhole ? text : null });
      const signs = [...digits].map((digit) => DIGITS + Number.parseInt(digit, 16));
      return text + String.fromCharCode(SIGN, ...signs);
    },
    originIn(text) {
      const digits = MARK.exec(text)?.[1];
      if (digits === undefined) return null;
      const number = [...digits].map((digit) => (digit.charCodeAt(0) - DIGITS).toString(16));
      return origins[Number.parseInt(number.join(''), 16)] ?? null;
    },
  };
}

/** The text without marks, and without what is left of them where a text was cut or became part of an address. */
export function withoutMarks(text: string): string {
  return text.replace(REMAINS, '');
}
