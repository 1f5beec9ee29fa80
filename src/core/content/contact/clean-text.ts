const BREAKS = /\r\n?|[\u0085\u2028\u2029]/gu;
/** Control characters, and marks that turn the reading direction: they can make one text look like another in a mail. */
const CONTROLS = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What shows as nothing or as a gap at the ends of a text: what Unicode says is not drawn, and the blank of Braille. Variation
 * selectors and the tags of a flag belong to the sign before them: they are none at its end. That nothing unseen may stand
 * before the end's has each text looked through once, however long.
 */
const UNSEEN_ENDS =
  /^[\s\p{DI}\u2800]+|(?<!(?![\p{VS}\u{e0020}-\u{e007f}])[\s\p{DI}\u2800])(?:(?![\p{VS}\u{e0020}-\u{e007f}])[\s\p{DI}\u2800])+$/gu;

/** A text of several lines: one kind of line break, no control characters, well-formed, trimmed. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN_ENDS, '');

/** A text of one line: every break and tab becomes a space, so that it can stand in a mail's head. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\n\t]+/gu, ' ');
