import {
  INQUIRY_LIMITS,
  REQUIRED_INQUIRY_FIELDS,
  type InquiryErrors,
  type InquiryFieldName,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { pagePath } from '#browser/page-address.ts';
import { readVisit, type VisitContext } from '#browser/visit-context.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { fill, type Wording } from '#copy/wording.ts';

/** The body of the function `send-contact-email-ses` (part 1 section 7) with the marks of this form. */
export type InquiryPayload = InquiryValues &
  FormContext & {
    formType: string;
    /** The consent words as shown; '' when there were none. */
    consent: string;
    idempotencyKey: string;
    token: string | null;
    proof: string | null;
    referenceCode: string;
  };

/** What an inquiry is about, and how its visit began. */
type FormContext = Partial<VisitContext> & {
  about: string;
  aboutTitle: string;
  /** The project list as the query of an address; '' for none. */
  project: string;
  /** Address of the page that the form stands on, or stood on before it was posted in vain. */
  location: string;
};

const NAMES = Object.keys(INQUIRY_LIMITS) as InquiryFieldName[];

/** What a form holds; a field it does not show is ''. */
export function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return Object.fromEntries(
    NAMES.map((name) => [name, String(data.get(name) ?? '').trim()]),
  ) as InquiryValues;
}

/** What the form and this visit tell beside what was typed. */
export function readContext(form: HTMLFormElement): FormContext {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    ...readVisit(),
    about: text('about'),
    aboutTitle: text('aboutTitle'),
    project: text('project') || listInAddress(),
    location: text('location') || location.href,
  };
}

/** Without a connection the plain contact page stands at the address of one that carries a list. */
function listInAddress(): string {
  if (pagePath() !== '/contact') return '';
  return location.search
    .slice(1)
    .split('&')
    .filter((part) => /^(?:machine|tool)=/u.test(part))
    .join('&');
}

/** Whether anything is empty that must be filled in. */
export function hasGaps(values: Partial<InquiryValues>): boolean {
  return REQUIRED_INQUIRY_FIELDS.some((name) => (values[name] ?? '').trim() === '');
}

/** The fields that cannot be sent as they are; an empty object when all can. */
export function findErrors(wording: Wording, values: InquiryValues): InquiryErrors {
  const words = wording.of(inquiryWords);
  const errors: InquiryErrors = {};
  for (const name of REQUIRED_INQUIRY_FIELDS) {
    if (values[name] === '') errors[name] = words.fieldMissing[name];
    else if (name === 'email' && !isPlausibleEmail(values.email)) {
      errors.email = words.emailFormat;
    }
  }
  for (const name of NAMES) {
    const most = INQUIRY_LIMITS[name];
    if (values[name].length > most) errors[name] = fill(words.tooLong, { most });
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
