import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  columnOf,
  inquiryColumns,
  INQUIRY_FIELD_NAMES,
  type InquiryColumn,
  type InquiryFieldName,
  type InquiryValues,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { englishWording } from '#copy/wordings.ts';
import type { Tables } from '#server/store/store.ts';
import type { InquiryContextColumns, InquiryRow } from '../inquiries/inquiry-tables.ts';
import { projectAddress, projectText } from '../inquiries/project-text.ts';

/** A change of stage, as it is kept with the outbox row that reports it. */
export type StageChange = { stage: string; atMs: number; by: string };

type StoredInquiry = Selectable<Tables['inquiries']>;

/** What is read of an inquiry. */
type HandedInquiry = Pick<
  StoredInquiry,
  | ('number' | 'idempotency_key' | 'received_at' | 'form_type' | 'location' | 'project' | 'stage')
  | (InquiryColumn | keyof InquiryContextColumns)
>;

type Source = {
  inquiry: HandedInquiry;
  change: StageChange | null;
  siteUrl: string;
};

type HandedField = readonly [text: string, read: (source: Source) => string];

const { labels } = inquiryWords;
/** What the schema says of fields that it does not call by their label. */
const DESCRIBED: Partial<InquiryValues> = {
  name: 'Name of the visitor',
  email: 'Email address of the visitor',
  phone: 'Phone number; empty when none was given',
  message: 'What the visitor wrote',
};

const WRITTEN = Object.fromEntries(
  INQUIRY_FIELD_NAMES.map((name): [InquiryFieldName, HandedField] => [
    name,
    [
      DESCRIBED[name] ?? `${labels[name]}; empty when none was given`,
      ({ inquiry }) => inquiry[columnOf(name)],
    ],
  ]),
) as Record<InquiryFieldName, HandedField>;

const iso = (ms: number) => new Date(ms).toISOString();

/**
 * Every field of an inquiry that can be handed over, with what the guide and the schema say of it. A field that is added
 * here or to those of the form can be mapped on the screen, is in the webhook's payload and in the schema (docs/hand-off/).
 */
const FIELDS = {
  number: ['Number of the inquiry on this site', ({ inquiry }) => String(inquiry.number)],
  title: [
    'One line that names the inquiry: number, subject or form, name',
    ({ inquiry }) =>
      `Inquiry no. ${inquiry.number}: ${inquiry.subject || inquiry.form_type} – ${inquiry.name}`,
  ],
  received: ['When it came in, in universal time', ({ inquiry }) => iso(inquiry.received_at)],
  ...WRITTEN,
  form: ['Which form it came by', ({ inquiry }) => inquiry.form_type],
  page: ['Address of the page the form stood on', ({ inquiry }) => inquiry.location],
  link: [
    'The inquiry on the owner’s screen',
    ({ inquiry, siteUrl }) => `${siteUrl}/admin/inquiries/${inquiry.number}`,
  ],
  about: [
    'What it is about, as kind and address: machine:divi-wp; empty when that is not known',
    ({ inquiry }) => inquiry.about,
  ],
  aboutTitle: ['Title of what it is about', ({ inquiry }) => inquiry.about_title],
  landingPage: [
    'Path of the first page of the visit; empty when that is not known',
    ({ inquiry }) => inquiry.landing_page,
  ],
  cameFrom: [
    'Host of the site whose link led to the visit; empty without one',
    ({ inquiry }) => inquiry.referrer_host,
  ],
  campaignSource: ['utm_source of the visit', ({ inquiry }) => inquiry.campaign_source],
  campaignMedium: ['utm_medium of the visit', ({ inquiry }) => inquiry.campaign_medium],
  campaignName: ['utm_campaign of the visit', ({ inquiry }) => inquiry.campaign_name],
  campaignTerm: ['utm_term of the visit', ({ inquiry }) => inquiry.campaign_term],
  campaignContent: ['utm_content of the visit', ({ inquiry }) => inquiry.campaign_content],
  project: [
    'The project list that was sent along, in words: machines with quantities, results with inputs and the version of their formulas; empty without one',
    ({ inquiry }) => projectText(englishWording, inquiry.project),
  ],
  projectLink: [
    'Page of this site that shows the project list; empty without one',
    ({ inquiry, siteUrl }) => projectAddress(inquiry.project, siteUrl) ?? '',
  ],
  stage: [
    'Stage of the inquiry: new, contacted, quoted, won or lost',
    ({ inquiry, change }) => change?.stage ?? inquiry.stage,
  ],
} as const satisfies Record<string, HandedField>;

export type HandOffField = keyof typeof FIELDS;
export const HAND_OFF_FIELDS = Object.keys(FIELDS) as HandOffField[];
type HandOffFields = Record<HandOffField, string>;

/** What a field is called in front of its value, where several stand in one text. */
export const FIELD_LABELS: Readonly<HandOffFields> = {
  number: 'Number',
  title: 'Inquiry',
  received: 'Received',
  ...labels,
  form: 'Form',
  page: 'Page',
  link: 'Open the inquiry',
  about: 'Address of what it is about',
  aboutTitle: 'About',
  landingPage: 'Landing page',
  cameFrom: 'Came from',
  campaignSource: 'Campaign source',
  campaignMedium: 'Campaign medium',
  campaignName: 'Campaign',
  campaignTerm: 'Campaign term',
  campaignContent: 'Campaign content',
  project: 'Project list',
  projectLink: 'Project list on the site',
  stage: 'Stage',
};

