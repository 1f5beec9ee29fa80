import type { InquiryValues } from '#content/contact/inquiry-fields.ts';
import { keepDraft, readDraft } from './inquiry-draft.ts';
import { readValues } from './inquiry-payload.ts';

/**
 * Fills in what was typed in this tab before.
 * @param given a subject that nobody here has typed
 * @returns whether the visitor is at work on the form
 */
export function bringBack(form: HTMLFormElement, formType: string, given?: string): boolean {
  const draft = readDraft(formType) ?? {};
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!field || value === '') continue;
    if (field.value === '' || (name === 'subject' && field.value === given)) field.value = value;
  }
  // What came back, or was typed before the form was awake, has raised no event here: fields count what they hold.
  const typed = typedIn(form, given);
  const filled = Object.entries(typed).filter(([, value]) => value !== '');
  for (const [name] of filled) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const hasInput = filled.length > 0;
  if (hasInput) keepDraft(formType, typed);
  return hasInput || form.contains(document.activeElement);
}

/** What the visitor wrote: a subject that the form brings along is none of theirs, unless they have changed it. */
export function typedIn(form: HTMLFormElement, given?: string): InquiryValues {
  const values = readValues(form);
  return values.subject === given ? { ...values, subject: '' } : values;
}
