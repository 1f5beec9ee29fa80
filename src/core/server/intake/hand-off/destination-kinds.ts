import { INQUIRY_FIELD_NAMES } from '#content/contact/inquiry-fields.ts';
import { FIELD_LABELS, HAND_OFF_FIELDS, type HandOffField } from './hand-off-payload.ts';

export const DESTINATION_KINDS = [
  ...(['webhook', 'slack', 'teams', 'hubspot-deals', 'hubspot-contacts', 'hubspot-form'] as const),
  ...(['pipedrive-leads', 'pipedrive-deals', 'salesforce-rest', 'salesforce-web'] as const),
] as const;

export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const isDestinationKind = (kind: string): kind is DestinationKind =>
  (DESTINATION_KINDS as readonly string[]).includes(kind);

/** Something a kind has to be told. */
export type SettingField = {
  name: string;
  /** A secret is sealed and never shown again; of an address, its host is shown. */
  secret: boolean;
  isAddress?: true;
  /** Made by the site, shown once. */
  isMade?: true;
  pattern?: RegExp;
  example: string;
  preset?: string;
};

/** Which of our fields goes to which field there. Fields that are not named are not handed over. */
export type Mapping = Partial<Record<HandOffField, string>>;

type KindFacts = {
  fields: readonly SettingField[];
  mapping: Mapping;
  /** free: any words, as labels; own: our own names or nothing; or what a name there looks like. */
  targets: 'free' | 'own' | RegExp;
  /** Whether it can be told of a change of stage. */
  canSendStages: boolean;
  /** Stage changes are kept in a field of the record, so only the last one counts. */
  keepsLastStage: boolean;
  /** Whether a second copy of a message is recognised there. */
  knowsRepeats: boolean;
  /** A search is all that recognises a repeat there, so two at once could each find nothing. */
  oneAtATime?: true;
};

const RECORD = { canSendStages: true, keepsLastStage: true, knowsRepeats: true };
const MESSAGE = { canSendStages: true, keepsLastStage: false, knowsRepeats: false };
const ONE_WAY = { ...MESSAGE, canSendStages: false };

/** Something that may be shown; `preset` has its example filled in. */
const plain = (name: string, pattern: RegExp, example: string): SettingField => ({
  ...{ name, secret: false, pattern, example },
});
const preset = (name: string, pattern: RegExp, example: string): SettingField => ({
  ...{ ...plain(name, pattern, example), preset: example },
});
const address: SettingField = {
  name: 'url',
  secret: true,
  isAddress: true,
  example: 'https://hooks.example.com/…',
};
/**
 * All that has no field of its own there to one field, below the rest: what the visitor filled in, what it is about, what
 * was sent along and where its visit came from.
 */
const restTo = (target: string): Mapping => ({
  ...Object.fromEntries(INQUIRY_FIELD_NAMES.map((name) => [name, target])),
  link: target,
  ...{ aboutTitle: target, landingPage: target, cameFrom: target },
  ...{ campaignSource: target, campaignName: target, project: target },
});
const INTERNAL_NAME = /^[A-Za-z][A-Za-z0-9_]{0,99}$/u;
/** What a message to people says, in this order. */
const SAID: readonly HandOffField[] = [
  ...(['title', ...INQUIRY_FIELD_NAMES, 'project', 'page', 'link', 'aboutTitle'] as const),
  ...(['landingPage', 'cameFrom', 'campaignSource', 'campaignName', 'stage'] as const),
];
const labels: Mapping = Object.fromEntries(SAID.map((field) => [field, FIELD_LABELS[field]]));

const hubspotToken: SettingField = {
  name: 'token',
  secret: true,
  pattern: /^[\w.~-]{20,500}$/u,
  example: 'pat-eu1-…',
};
const hubspotContact: Mapping = {
  ...{ email: 'contact.email', name: 'contact.firstname' },
  ...{ phone: 'contact.phone', company: 'contact.company' },
};
/** Of a contact without a deal, which has one field of several lines. */
const hubspotMessage: Mapping = { ...restTo('contact.message'), ...hubspotContact };
const pipedrive: readonly SettingField[] = [
  plain('company', /^[a-z0-9][a-z0-9-]{0,62}\.pipedrive\.com$/u, 'acme.pipedrive.com'),
  { name: 'token', secret: true, pattern: /^\w{20,200}$/u, example: 'a token of 40 characters' },
  plain('keyField', /^[0-9a-f]{40}$/u, 'a field key of 40 letters and digits'),
];
const pipedriveKind: KindFacts = {
  fields: pipedrive,
  mapping: {
    ...restTo('note'),
    ...{ name: 'person.name', email: 'person.email', phone: 'person.phone', title: 'title' },
    page: 'note',
  },
  oneAtATime: true,
  targets: /^(?:person\.(?:name|email|phone|[0-9a-f]{40})|title|note|[0-9a-f]{40})$/u,
  ...RECORD,
};

