import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import type { HandOffMessage } from '../hand-off-payload.ts';
import { toDeliveryError, readJson, safeName } from '../to-delivery-error.ts';
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

const { findings: words, refusals } = handOffWords;
const API = '/services/data/v62.0';
const WEB_TO_LEAD = 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8';
/** Leads need a company; Salesforce itself writes this where there is none. */
const NO_COMPANY = '[not provided]';
const BATCH = 100;

type LeadField = {
  name: string;
  createable?: boolean;
  nillable?: boolean;
  defaultedOnCreate?: boolean;
  externalId?: boolean;
};

/*
 * OAuth client credentials at the own domain
 * (https://developer.salesforce.com/docs/atlas.en-us.262.0.chatterapi.meta/chatterapi/quickstart_connecting.htm), then an
 * upsert by external id: 201 made, 200 or 204 changed, 300 when several have it
 * (https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_sobject_upsert_patch.htm). Required
 * fields are those of describe that are createable, not nillable and without a default. 401 INVALID_SESSION_ID: the token
 * has ended; 403 REQUEST_LIMIT_EXCEEDED: the calls of the day are used up
 * (https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm).
 */
export function createSalesforceAdapter(parts: AdapterParts): DestinationAdapter {
  const { settings, mapping, sendsStages } = parts;
  const keyField = settings['keyField']!;
  const api = openApi(parts);

  function bodyOf(message: HandOffMessage): Record<string, string> {
    const values = mapFields(mapping, message);
    const body: Record<string, string> = {};
    for (const [target, value] of values) {
      if (value !== '') body[target] = value;
      else if (target === 'Company') body[target] = NO_COMPANY;
    }
    body['LastName'] ??= message.fields.name;
    return body;
  }

  return {
    async check(signal) {
      const path = `${API}/sobjects/Lead/describe`;
      const answer = await call(api, { method: 'GET', path }, signal);
      const { fields = [] } = (readJson(answer) ?? {}) as { fields?: LeadField[] };
      return checkFields(fields, mappedTargets(mapping), {
        keyField,
        stageTarget: sendsStages ? (mapping.stage ?? '') : null,
      });
    },
    async send(message, signal) {
      const path = `${API}/sobjects/Lead/${keyField}/${encodeURIComponent(message.key)}`;
      const request = { method: 'PATCH', path, json: bodyOf(message) } as const;
      const answer = await call(api, request, signal, [200, 201, 204]);
      const id = safeName((readJson(answer) as { id?: unknown } | null)?.id);
      return `lead ${id}`.trim();
    },
    async find(sought, signal) {
      const has = new Set<string>();
      for (let start = 0; start < sought.length; start += BATCH) {
        for (const key of await findLeads(sought.slice(start, start + BATCH), signal)) has.add(key);
      }
      return has;
    },
  };

  async function findLeads(sought: readonly Sought[], signal: AbortSignal): Promise<string[]> {
    // Keys are letters, digits and hyphens: nothing in them could end the text.
    const keys = sought.map(({ key }) => `'${key}'`).join(',');
    const query = `SELECT ${keyField} FROM Lead WHERE ${keyField} IN (${keys})`;
    const path = `${API}/query?q=${encodeURIComponent(query)}`;
    const answer = await call(api, { method: 'GET', path }, signal);
    const { records = [] } = (readJson(answer) ?? {}) as { records?: Record<string, string>[] };
    return records.map((record) => record[keyField] ?? '');
  }
}

function checkFields(
  fields: readonly LeadField[],
  targets: readonly string[],
  { keyField, stageTarget }: { keyField: string; stageTarget: string | null },
): Finding[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const faults = targetFaults(
    targets,
    (target) => byName.has(target),
    (target) => byName.get(target)?.createable === false,
  );
  const required = fields
    .filter(
      ({ createable, nillable, defaultedOnCreate }) =>
        createable === true && nillable === false && defaultedOnCreate !== true,
    )
    .map(({ name }) => name)
    // The name is always sent.
    .filter((name) => name !== 'LastName' && !targets.includes(name));
  if (required.length > 0) faults.push(fill(words.required, { targets: required.join(', ') }));
  const key = byName.get(keyField);
  if (!key) faults.push(fill(words.noField, { name: keyField }));
  else if (key.externalId !== true) faults.push(fill(words.notExternalId, { name: keyField }));
  if (stageTarget === '') faults.push(words.noStageTarget);
  return toFaults(faults);
}

