const BREAKS = /\r\n?|\u0085|\u2028|\u2029/gu;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
/** Marks that turn the reading direction: they can make one text look like another in a mail. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What shows as nothing or as a gap, beyond what `trim` knows: zero-width and joining marks, fillers, the blank of Braille.
 * Those that belong to the sign before them (variation selectors, the tags of a flag) are none at the end of a text.
 */
const UNSEEN =
  '\\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\u3164\ufeff\uffa0';
const UNSEEN_ENDS = new RegExp(`^[${UNSEEN}\ufe00-\ufe0f]+|[${UNSEEN}]+$`, 'gu');

/** A text without what cannot be seen at its ends; empty where nothing of it can be seen. */
function trimUnseen(text: string): string {
  return text.replace(UNSEEN_ENDS, '');
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
