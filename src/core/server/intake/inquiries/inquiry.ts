import type { InquiryContext } from '#content/contact/inquiry-context.ts';
import {
  INQUIRY_FIELDS,
  type InquiryErrors,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';

/** The form types of both parts of the specification, and that of pages made of sections. Others are stored too, but speak against the sender. */
export const FORM_TYPES = [
  'Home Page Inquiry',
  'Products Page Inquiry',
  'Business Goals Page Inquiry',
  'Machines Page Inquiry',
  'Technology Page Inquiry',
  'Contact Page Form',
  'Blog Page Inquiry',
  'Landing Page Inquiry',
] as const;

/** Where a post names no form. */
export const DEFAULT_FORM_TYPE = 'Contact Page Form';

/** Most bytes that one character takes in a posted form: three in UTF-8, each written as `%xx`. JSON takes fewer. */
const BYTES_A_CHARACTER = 9;

/**
 * Most bytes of a form's body; more is refused before it is read (issue "No inquiry is ever lost"). Three times what the
 * fields may hold: what goes with them unseen finds room, and a text that is too long comes back with its limit.
 */
export const FORM_BODY_MAX_BYTES =
  3 * BYTES_A_CHARACTER * Object.values(INQUIRY_FIELDS).reduce((sum, { limit }) => sum + limit, 0);

/** What a visitor wrote, trimmed and within its limits (part 1 section 3, contact message payload). */
export type Inquiry = InquiryValues & {
  formType: string;
  /** Address of the page the form stood on; empty when it was none. */
  location: string;
  /** The consent words shown beside the form; empty when there were none. */
  consent: string;
  /** The project list as the query of an address (`projectQuery`), read and limited; '' for none. */
  project: string;
  /** No part of what was written: the same words with another context are the same inquiry. */
  context: InquiryContext;
};

/** What a form adds by itself, all of it optional: an inquiry without any is an inquiry. */
type InquiryMarks = {
  idempotencyKey: string | null;
  /** From `GET /api/form-token`. */
  token: string | null;
  /** Solved proof of work, when one was asked for. */
  proof: string | null;
  /** The field that only a machine fills. */
  trap: string;
};

export type ParsedInquiry =
  | { ok: true; inquiry: Inquiry; marks: InquiryMarks }
  | {
      ok: false;
      /** One sentence per field that needs another look. */
      fields: InquiryErrors;
      /** The whole in one text, for an answer without room for fields. */
      error: string;
    };
