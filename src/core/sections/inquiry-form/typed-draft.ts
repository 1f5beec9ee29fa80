import { INQUIRY_FIELD_NAMES, type InquiryValues } from '#content/contact/inquiry-fields.ts';
import { readDraft } from './inquiry-draft.ts';
import { readValues } from './inquiry-payload.ts';

/**
 * Fills in what was typed in this tab before.
 * @param given a subject that nobody here has typed
 */
export function bringBack(form: HTMLFormElement, formType: string, given?: string): void {
  const draft = readDraft(formType);
  for (const name of INQUIRY_FIELD_NAMES) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    const value = draft[name];
    if (!field || !value) continue;
    if (field.value !== '' && !(name === 'subject' && field.value === given)) continue;
    field.value = value;
    // As if it were typed now: fields count what they hold.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What the visitor wrote: a subject that the form brings along is none of theirs, unless they have changed it. */
export function typedIn(form: HTMLFormElement, given?: string): InquiryValues {
  const values = readValues(form);
  return values.subject === given ? { ...values, subject: '' } : values;
}
