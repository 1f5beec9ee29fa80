import {
  INQUIRY_LIMITS,
  REQUIRED_INQUIRY_FIELDS,
  type InquiryErrors,
  type InquiryFieldName,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/inquiry-words.ts';

/** The body of the function `send-contact-email-ses` (part 1 section 7) with the marks of this form. */
export type InquiryPayload = InquiryValues & {
  formType: string;
  location: string;
  /** The consent words as shown; '' when there were none. */
  consent: string;
  idempotencyKey: string;
  token: string | null;
  proof: string | null;
  referenceCode: string;
};

const NAMES = Object.keys(INQUIRY_LIMITS) as InquiryFieldName[];

/** What a form holds; a field it does not show is ''. */
export function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return Object.fromEntries(
    NAMES.map((name) => [name, String(data.get(name) ?? '').trim()]),
  ) as InquiryValues;
}

/** Whether anything is empty that must be filled in. */
export function hasGaps(values: Partial<InquiryValues>): boolean {
  return REQUIRED_INQUIRY_FIELDS.some((name) => (values[name] ?? '').trim() === '');
}

/** The fields that cannot be sent as they are; an empty object when all can. */
export function findErrors(values: InquiryValues): InquiryErrors {
  const errors: InquiryErrors = {};
  for (const name of REQUIRED_INQUIRY_FIELDS) {
    if (values[name] === '') errors[name] = inquiryWords.fieldMissing[name]!;
    else if (name === 'email' && !isPlausibleEmail(values.email)) {
      errors.email = inquiryWords.emailFormat;
    }
  }
  for (const name of NAMES) {
    const most = INQUIRY_LIMITS[name];
    if (values[name].length > most) errors[name] = inquiryWords.tooLong(most);
  }
  return errors;
}

/** The field to look at first: the uppermost of those with an error. */
export function firstOf(errors: InquiryErrors): InquiryFieldName | undefined {
  return NAMES.find((name) => errors[name] !== undefined);
}

/** As loose as the browser's own check; the back end decides. */
function isPlausibleEmail(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at === text.lastIndexOf('@') && text.length > at + 1 && !/\s/u.test(text);
}
