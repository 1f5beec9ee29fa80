import type { Generated } from 'kysely';
import type {
  InquiryColumn,
  InquiryFieldName,
  RequiredInquiryField,
} from '#content/contact/inquiry-fields.ts';

/** How far an inquiry has come, in the order of a sale. `won` and `lost` are its two ends. */
export const INQUIRY_STAGES = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;

export type InquiryStage = (typeof INQUIRY_STAGES)[number];

export type SpamVerdict = 'clean' | 'suspect' | 'spam';

/** One stored inquiry. `number` is what people say to each other; it only ever grows. */
export type InquiryRow = {
  number: Generated<number>;
  /** The form's own key, or a key made of the content for a post without JavaScript. */
  idempotency_key: string;
  content_hash: string;
  received_at: number;
  form_type: string;
  location: string;
  /** The consent words that stood beside the form, as shown. */
  consent: string;
  /** Code of the locale of its page; '' for those from before it was kept, which were answered in English. */
  language: Generated<string>;
  /** script: sent by the form's script; plain: sent by the browser itself. */
  sent_by: 'script' | 'plain';
  spam_verdict: SpamVerdict;
  spam_score: number;
  /** JSON list of the layers that spoke against it. */
  spam_reasons: string;
  /** When it left the stage `new`, which a version without stages called handled; written for that version alone. */
  handled_at: number | null;
} & WrittenColumns &
  InquiryContextColumns;

/** What the visitor filled in; '' where they need not. */
type WrittenColumns = Record<InquiryColumn<RequiredInquiryField>, string> &
  Record<InquiryColumn<Exclude<InquiryFieldName, RequiredInquiryField>>, Generated<string>>;

/** What it is about and how its visit began, '' where that is unknown (`InquiryContext` of content). */
export type InquiryContextColumns = {
  /** Kind and slug, such as `machine:divi-wp`. */
  about: Generated<string>;
  about_title: Generated<string>;
  landing_page: Generated<string>;
  referrer_host: Generated<string>;
  campaign_source: Generated<string>;
  campaign_medium: Generated<string>;
  campaign_name: Generated<string>;
  campaign_term: Generated<string>;
  campaign_content: Generated<string>;
  /** The list it was sent with, as JSON (`StoredProject` of content). */
  project: Generated<string>;
};

/** What those who work on an inquiry have made of it. */
export type InquiryWorkRow = {
  stage: Generated<InquiryStage>;
  stage_changed_at: number | null;
  /** When somebody opened it first, or marked it as read; null: unread. */
  read_at: number | null;
  /** Id of the account that looks after it. */
  assignee_id: string | null;
  /** When somebody wants to be reminded of it. */
  follow_up_at: number | null;
  /** Id of the account that set `follow_up_at`. */
  follow_up_by: string | null;
  /** When the mail about `follow_up_at` was put into the outbox. */
  follow_up_told_at: number | null;
};

/** One thing that somebody did with an inquiry. It goes with the inquiry: notes are personal data. */
export type InquiryEventRow = {
  id: string;
  inquiry_number: number;
  happened_at: number;
  kind: InquiryEventKind;
  account_id: string;
  /** How the account was called then: the history outlives it. */
  account_email: string;
  /** Its name then; '' where it had none, or a version without names wrote the event. */
  account_name: Generated<string>;
  /** JSON, by kind; see `InquiryEventDetail`. */
  detail: string;
};

export const INQUIRY_EVENT_KINDS = [
  ...(['read', 'unread', 'stage', 'assigned', 'note', 'follow-up', 'follow-up-assigned'] as const),
  ...(['spam', 'genuine', 'sent-again'] as const),
  // The sender's email address was corrected; what could not be delivered is let be.
  ...(['address', 'left'] as const),
] as const;

export type InquiryEventKind = (typeof INQUIRY_EVENT_KINDS)[number];

/** What an event says beyond its kind. */
export type InquiryEventDetail = {
  /** Of `stage`. */
  from?: InquiryStage;
  to?: InquiryStage;
  /** Of `assigned` and `follow-up-assigned`: how whoever has it now was called; null for nobody. */
  assignee?: string | null;
  /** Of the same, where somebody left it: how they were called. */
  former?: string;
  /** Of `note`. */
  text?: string;
  /** Of `follow-up`, in milliseconds since 1970; null when it was taken off. */
  atMs?: number | null;
};

/** The words of one inquiry as the owner's search reads them: folded to small ASCII letters (search-texts.ts). */
export type InquirySearchTextRow = { inquiry_number: number; text: string };

declare module '../../store/tables.ts' {
  interface Tables {
    inquiries: InquiryRow & InquiryWorkRow;
    inquiry_events: InquiryEventRow;
    inquiry_search_texts: InquirySearchTextRow;
  }
}
