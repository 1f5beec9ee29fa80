import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { HandOffMessage } from '../hand-off-payload.ts';
import { toDeliveryError, readJson, safeName } from '../to-delivery-error.ts';
import { jsonRequest, type OutgoingAnswer } from '../outgoing-request.ts';
import {
  type AdapterParts,
  type Api,
  call,
  type DestinationAdapter,
  type Finding,
  mapFields,
  mappedTargets,
  targetFaults,
  toFaults,
} from './destination-adapter.ts';

type Mode = 'leads' | 'deals';
type Field = { key?: string; field_code?: string; field_type?: string };
type Account = Api & { mode: Mode };

const { findings: words, refusals, receipts } = handOffWords;
/** Types of custom fields that can be searched: https://developers.pipedrive.com/docs/api/v1/Deals#searchDeals. */
const SEARCHABLE_TEXT = new Set(['varchar', 'text', 'varchar_auto']);

/*
 * An API token in x-api-token (https://pipedrive.readme.io/docs/core-api-concepts-authentication). Persons are searched by
 * address before one is made (https://developers.pipedrive.com/docs/api/v1/Persons), leads and deals by the key in a
 * custom field of the owner's (https://developers.pipedrive.com/docs/api/v1/Leads; leads inherit the custom fields of
 * deals: https://pipedrive.readme.io/docs/core-api-concepts-custom-fields). There is no unique field, so the search is
 * all that recognises a repeat; it takes a moment to know of something new, less than the minute before an uncertain send
 * is repeated. 429 beyond the daily or the two-second budget
 * (https://pipedrive.readme.io/docs/core-api-concepts-rate-limiting); a 403 with a code feature_capping_… is a limit of
 * the account (https://pipedrive.readme.io/docs/core-api-concepts-responses).
 */
export function createPipedriveAdapter(mode: Mode, parts: AdapterParts): DestinationAdapter {
  const { requester, secrets, settings, clock } = parts;
  const headers = { 'x-api-token': secrets['token']! };
  const home = `https://${settings['company']!}`;
  const account: Account = {
    ...{ mode, parts },
    ask: ({ method, path, json }, signal) =>
      requester.ask(jsonRequest(method, `${home}${path}`, headers, json), signal),
    refuse: (answer) => refuse(answer, clock.now()),
  };
  return {
    check: (signal) => checkAccount(account, signal),
    async send(message, signal) {
      const values = mapFields(parts.mapping, message);
      const known = knownId(message.receipt) ?? (await findRecord(account, message.key, signal));
      if (known !== null && message.change !== null) {
        await changeStage(account, known, message, signal);
        return `${mode} ${known}`;
      }
      const id = known ?? (await makeRecord(account, values, message, signal));
      await addNote(account, id, values.get('note') ?? '', signal);
      return known === null ? `${mode} ${id}` : `${mode} ${id}, ${receipts.there}`;
    },
    async find(sought, signal) {
      const has = new Set<string>();
      for (const { key } of sought)
        if ((await findRecord(account, key, signal)) !== null) has.add(key);
      return has;
    },
  };
}

/** The id out of a receipt: the search may not know yet of what was made a moment ago. */
function knownId(receipt: string | null): string | null {
  return /^(?:leads|deals) ([\w-]+)/u.exec(receipt ?? '')?.[1] ?? null;
}

