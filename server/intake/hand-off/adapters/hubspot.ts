import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import type { HandOffMessage } from '../hand-off-payload.ts';
import { toDeliveryError, readJson, safeName, type Named } from '../to-delivery-error.ts';
import type { OutgoingAnswer, OutgoingRequest } from '../outgoing-request.ts';
import {
  type AdapterParts,
  type DestinationAdapter,
  type Finding,
  mapFields,
  mappedTargets,
  type Sought,
} from './destination-adapter.ts';

const API = 'https://api.hubapi.com';
const FORMS_API = 'https://api.hsforms.com';
const { findings: words, refusals, receipts } = handOffWords;
/** From a deal to a contact: https://developers.hubspot.com/docs/api-reference/crm-associations-v4/guide. */
const DEAL_TO_CONTACT = 3;
/** Most records that one batch read takes. */
const BATCH = 100;

type Mode = 'deals' | 'contacts' | 'form';
type Property = {
  name: string;
  hasUniqueValue?: boolean;
  modificationMetadata?: { readOnlyValue?: boolean };
};
type Call = (
  request: Omit<OutgoingRequest, 'url' | 'headers' | 'body'> & { path: string; json?: unknown },
  signal: AbortSignal,
) => Promise<OutgoingAnswer>;

/*
 * A private app's token. Contacts (https://developers.hubspot.com/docs/api/crm/contacts) are unique by email address:
 * updated by ?idProperty=email, else created, 409 when another was faster. Deals
 * (https://developers.hubspot.com/docs/api/crm/deals) need dealname, dealstage and pipeline, and are recognised by a
 * property of the owner's own with unique values (https://developers.hubspot.com/docs/api/crm/properties). A form takes
 * what is posted to it (https://legacydocs.hubspot.com/docs/methods/forms/submit_form_v3_authentication) and knows no
 * keys. 429 beyond 100 requests in 10 s; 403 names missing scopes; 400 names properties that were refused.
 */
export function createHubspotAdapter(mode: Mode, parts: AdapterParts): DestinationAdapter {
  const call: Call = ({ method, path, json }, signal) =>
    parts.requester.ask(
      {
        method,
        url: path.startsWith('https:') ? path : `${API}${path}`,
        headers: {
          Authorization: `Bearer ${parts.secrets['token']!}`,
          'Content-Type': 'application/json',
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      },
      signal,
    );
  const refuse = (answer: OutgoingAnswer) =>
    toDeliveryError(answer, parts.clock.now(), whatIsNamed(answer));

  if (mode === 'form') {
    return {
      check: async () => [
        { level: 'note', text: words.cannotAsk },
        { level: 'note', text: words.cannotRecognise },
      ],
      send: (message, signal) => submitForm(parts, call, refuse, message, signal),
      find: null,
    };
  }
  return {
    check: (signal) => checkAccount(mode, parts, call, refuse, signal),
    async send(message, signal) {
      const values = valuesOf(parts, message);
      if (mode === 'contacts') {
        return `contact ${await saveContact(values.contact, message, call, refuse, signal)}`;
      }
      return saveDeal(parts, values, message, call, refuse, signal);
    },
    find: (sought, signal) => findRecords(mode, parts, sought, call, refuse, signal),
  };
}

type Refuse = (answer: OutgoingAnswer) => DeliveryError;
type Values = Record<'contact' | 'deal', Record<string, string>>;

function valuesOf({ mapping }: AdapterParts, message: HandOffMessage): Values {
  const values: Values = { contact: {}, deal: {} };
  for (const [target, value] of mapFields(mapping, message)) {
    const [object, property] = target.split('.') as ['contact' | 'deal', string];
    // An empty value would clear what the owner's people have written there.
    if (value !== '') values[object][property] = value;
  }
  values.contact['email'] = message.fields.email;
  return values;
}

/** By address, in whichever order two of the same arrive. @returns HubSpot's id of the contact */
async function saveContact(
  properties: Record<string, string>,
  message: HandOffMessage,
  call: Call,
  refuse: Refuse,
  signal: AbortSignal,
): Promise<string> {
  const email = encodeURIComponent(message.fields.email);
  const path = `/crm/v3/objects/contacts/${email}?idProperty=email`;
  const update = () => call({ method: 'PATCH', path, json: { properties } }, signal);
  let answer = await update();
  if (answer.status === 404) {
    const create = { method: 'POST', path: '/crm/v3/objects/contacts' } as const;
    answer = await call({ ...create, json: { properties } }, signal);
    if (answer.status === 409) answer = await update();
  }
  if (answer.status !== 200 && answer.status !== 201) throw refuse(answer);
  return idOf(answer);
}

/**
 * Contact first, then the deal with its association in one request: a deal that is there is whole. One with the same key
 * is refused there, so a repeat is recognised by asking for it.
 */
async function saveDeal(
  parts: AdapterParts,
  values: Values,
  message: HandOffMessage,
  call: Call,
  refuse: Refuse,
  signal: AbortSignal,
): Promise<string> {
  const { keyProperty = '', pipeline = '', dealStage = '' } = parts.settings;
  const path = `/crm/v3/objects/deals/${encodeURIComponent(message.key)}?idProperty=${keyProperty}`;
  if (message.change !== null) {
    const target = parts.mapping.stage?.replace(/^deal\./u, '') ?? '';
    const json = { properties: { [target]: message.change.stage } };
    const answer = await call({ method: 'PATCH', path, json }, signal);
    if (answer.status === 200) return `deal ${idOf(answer)}`;
    if (answer.status !== 404) throw refuse(answer);
  }
  const contact = await saveContact(values.contact, message, call, refuse, signal);
  const properties = {
    dealname: message.fields.title,
    ...values.deal,
    ...{ pipeline, dealstage: dealStage, [keyProperty]: message.key },
  };
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: DEAL_TO_CONTACT }];
  const json = { properties, associations: [{ to: { id: contact }, types }] };
  const answer = await call({ method: 'POST', path: '/crm/v3/objects/deals', json }, signal);
  if (answer.status === 201) return `deal ${idOf(answer)}`;
  if (answer.status === 400 || answer.status === 409) {
    const there = await call({ method: 'GET', path }, signal);
    if (there.status === 200) return `deal ${idOf(there)}, ${receipts.there}`;
  }
  throw refuse(answer);
}

