import type { RichText } from '../rich-text/rich-text.ts';

/** Both legal texts, which one entry holds; null shows the 'Content Not Available' checklist. */
export type LegalTexts = { privacy: RichText | null; terms: RichText | null };
