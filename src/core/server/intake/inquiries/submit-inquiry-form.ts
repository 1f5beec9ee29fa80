import { cleanText } from '#content/contact/clean-text.ts';
import {
  inquiryValues,
  type InquiryErrors,
  type InquiryFieldName,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import type { Wording } from '#copy/wording.ts';
import { wordingFor } from '#copy/wordings.ts';
import type { InquiryHandler, PostMeta } from './handle-inquiry.ts';
import { INQUIRY_FORM_NAMES } from './parse-inquiry.ts';

/** What a page shows after a form was posted without JavaScript. */
export type InquiryFormResult =
  | { outcome: 'sent' }
  | {
      outcome: 'failed';
      /** 400 and 403 need another look by the visitor; 429 and 503 offer their mail program. */
      status: 400 | 403 | 429 | 503;
      message: string;
      fields: InquiryErrors;
      /** What the visitor had written, to be shown again. */
      values: InquiryValues;
    };

/**
 * The plain-form act: the same as the JSON call, for the site's own routes.
 * Names that are not the inquiry's are left aside, because a page may post more than the form.
 */
export function createFormSubmission(handle: InquiryHandler) {
  return async (
    form: FormData,
    { address, fromThisSite, language }: Omit<PostMeta, 'sentBy'> & { fromThisSite: boolean },
  ): Promise<InquiryFormResult> => {
    const wording = wordingFor(language);
    const input: Record<string, string> = {};
    for (const name of INQUIRY_FORM_NAMES) {
      const value = form.get(name);
      if (typeof value === 'string') input[name] = value;
    }
    const values = inquiryValues((name) => input[name] ?? '');
    const failed = (
      status: 400 | 403 | 429 | 503,
      message: string,
      fields: InquiryErrors = {},
    ): InquiryFormResult => ({ outcome: 'failed', status, message, fields, values });
    if (!fromThisSite) return failed(403, wording.of(refusalWords).otherSite);
    const answer = await handle(input, { address, sentBy: 'plain', language });
    if (answer.status === 200) return { outcome: 'sent' };
    if (answer.status === 400)
      return failed(400, toMessage(wording, answer.body, values), answer.body.fields);
    return failed(
      answer.status,
      answer.status === 429 ? answer.body.error : wording.of(inquiryWords).failed.inline,
    );
  };
}

/** One line above the fields, where the fields do not say it all. */
function toMessage(
  wording: Wording,
  { fields, error }: { fields: Record<string, string>; error: string },
  values: InquiryValues,
): string {
  const names = Object.keys(fields) as InquiryFieldName[];
  if (names.length === 0) return error;
  // Nothing else is wrong with a field that is empty.
  const isMissing = names.some((name) => cleanText(values[name]) === '');
  return isMissing ? wording.of(inquiryWords).missing.text : '';
}

export type SubmitInquiryForm = ReturnType<typeof createFormSubmission>;

/**
 * The fields of a form posted without JavaScript. A body that is no form holds no fields, and is answered like a form
 * that was left empty: a program's nonsense is its own fault, not one of this site.
 */
export async function readPlainForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
