import { FIELD_LIMITS, type InquiryField } from './inquiry.ts';
import type { InquiryHandler, PostMeta } from './handle-inquiry.ts';
import { INQUIRY_FORM_NAMES } from './parse-inquiry.ts';

/** What a page shows after a form was posted without JavaScript. */
export type InquiryFormResult =
  | { outcome: 'sent' }
  | {
      outcome: 'invalid';
      fields: Partial<Record<InquiryField, string>>;
      error: string;
      /** What the visitor had written, to be shown again. */
      values: Record<InquiryField, string>;
    }
  | {
      outcome: 'unavailable';
      error: string;
      values: Record<InquiryField, string>;
    };

const VALUE_SHOWN_MAX = 6_000;

/**
 * The plain-form act: the same as the JSON call, for the site's own routes.
 * Names that are not the inquiry's are left aside, because a page may post more than the form.
 */
export function createFormSubmission(handle: InquiryHandler) {
  return async (form: FormData, meta: Omit<PostMeta, 'sentBy'>): Promise<InquiryFormResult> => {
    const input: Record<string, string> = {};
    for (const name of INQUIRY_FORM_NAMES) {
      const value = form.get(name);
      if (typeof value === 'string') input[name] = value;
    }
    const answer = await handle(input, { ...meta, sentBy: 'plain' });
    if (answer.status === 200) return { outcome: 'sent' };
    const names = Object.keys(FIELD_LIMITS) as InquiryField[];
    const values = Object.fromEntries(
      names.map((name) => [name, (input[name] ?? '').slice(0, VALUE_SHOWN_MAX)]),
    ) as Record<InquiryField, string>;
    if (answer.status === 400) {
      return { outcome: 'invalid', fields: answer.body.fields, error: answer.body.error, values };
    }
    return { outcome: 'unavailable', error: answer.body.error, values };
  };
}

export type SubmitInquiryForm = ReturnType<typeof createFormSubmission>;