async function submitForm(
  { settings, mapping }: AdapterParts,
  call: Call,
  refuse: Refuse,
  message: HandOffMessage,
  signal: AbortSignal,
): Promise<string> {
  const { portalId, formId } = settings;
  const fields = [...mapFields(mapping, message)]
    .filter(([, value]) => value !== '')
    .map(([target, value]) => ({
      objectTypeId: '0-1',
      name: target.replace(/^contact\./u, ''),
      value,
    }));
  const context = /^https?:/u.test(message.fields.page) ? { pageUri: message.fields.page } : {};
  const answer = await call(
    {
      method: 'POST',
      path: `${FORMS_API}/submissions/v3/integration/secure/submit/${portalId}/${formId}`,
      json: { submittedAt: String(message.atMs), fields, context },
    },
    signal,
  );
  if (answer.status !== 200) throw refuse(answer);
  return 'form submitted';
}

async function findRecords(
  mode: 'deals' | 'contacts',
  { settings }: AdapterParts,
  sought: readonly Sought[],
  call: Call,
  refuse: Refuse,
  signal: AbortSignal,
): Promise<Set<string>> {
  const idProperty = mode === 'deals' ? (settings['keyProperty'] ?? '') : 'email';
  const idOfOne = (one: Sought) => (mode === 'deals' ? one.key : one.email.toLowerCase());
  const has = new Set<string>();
  for (let start = 0; start < sought.length; start += BATCH) {
    const ids = new Set(sought.slice(start, start + BATCH).map(idOfOne));
    const answer = await call(
      {
        method: 'POST',
        path: `/crm/v3/objects/${mode}/batch/read`,
        json: { idProperty, properties: [idProperty], inputs: [...ids].map((id) => ({ id })) },
      },
      signal,
    );
    // 207: some were found, and the others are named as errors.
    if (answer.status !== 200 && answer.status !== 207) throw refuse(answer);
    const { results = [] } = (readJson(answer) ?? {}) as {
      results?: { properties?: Record<string, string | null> }[];
    };
    for (const { properties } of results) {
      const id = properties?.[idProperty];
      if (id) has.add(mode === 'contacts' ? id.toLowerCase() : id);
    }
  }
  return new Set(sought.filter((one) => has.has(idOfOne(one))).map(({ key }) => key));
}

