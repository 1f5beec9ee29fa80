import type { InquiryValues } from '#content/contact/inquiry-fields.ts';

const keyOf = (formType: string) => `inquiry-draft:${formType}`;

/** Keeps what was typed for as long as the tab lives, so that a stray click loses nothing. */
export function keepDraft(formType: string, values: InquiryValues): void {
  try {
    sessionStorage.setItem(keyOf(formType), JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden; the form works without.
  }
}

/** What was typed in this tab before. */
export function readDraft(formType: string): Partial<InquiryValues> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(formType)) ?? '{}') as Partial<InquiryValues>;
  } catch {
    return {};
  }
}

/** Forgets the draft once it has been sent. */
export function dropDraft(formType: string): void {
  try {
    sessionStorage.removeItem(keyOf(formType));
  } catch {
    // As above.
  }
}
