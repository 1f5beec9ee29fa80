import { inquiryWords } from '#copy/inquiry-words.ts';
import { FIELD_LIMITS, type InquiryField } from './inquiry.ts';

/** What to say beside a required field that was left empty; null for a field that may be empty. */
export function missingWords(field: InquiryField): string | null {
  return inquiryWords.fieldMissing[field] ?? null;
}

/** What to say beside a field with more characters than fit. */
export function tooLongWords(field: InquiryField): string {
  return inquiryWords.tooLong(FIELD_LIMITS[field]);
}

/** Said to programs only: a form cannot send anything but text. */
export const NOT_TEXT_WORDS = 'This must be text.';