async function checkAccount(
  mode: 'deals' | 'contacts',
  parts: AdapterParts,
  call: Call,
  refuse: Refuse,
  signal: AbortSignal,
): Promise<Finding[]> {
  const { settings, mapping, sendsStages } = parts;
  const faults: string[] = [];
  const targets = mappedTargets(mapping);
  const objects = mode === 'deals' ? (['contact', 'deal'] as const) : (['contact'] as const);
  const properties = new Map<string, Property>();
  for (const object of objects) {
    const answer = await call({ method: 'GET', path: `/crm/v3/properties/${object}s` }, signal);
    if (answer.status !== 200) throw refuse(answer);
    const { results = [] } = (readJson(answer) ?? {}) as { results?: Property[] };
    for (const property of results) properties.set(`${object}.${property.name}`, property);
  }
  const unknown = targets.filter((target) => !properties.has(target));
  if (unknown.length > 0) faults.push(fill(words.unknownTarget, { targets: unknown.join(', ') }));
  const readOnly = targets.filter(
    (target) => properties.get(target)?.modificationMetadata?.readOnlyValue === true,
  );
  if (readOnly.length > 0) faults.push(fill(words.readOnly, { targets: readOnly.join(', ') }));
  if (sendsStages && !mapping.stage) faults.push(words.noStageTarget);
  if (mode === 'deals') {
    const { keyProperty = '', pipeline = '', dealStage = '' } = settings;
    const key = properties.get(`deal.${keyProperty}`);
    if (!key) faults.push(fill(words.noField, { name: keyProperty }));
    else if (key.hasUniqueValue !== true) faults.push(fill(words.notUnique, { name: keyProperty }));
    const answer = await call({ method: 'GET', path: '/crm/v3/pipelines/deals' }, signal);
    if (answer.status !== 200) throw refuse(answer);
    const { results = [] } = (readJson(answer) ?? {}) as {
      results?: { id: string; stages?: { id: string }[] }[];
    };
    const found = results.find(({ id }) => id === pipeline);
    if (!found) faults.push(fill(words.noPipeline, { name: pipeline }));
    else if (!found.stages?.some(({ id }) => id === dealStage))
      faults.push(fill(words.noStage, { name: dealStage }));
  }
  faults.push(...(await missingScopes(objects, parts, call, signal)));
  return faults.map((text) => ({ level: 'fault', text }));
}

/**
 * The rights of the token, as HubSpot itself names them (https://developers.hubspot.com/docs/apps/legacy-apps/private-apps/overview).
 * Where it does not say, the first inquiry shows it: a missing right is a 403 that holds the destination.
 */
async function missingScopes(
  objects: readonly ('contact' | 'deal')[],
  { secrets }: AdapterParts,
  call: Call,
  signal: AbortSignal,
): Promise<string[]> {
  const path = '/oauth/v2/private-apps/get/access-token-info';
  const answer = await call({ method: 'POST', path, json: { tokenKey: secrets['token'] } }, signal);
  if (answer.status !== 200) return [];
  const { scopes } = (readJson(answer) ?? {}) as { scopes?: string[] };
  if (!Array.isArray(scopes)) return [];
  return objects
    .flatMap((object) => [`crm.objects.${object}s.read`, `crm.objects.${object}s.write`])
    .filter((scope) => !scopes.includes(scope))
    .map((names) => fill(refusals.scopes, { names }));
}

function idOf(answer: OutgoingAnswer): string {
  return safeName(String((readJson(answer) as { id?: unknown } | null)?.id ?? ''));
}

/** The property, code and rights that an error of HubSpot names, without its message: that repeats the visitor's words. */
function whatIsNamed(answer: OutgoingAnswer): Named {
  const body = (readJson(answer) ?? {}) as {
    category?: unknown;
    message?: unknown;
    errors?: {
      code?: unknown;
      errorType?: unknown;
      context?: { propertyName?: unknown[]; requiredGranularScopes?: unknown[] };
    }[];
  };
  const [error] = body.errors ?? [];
  const named: Named = {
    code: safeName(error?.code) || safeName(error?.errorType) || safeName(body.category),
  };
  const field = safeName(error?.context?.propertyName?.[0]);
  if (field !== '') named.field = field;
  const scopes = (error?.context?.requiredGranularScopes ?? []).map(safeName).filter(Boolean);
  if (scopes.length > 0) named.scopes = scopes.join(', ');
  return named;
}
