const BREAKS = /\r\n?|\u0085|\u2028|\u2029/gu;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
/** Marks that turn the reading direction: they can make one text look like another in a mail. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What shows as nothing or as a gap at the ends of a text: what Unicode says is not drawn, and the blank of Braille. Variation
 * selectors and the tags of a flag belong to the sign before them: they are none at its end.
 */
const UNSEEN_AT_START = /^[\s\p{DI}\u2800]$/u;
const UNSEEN_AT_END = /^(?![\p{Variation_Selector}\u{e0020}-\u{e007f}])[\s\p{DI}\u2800]$/u;

/** A text without what cannot be seen at its ends; empty where nothing of it can be seen. Sign by sign, so that no text takes long. */
function trimUnseen(text: string): string {
  const signs = [...text];
  const start = signs.findIndex((sign) => !UNSEEN_AT_START.test(sign));
  const end = signs.findLastIndex((sign) => !UNSEEN_AT_END.test(sign));
  return start < 0 ? '' : signs.slice(start, end + 1).join('');
}

/** A text of several lines: one kind of line break, no control characters, well-formed, trimmed. */
export function cleanText(text: string): string {
  return trimUnseen(
    text.toWellFormed().replace(BREAKS, '\n').replace(CONTROLS, '').replace(DIRECTION, ''),
  );
}

/** A text of one line: every break and tab becomes a space, so that it can stand in a mail's head. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/gu, ' ')
    .trim();
}
