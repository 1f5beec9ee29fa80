import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import type { HandOffMessage } from '../hand-off-payload.ts';
import { toDeliveryError, readJson, safeName, type Named } from '../to-delivery-error.ts';
import { jsonRequest, type OutgoingAnswer } from '../outgoing-request.ts';
import {
  type AdapterParts,
  type Api,
  call,
  CANNOT_ASK,
  type DestinationAdapter,
  type Finding,
  mapFields,
  mappedTargets,
  type Sought,
  targetFaults,
  toFaults,
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

/*
 * A private app's token. Contacts (https://developers.hubspot.com/docs/api/crm/contacts) are unique by email address:
 * updated by ?idProperty=email, else created, 409 when another was faster. Deals
 * (https://developers.hubspot.com/docs/api/crm/deals) need dealname, dealstage and pipeline, and are recognised by a
 * property of the owner's own with unique values (https://developers.hubspot.com/docs/api/crm/properties). A form takes
 * what is posted to it (https://legacydocs.hubspot.com/docs/methods/forms/submit_form_v3_authentication) and knows no
 * keys. 429 beyond 100 requests in 10 s; 403 names missing scopes; 400 names properties that were refused.
 */
export function createHubspotAdapter(mode: Mode, parts: AdapterParts): DestinationAdapter {
  const { requester, secrets, clock } = parts;
  const headers = { Authorization: `Bearer ${secrets['token']!}` };
  const api: Api = {
    parts,
    ask: ({ method, path, json }, signal) =>
      requester.ask(jsonRequest(method, new URL(path, API).href, headers, json), signal),
    refuse: (answer) => toDeliveryError(answer, clock.now(), whatIsNamed(answer)),
  };
  if (mode === 'form') {
    return {
      check: async () => [...CANNOT_ASK],
      send: (message, signal) => submitForm(api, message, signal),
      find: null,
    };
  }
  return {
    check: (signal) => checkAccount(mode, api, signal),
    async send(message, signal) {
      const values = valuesOf(parts, message);
      if (mode === 'deals') return saveDeal(api, values, message, signal);
      return `contact ${await saveContact(api, values.contact, message, signal)}`;
    },
    find: (sought, signal) => findRecords(mode, api, sought, signal),
  };
}

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
  api: Api,
  properties: Record<string, string>,
  message: HandOffMessage,
  signal: AbortSignal,
): Promise<string> {
  const email = encodeURIComponent(message.fields.email);
  const path = `/crm/v3/objects/contacts/${email}?idProperty=email`;
  const update = { method: 'PATCH', path, json: { properties } } as const;
  let answer = await call(api, update, signal, [200, 201, 404]);
  if (answer.status === 404) {
    const create = { method: 'POST', path: '/crm/v3/objects/contacts' } as const;
    answer = await call(api, { ...create, json: { properties } }, signal, [200, 201, 409]);
    if (answer.status === 409) answer = await call(api, update, signal, [200, 201]);
  }
  return idOf(answer);
}

/**
 * Contact first, then the deal with its association in one request: a deal that is there is whole. One with the same key
 * is refused there, so a repeat is recognised by asking for it.
 */
async function saveDeal(
  api: Api,
  values: Values,
  message: HandOffMessage,
  signal: AbortSignal,
): Promise<string> {
  const { parts, ask, refuse } = api;
  const { keyProperty = '', pipeline = '', dealStage = '' } = parts.settings;
  const path = `/crm/v3/objects/deals/${encodeURIComponent(message.key)}?idProperty=${keyProperty}`;
  if (message.change !== null) {
    const target = parts.mapping.stage?.replace(/^deal\./u, '') ?? '';
    const json = { properties: { [target]: message.change.stage } };
    const answer = await call(api, { method: 'PATCH', path, json }, signal, [200, 404]);
    if (answer.status === 200) return `deal ${idOf(answer)}`;
  }
  const contact = await saveContact(api, values.contact, message, signal);
  const properties = {
    dealname: message.fields.title,
    ...values.deal,
    ...{ pipeline, dealstage: dealStage, [keyProperty]: message.key },
  };
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: DEAL_TO_CONTACT }];
  const json = { properties, associations: [{ to: { id: contact }, types }] };
  const answer = await ask({ method: 'POST', path: '/crm/v3/objects/deals', json }, signal);
  if (answer.status === 201) return `deal ${idOf(answer)}`;
  if (answer.status === 400 || answer.status === 409) {
    const there = await ask({ method: 'GET', path }, signal);
    if (there.status === 200) return `deal ${idOf(there)}, ${receipts.there}`;
  }
  throw refuse(answer);
}

