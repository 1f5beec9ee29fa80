import { LANGUAGE } from './en/language.ts';

/** How the owner's area writes what its words count: in their language, a number without separators. */
export const adminWording = { language: LANGUAGE, useGrouping: false } as const;
