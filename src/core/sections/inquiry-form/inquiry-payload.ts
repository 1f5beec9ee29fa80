import { checkInquiryField } from '#content/contact/check-inquiry.ts';
import {
  INQUIRY_FIELD_NAMES,
  inquiryValues,
  type InquiryErrors,
  type InquiryFieldName,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { payloadOf } from '#browser/connectivity.ts';
import { pagePath } from '#dom/page-address.ts';
import type { VisitContext } from '#browser/visit-context.ts';
import { inquiryProblemText } from '#copy/inquiry-problem-text.ts';
import type { Wording } from '#copy/wording.ts';

/** The body of the function `send-contact-email-ses` (part 1 section 7) with the marks of this form. */
export type InquiryPayload = InquiryValues &
  Partial<VisitContext> & {
    formType: string;
    idempotencyKey: string;
    token: string | null;
    proof: string | null;
    /** The project list as the query of an address; '' for none. */
    project: string;
    /** Address of the page that the form stands on, or stood on before it was posted in vain. */
    location: string;
  };

/** What was typed; a field that the form does not show is ''. */
export function readValues(form: HTMLFormElement): InquiryValues {
  const data = new FormData(form);
  return inquiryValues((name) => String(data.get(name) ?? '').trim());
}

/** What was typed, with all that the form holds besides and this visit tells. */
export const readPayload = (form: HTMLFormElement) => ({
  project: listInAddress(),
  ...payloadOf(form),
  ...readValues(form),
});

/** Without a connection the plain contact page stands at the address of one that carries a list. */
function listInAddress(): string {
  if (pagePath() !== '/contact') return '';
  return location.search
    .slice(1)
    .split('&')
    .filter((part) => /^(?:machine|tool)=/u.test(part))
    .join('&');
}

/** What is said beside the fields that cannot be sent as they are, and whether any of them was left empty. */
export function findErrors(wording: Wording, values: InquiryValues) {
  const fields: InquiryErrors = {};
  let isMissing = false;
  for (const name of INQUIRY_FIELD_NAMES) {
    const { problem } = checkInquiryField(name, values[name]);
    if (problem) fields[name] = inquiryProblemText(wording, name, problem);
    isMissing ||= problem === 'fieldMissing';
  }
  return { fields, isMissing };
}

/** The field to look at first: the uppermost of those with an error. */
export function firstOf(errors: InquiryErrors): InquiryFieldName | undefined {
  return INQUIRY_FIELD_NAMES.find((name) => errors[name]);
}