/** What each kind has to be told, and what it takes. */
export const KIND_FACTS: Record<DestinationKind, KindFacts> = {
  webhook: {
    fields: [
      address,
      {
        name: 'signingSecret',
        secret: true,
        isMade: true,
        pattern: /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/u,
        example: 'whsec_…',
      },
    ],
    mapping: Object.fromEntries(HAND_OFF_FIELDS.map((name) => [name, name])),
    targets: 'own',
    ...MESSAGE,
    knowsRepeats: true,
  },
  slack: {
    fields: [{ ...address, example: 'https://hooks.slack.com/services/…' }],
    mapping: labels,
    targets: 'free',
    ...MESSAGE,
  },
  teams: {
    fields: [{ ...address, example: 'https://….logic.azure.com/…' }],
    mapping: labels,
    targets: 'free',
    ...MESSAGE,
  },
  'hubspot-deals': {
    fields: [
      hubspotToken,
      preset('keyProperty', /^[a-z][a-z0-9_]{0,99}$/u, 'website_enquiry_key'),
      preset('pipeline', /^[\w-]{1,100}$/u, 'default'),
      preset('dealStage', /^[\w-]{1,100}$/u, 'appointmentscheduled'),
    ],
    mapping: {
      ...restTo('deal.description'),
      ...hubspotContact,
      ...{ title: 'deal.dealname', page: 'deal.description' },
    },
    targets: /^(?:contact|deal)\.[a-z][a-z0-9_]{0,99}$/u,
    ...RECORD,
  },
  'hubspot-contacts': {
    fields: [hubspotToken],
    mapping: hubspotMessage,
    targets: /^contact\.[a-z][a-z0-9_]{0,99}$/u,
    ...RECORD,
  },
  'hubspot-form': {
    fields: [
      hubspotToken,
      plain('portalId', /^\d{3,12}$/u, '1234567'),
      plain(
        'formId',
        /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u,
        '319478e5-e5fd-4d39-9d13-fc1f90bf46da',
      ),
    ],
    mapping: hubspotMessage,
    targets: /^contact\.[a-z][a-z0-9_]{0,99}$/u,
    ...ONE_WAY,
  },
  'pipedrive-leads': pipedriveKind,
  'pipedrive-deals': pipedriveKind,
  'salesforce-rest': {
    fields: [
      plain(
        'domain',
        /^[a-z0-9][a-z0-9-]{0,80}(?:\.[a-z0-9-]{1,40})?\.my\.salesforce\.com$/u,
        'acme.my.salesforce.com',
      ),
      { name: 'clientId', secret: true, pattern: /^[\w.]{20,300}$/u, example: '3MVG9…' },
      { name: 'clientSecret', secret: true, pattern: /^[\w.]{10,300}$/u, example: '8A4BE6…' },
      preset('keyField', /^[A-Za-z][A-Za-z0-9_]{0,60}__c$/u, 'Website_Enquiry_Key__c'),
    ],
    mapping: {
      ...restTo('Description'),
      ...{ name: 'LastName', email: 'Email', phone: 'Phone', company: 'Company' },
      // Which names the subject.
      ...{ title: 'Description', subject: '', page: 'Description' },
    },
    targets: INTERNAL_NAME,
    ...RECORD,
  },
  'salesforce-web': {
    fields: [
      plain(
        'organisation',
        /^00D[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/u,
        '00D…, 15 or 18 characters',
      ),
    ],
    mapping: {
      ...restTo('description'),
      ...{ name: 'last_name', email: 'email', phone: 'phone', company: 'company' },
      ...{ title: 'description', subject: '', page: 'description' },
    },
    targets: /^(?:[a-z][a-z0-9_]{0,60}|00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?)$/u,
    ...ONE_WAY,
  },
};
