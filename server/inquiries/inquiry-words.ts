import { FIELD_LIMITS, type InquiryField } from './inquiry.ts';

/** The words the back end answers with (part 1 section 8, contact form). */
export const INQUIRY_WORDS = {
  missing: { title: 'Missing information', text: 'Please fill in all required fields' },
  failed: 'There was a problem sending your message. Please try again or contact us directly.',
  unreadable: 'The message could not be read. Please fill in the form again.',
  tooLarge: 'The message is too long. Please shorten it and send it again.',
  tooMany:
    'Many messages have arrived from your connection in a short time. Please wait a few minutes, or contact us directly.',
  otherSite:
    'The message was not sent from this site. Please open the form here and send it again.',
} as const;

const REQUIRED: Partial<Record<InquiryField, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  message: 'Enter your message.',
};

/** What to say beside a required field that was left empty; null for a field that may be empty. */
export function missingWords(field: InquiryField): string | null {
  return REQUIRED[field] ?? null;
}

export const EMAIL_FORMAT_WORDS = 'Enter an email address like name@example.com.';

/** What to say beside a field with more characters than fit. */
export function tooLongWords(field: InquiryField): string {
  return `Use at most ${FIELD_LIMITS[field]} characters.`;
}

export const NOT_TEXT_WORDS = 'This must be text.';
