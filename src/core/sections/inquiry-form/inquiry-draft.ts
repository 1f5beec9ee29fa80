import type { InquiryValues } from '#content/contact/inquiry-fields.ts';
import { readStored, store } from '#dom/stored.ts';

const keyOf = (formType: string) => `inquiry-draft:${formType}`;

/** Keeps what was typed for as long as the tab lives, so that a stray click loses nothing; null once it has been sent. */
export function keepDraft(formType: string, values: InquiryValues | null): void {
  store('sessionStorage', keyOf(formType), values);
}

/** What was typed in this tab before. */
export function readDraft(formType: string): Partial<InquiryValues> {
  return (readStored('sessionStorage', keyOf(formType)) ?? {}) as Partial<InquiryValues>;
}