async function submitForm(api: Api, message: HandOffMessage, signal: AbortSignal): Promise<string> {
  const { settings, mapping } = api.parts;
  const { portalId, formId } = settings;
  const fields = [...mapFields(mapping, message)]
    .filter(([, value]) => value !== '')
    .map(([target, value]) => ({
      objectTypeId: '0-1',
      name: target.replace(/^contact\./u, ''),
      value,
    }));
  const context = /^https?:/u.test(message.fields.page) ? { pageUri: message.fields.page } : {};
  const path = `${FORMS_API}/submissions/v3/integration/secure/submit/${portalId}/${formId}`;
  const json = { submittedAt: String(message.atMs), fields, context };
  await call(api, { method: 'POST', path, json }, signal);
  return 'form submitted';
}

async function findRecords(
  mode: 'deals' | 'contacts',
  api: Api,
  sought: readonly Sought[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const idProperty = mode === 'deals' ? (api.parts.settings['keyProperty'] ?? '') : 'email';
  const idOfOne = (one: Sought) => (mode === 'deals' ? one.key : one.email.toLowerCase());
  const has = new Set<string>();
  for (let start = 0; start < sought.length; start += BATCH) {
    const ids = new Set(sought.slice(start, start + BATCH).map(idOfOne));
    const path = `/crm/v3/objects/${mode}/batch/read`;
    const inputs = [...ids].map((id) => ({ id }));
    const json = { idProperty, properties: [idProperty], inputs };
    // 207: some were found, and the others are named as errors.
    const answer = await call(api, { method: 'POST', path, json }, signal, [200, 207]);
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
  api: Api,
  signal: AbortSignal,
): Promise<Finding[]> {
  const { settings, mapping, sendsStages } = api.parts;
  const targets = mappedTargets(mapping);
  const objects = mode === 'deals' ? (['contact', 'deal'] as const) : (['contact'] as const);
  const properties = new Map<string, Property>();
  for (const object of objects) {
    const path = `/crm/v3/properties/${object}s`;
    const answer = await call(api, { method: 'GET', path }, signal);
    const { results = [] } = (readJson(answer) ?? {}) as { results?: Property[] };
    for (const property of results) properties.set(`${object}.${property.name}`, property);
  }
  const faults = targetFaults(
    targets,
    (target) => properties.has(target),
    (target) => properties.get(target)?.modificationMetadata?.readOnlyValue === true,
  );
  if (sendsStages && !mapping.stage) faults.push(words.noStageTarget);
  if (mode === 'deals') {
    const { keyProperty = '', pipeline = '', dealStage = '' } = settings;
    const key = properties.get(`deal.${keyProperty}`);
    if (!key) faults.push(fill(words.noField, { name: keyProperty }));
    else if (key.hasUniqueValue !== true) faults.push(fill(words.notUnique, { name: keyProperty }));
    const answer = await call(api, { method: 'GET', path: '/crm/v3/pipelines/deals' }, signal);
    const { results = [] } = (readJson(answer) ?? {}) as {
      results?: { id: string; stages?: { id: string }[] }[];
    };
    const found = results.find(({ id }) => id === pipeline);
    if (!found) faults.push(fill(words.noPipeline, { name: pipeline }));
    else if (!found.stages?.some(({ id }) => id === dealStage))
      faults.push(fill(words.noStage, { name: dealStage }));
  }
  faults.push(...(await missingScopes(objects, api, signal)));
  return toFaults(faults);
}

/**
 * The rights of the token, as HubSpot itself names them (https://developers.hubspot.com/docs/apps/legacy-apps/private-apps/overview).
 * Where it does not say, the first inquiry shows it: a missing right is a 403 that holds the destination.
 */
async function missingScopes(
  objects: readonly ('contact' | 'deal')[],
  { parts, ask }: Api,
  signal: AbortSignal,
): Promise<string[]> {
  const path = '/oauth/v2/private-apps/get/access-token-info';
  const json = { tokenKey: parts.secrets['token'] };
  const answer = await ask({ method: 'POST', path, json }, signal);
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