function refuse(answer: OutgoingAnswer, nowMs: number): DeliveryError {
  const body = (readJson(answer) ?? {}) as { code?: unknown; error?: unknown };
  const code = safeName(body.code);
  if (answer.status === 403 && code.startsWith('feature_capping'))
    return new DeliveryError('misconfigured', fill(refusals.limit, { code }));
  // Its messages name the field first, such as "title: is required"; what follows may repeat the visitor's words.
  const [, field = ''] =
    /^["']?([\w.]{1,60})["']?(?::| is | must )/u.exec(String(body.error)) ?? [];
  return toDeliveryError(answer, nowMs, { field, code });
}

/** The item of a search for exactly this; null when there is none. */
async function search(
  account: Account,
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<string | null> {
  const asked = new URLSearchParams({ ...query, exact_match: 'true', limit: '1' });
  const answer = await call(account, { method: 'GET', path: `${path}?${asked}` }, signal);
  const body = readJson(answer) as { data?: { items?: { item?: { id?: unknown } }[] } } | null;
  if (!Array.isArray(body?.data?.items))
    throw new DeliveryError('unavailable', refusals.unreadable);
  const id = body.data.items[0]?.item?.id;
  return id === undefined ? null : String(id);
}

const findRecord = (account: Account, key: string, signal: AbortSignal) =>
  search(account, `/api/v2/${account.mode}/search`, { term: key, fields: 'custom_fields' }, signal);

async function makeRecord(
  account: Account,
  values: Map<string, string>,
  message: HandOffMessage,
  signal: AbortSignal,
): Promise<string> {
  const { mode, parts } = account;
  const person = await findOrMakePerson(account, values, message, signal);
  const custom: Record<string, string> = { [parts.settings['keyField']!]: message.key };
  for (const [target, value] of values)
    if (/^[0-9a-f]{40}$/u.test(target) && value !== '') custom[target] = value;
  const named = { title: values.get('title') || message.fields.title, person_id: Number(person) };
  return make(
    account,
    mode === 'leads' ? '/api/v1/leads' : '/api/v2/deals',
    mode === 'leads' ? { ...named, ...custom } : { ...named, custom_fields: custom },
    signal,
  );
}

async function findOrMakePerson(
  account: Account,
  values: Map<string, string>,
  message: HandOffMessage,
  signal: AbortSignal,
): Promise<string> {
  const { email } = message.fields;
  const query = { term: email, fields: 'email' };
  const known = await search(account, '/api/v2/persons/search', query, signal);
  if (known !== null) return known;
  const custom = Object.fromEntries(
    [...values]
      .filter(([target, value]) => /^person\.[0-9a-f]{40}$/u.test(target) && value !== '')
      .map(([target, value]) => [target.slice('person.'.length), value]),
  );
  const phone = values.get('person.phone') ?? '';
  const person = {
    name: values.get('person.name') || message.fields.name,
    emails: [{ value: email, primary: true, label: 'work' }],
    ...(phone !== '' && { phones: [{ value: phone, primary: true, label: 'work' }] }),
    ...(Object.keys(custom).length > 0 && { custom_fields: custom }),
  };
  return make(account, '/api/v2/persons', person, signal);
}

/** @returns the id of what was made */
async function make(
  account: Account,
  path: string,
  json: object,
  signal: AbortSignal,
): Promise<string> {
  const answer = await call(account, { method: 'POST', path, json }, signal, [200, 201]);
  const id = (readJson(answer) as { data?: { id?: unknown } } | null)?.data?.id;
  if (id === undefined) throw new DeliveryError('ambiguous', refusals.unreadable);
  return String(id);
}

/** One note for each record, however often this comes by. */
async function addNote(
  account: Account,
  id: string,
  content: string,
  signal: AbortSignal,
): Promise<void> {
  if (content === '') return;
  const isLead = account.mode === 'leads';
  const of = isLead ? { lead_id: id } : { deal_id: id };
  const path = `/api/v1/notes?${new URLSearchParams({ ...of, limit: '1' })}`;
  const listed = await call(account, { method: 'GET', path }, signal);
  const { data } = (readJson(listed) ?? {}) as { data?: unknown[] | null };
  if (Array.isArray(data) && data.length > 0) return;
  const about = isLead ? { lead_id: id } : { deal_id: Number(id) };
  const json = { ...about, content: toHtml(content) };
  await call(account, { method: 'POST', path: '/api/v1/notes', json }, signal, [200, 201]);
}

async function changeStage(
  account: Account,
  id: string,
  { change }: HandOffMessage,
  signal: AbortSignal,
): Promise<void> {
  const target = account.parts.mapping.stage ?? '';
  if (!/^[0-9a-f]{40}$/u.test(target) || change === null) return;
  const value = { [target]: change.stage };
  const changed =
    account.mode === 'leads'
      ? { path: `/api/v1/leads/${id}`, json: value }
      : { path: `/api/v2/deals/${id}`, json: { custom_fields: value } };
  await call(account, { method: 'PATCH', ...changed }, signal);
}

async function checkAccount(account: Account, signal: AbortSignal): Promise<Finding[]> {
  const { parts } = account;
  const deals = await readFields(account, 'dealFields', signal);
  const targets = mappedTargets(parts.mapping);
  const ofPerson = targets
    .filter((target) => /^person\.[0-9a-f]{40}$/u.test(target))
    .map((target) => target.slice('person.'.length));
  const persons =
    ofPerson.length === 0 ? new Map() : await readFields(account, 'personFields', signal);
  const unknown = [
    ...targets.filter((target) => /^[0-9a-f]{40}$/u.test(target) && !deals.has(target)),
    ...ofPerson.filter((key) => !persons.has(key)).map((key) => `person.${key}`),
  ];
  const faults = targetFaults(unknown, () => false);
  const key = parts.settings['keyField']!;
  const type = deals.get(key);
  if (type === undefined) faults.push(fill(words.noField, { name: key }));
  else if (!SEARCHABLE_TEXT.has(type)) faults.push(fill(words.notText, { name: key }));
  if (parts.sendsStages && !/^[0-9a-f]{40}$/u.test(parts.mapping.stage ?? ''))
    faults.push(words.noStageTarget);
  return toFaults(faults);
}

/** The fields of deals or persons with their types, by key. */
async function readFields(
  account: Account,
  path: 'dealFields' | 'personFields',
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const answer = await call(account, { method: 'GET', path: `/api/v1/${path}?limit=500` }, signal);
  const { data } = (readJson(answer) ?? {}) as { data?: Field[] | null };
  return new Map(
    (data ?? []).map((field) => [field.key ?? field.field_code ?? '', field.field_type ?? '']),
  );
}

/** Notes are HTML there; a visitor's signs are words. */
function toHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
