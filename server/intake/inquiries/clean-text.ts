const BREAKS = /\r\n?|\u0085|\u2028|\u2029/gu;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
/** Marks that turn the reading direction: they can make one text look like another in a mail. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text of several lines: one kind of line break, no control characters, well-formed, trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(DIRECTION, '')
    .trim();
}

/** A text of one line: every break and tab becomes a space, so that it can stand in a mail's head. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/gu, ' ')
    .trim();
}
