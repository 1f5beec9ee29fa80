import type { Generated } from 'kysely';

export type SpamVerdict = 'clean' | 'suspect' | 'spam';

/** One stored inquiry. `number` is what people say to each other; it only ever grows. */
export type InquiryRow = {
  number: Generated<number>;
  /** The form's own key, or a key made of the content for a post without JavaScript. */
  idempotency_key: string;
  content_hash: string;
  received_at: number;
  form_type: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  location: string;
  /** The consent words that stood beside the form, as shown. */
  consent: string;
  /** script: sent by the form's script; plain: sent by the browser itself. */
  sent_by: 'script' | 'plain';
  spam_verdict: SpamVerdict;
  spam_score: number;
  /** JSON list of the layers that spoke against it. */
  spam_reasons: string;
  /** When the owner marked it as dealt with. */
  handled_at: number | null;
};

/** The words of one inquiry as the owner's search reads them: folded to small ASCII letters (search-texts.ts). */
export type InquirySearchTextRow = { inquiry_number: number; text: string };

declare module '../../store/tables.ts' {
  interface Tables {
    inquiries: InquiryRow;
    inquiry_search_texts: InquirySearchTextRow;
  }
}