/** Calls the API with a token, which is asked for when there is none and once more when it has ended. */
function openApi(parts: AdapterParts): Api {
  const { settings, secrets, requester } = parts;
  const home = `https://${settings['domain']!}`;
  let token: Promise<string> | null = null;

  async function askForToken(signal: AbortSignal): Promise<string> {
    const answer = await requester.ask(
      {
        method: 'POST',
        url: `${home}/services/oauth2/token`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: secrets['clientId']!,
          client_secret: secrets['clientSecret']!,
        }).toString(),
      },
      signal,
    );
    const body = (readJson(answer) ?? {}) as { access_token?: unknown };
    if (answer.status === 200 && typeof body.access_token === 'string') return body.access_token;
    // 400 invalid_client and invalid_grant are refusals of the account, not of an inquiry.
    if (answer.status === 400)
      throw new DeliveryError('misconfigured', fill(refusals.account, { status: 400 }));
    throw toDeliveryError(answer, parts.clock.now());
  }

  const ask: Api['ask'] = async ({ method, path, json }, signal) => {
    for (let isSecond = false; ; isSecond = true) {
      token ??= askForToken(signal);
      const used = token;
      let bearer: string;
      try {
        bearer = await used;
      } catch (error) {
        if (token === used) token = null;
        throw error;
      }
      const headers = { Authorization: `Bearer ${bearer}` };
      const answer = await requester.ask(
        jsonRequest(method, `${home}${path}`, headers, json),
        signal,
      );
      if (answer.status !== 401 || isSecond) return answer;
      if (token === used) token = null;
    }
  };
  return { parts, ask, refuse: (answer) => refuse(parts, answer) };
}

/** The field and the code that an error of Salesforce names, without its message: that can repeat the visitor's words. */
function refuse({ clock }: AdapterParts, answer: OutgoingAnswer): DeliveryError {
  const body = readJson(answer);
  const [error] = (Array.isArray(body) ? body : []) as {
    errorCode?: unknown;
    fields?: unknown[];
  }[];
  const code = safeName(error?.errorCode);
  if (code === 'REQUEST_LIMIT_EXCEEDED')
    return new DeliveryError('unavailable', fill(refusals.limit, { code }), 15 * 60_000);
  if (answer.status === 300)
    return new DeliveryError('rejected', fill(refusals.code, { code: '300' }));
  return toDeliveryError(answer, clock.now(), { field: safeName(error?.fields?.[0]), code });
}

/*
 * Web-to-lead, https://help.salesforce.com/s/articleView?id=sf.setting_up_web-to-lead.htm: a form with oid, answered 200
 * whatever becomes of it, with a head line Is-Processed that begins with "true" when it was taken. 500 leads a day, then
 * they wait there. It asks for last_name and company, knows no keys and cannot be asked for anything.
 */
export function createWebToLeadAdapter(parts: AdapterParts): DestinationAdapter {
  const { settings, mapping, requester, clock } = parts;
  return {
    async check() {
      const targets = mappedTargets(mapping);
      const missing = ['last_name', 'company'].filter((name) => !targets.includes(name));
      const required = fill(words.required, { targets: missing.join(', ') });
      return [...toFaults(missing.length > 0 ? [required] : []), ...CANNOT_ASK];
    },
    async send(message, signal) {
      const body = new URLSearchParams({ oid: settings['organisation']! });
      for (const [target, value] of mapFields(mapping, message))
        body.set(target, value || (target === 'company' ? NO_COMPANY : ''));
      const answer = await requester.ask(
        {
          method: 'POST',
          url: WEB_TO_LEAD,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: body.toString(),
        },
        signal,
      );
      if (answer.status !== 200) throw toDeliveryError(answer, clock.now());
      const processed = answer.header('is-processed');
      if (processed !== '' && !processed.startsWith('true'))
        throw new DeliveryError('refused', fill(refusals.refused, { status: 200 }));
      return 'lead sent';
    },
    find: null,
  };
}