const EVENTS = ['enquiry.created', 'enquiry.stage_changed', 'enquiry.test'] as const;

/** One thing to tell a destination. */
export type HandOffMessage = {
  type: (typeof EVENTS)[number];
  /** Equal on every try of this message. */
  id: string;
  /** Equal in everything that is ever said of this inquiry: by it a destination recognises a repeat. */
  key: string;
  atMs: number;
  fields: HandOffFields;
  change: StageChange | null;
  /** What the destination called the inquiry when it took it; null when it has not, or is told of it now. */
  receipt: string | null;
};

/**
 * The key of an inquiry. The number alone would be another inquiry's on a second site, or after a restored backup.
 */
export function inquiryKey(inquiry: Pick<InquiryRow, 'idempotency_key'> & { number: number }) {
  const mark = createHash('sha256').update(inquiry.idempotency_key).digest('hex').slice(0, 10);
  return `enquiry-${inquiry.number}-${mark}`;
}

/** What is said of a stored inquiry; with a change, that its stage changed. @param outboxId names a change among others */
export function toMessage(
  source: Source,
  outboxId: string,
  receipt: string | null = null,
): HandOffMessage {
  const { inquiry, change } = source;
  const key = inquiryKey(inquiry);
  return {
    type: change === null ? 'enquiry.created' : 'enquiry.stage_changed',
    id: change === null ? key : `${key}-${outboxId.slice(0, 8)}`,
    key,
    atMs: change?.atMs ?? inquiry.received_at,
    fields: Object.fromEntries(
      HAND_OFF_FIELDS.map((name) => [name, FIELDS[name][1](source)]),
    ) as HandOffFields,
    change,
    receipt,
  };
}

/** A made-up inquiry, for the owner's test: the same record every time. */
export function toTestMessage(destinationId: string, siteUrl: string, nowMs: number) {
  const message = toMessage(
    {
      siteUrl,
      change: null,
      inquiry: {
        number: 0,
        idempotency_key: `test ${destinationId}`,
        received_at: nowMs,
        form_type: 'Contact Page Form',
        ...inquiryColumns(() => ''),
        name: 'Test Inquiry',
        email: 'hand-off-test@example.com',
        phone: '+1 202 555 0100',
        company: 'Example Company',
        subject: 'Test of the hand-off',
        message: 'This made-up inquiry was sent from the website to test the connection.',
        location: `${siteUrl}/contact`,
        about: '',
        about_title: '',
        landing_page: '/',
        referrer_host: '',
        campaign_source: '',
        campaign_medium: '',
        campaign_name: '',
        campaign_term: '',
        campaign_content: '',
        project: '',
        stage: 'new',
      },
    },
    '',
  );
  return { ...message, type: 'enquiry.test' as const };
}

/** The name that the payload and its published schema have; a change that takes something away gets the next. */
const PAYLOAD_VERSION = 'enquiry.v1';

const text = (name: HandOffField) => z.string().optional().describe(FIELDS[name][0]);
const TEXTS = HAND_OFF_FIELDS.filter((name) => name !== 'number' && name !== 'received');

/** What the webhook posts. Published as docs/hand-off/enquiry.v1.schema.json. */
export const webhookPayload = z
  .object({
    schema: z.literal(PAYLOAD_VERSION).describe('Name and version of this schema'),
    type: z.enum(EVENTS).describe('What happened. Ignore types that you do not know'),
    timestamp: z.iso.datetime().describe('When it happened, in universal time'),
    data: z.object({
      key: z.string().describe('Equal in everything that is ever sent about this inquiry'),
      number: z.int().min(0).optional().describe(FIELDS.number[0]),
      received: z.iso.datetime().optional().describe(FIELDS.received[0]),
      ...(Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<
        Exclude<HandOffField, 'number' | 'received'>,
        z.ZodOptional<z.ZodString>
      >),
    }),
    change: z
      .object({
        stage: z.string().describe('The stage it has now'),
        at: z.iso.datetime().describe('When it was set, in universal time'),
        by: z.string().describe('Who set it'),
      })
      .optional()
      .describe('Only with enquiry.stage_changed'),
  })
  .meta({
    $id: `${PAYLOAD_VERSION}.schema.json`,
    title: 'An inquiry of the website, as its webhook hands it over',
  });

type WebhookPayload = z.infer<typeof webhookPayload>;

/** The payload with those fields that the owner wants to hand over. */
export function toWebhookPayload(
  { type, atMs, key, fields, change }: HandOffMessage,
  sent: (name: HandOffField) => boolean,
): WebhookPayload {
  const data = Object.fromEntries(
    HAND_OFF_FIELDS.filter(sent).map((name) => [
      name,
      name === 'number' ? Number(fields.number) : fields[name],
    ]),
  );
  return {
    schema: PAYLOAD_VERSION,
    type,
    timestamp: iso(atMs),
    data: { key, ...data },
    ...(change && { change: { stage: change.stage, at: iso(change.atMs), by: change.by } }),
  };
}
