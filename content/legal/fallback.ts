import type { LegalTexts } from './legal-texts.ts';

/** There are no built-in legal texts: words nobody agreed to are worse than the checklist shown instead. */
export const NO_LEGAL_TEXTS: LegalTexts = { privacy: null, terms: null };
