import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { RequestLog } from '../http/request-log.ts';
import { ServiceError } from '../http/service-error.ts';
import { SCENARIOS } from '../scenarios/scenario-names.ts';
import type { ScenarioOptions } from '../scenarios/scenario-names.ts';
import type { Scenarios } from '../scenarios/scenarios.ts';
import { isObject, stringAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Json, JsonObject, Stored } from '../space/space-types.ts';
import { toListItem } from './entity-summary.ts';
import { checkFieldEdit, toDetail } from './entry-views.ts';

const MAXIMUM_BODY_BYTES = 2_000_000;

export type ApiTools = { store: SpaceStore; scenarios: Scenarios; log: RequestLog };

type Act = (tools: ApiTools, body: JsonObject, query: URLSearchParams) => Json;

/** What the control API can do, by method and the path behind `/control/api/`. */
const ACTS: Record<string, Act> = {
  'GET state': ({ store, scenarios }) => ({
    spaceId: store.spaceId,
    environment: store.environment,
    name: store.name,
    locales: store.locales.map(({ code, default: isDefault }) => ({ code, default: isDefault })),
    contentTypes: [...store.contentTypes.values()].map(({ id, body }) => ({
      id,
      name: body['name'] ?? id,
    })),
    scenario: scenarios.name,
    scenarios: Object.entries(SCENARIOS).map(([name, text]) => ({ name, text })),
  }),
  'GET entries': ({ store }) => store.all().map((stored) => toListItem(stored, store)),
  'GET entry': ({ store }, _body, query) =>
    toDetail(stored(store, { id: query.get('id') ?? '', type: query.get('type') }), store),
  'GET requests': ({ log }) => log.all().slice(-200),
  'POST requests/reset': ({ log }) => {
    log.clear();
    return { done: true };
  },
  'POST scenario': ({ scenarios }, body) => {
    const options = isObject(body['options']) ? body['options'] : {};
    scenarios.set(text(body, 'name'), options as ScenarioOptions);
    return { scenario: scenarios.name };
  },
  'POST edit': ({ store }, body) => {
    const field = text(body, 'field');
    const value = Array.isArray(body['value']) ? body['value'] : text(body, 'value');
    const locale = stringAt(body, 'locale') ?? store.defaultLocale;
    const known = named(store, body);
    checkFieldEdit(known, field, locale, value, store);
    const { id, type } = known;
    const isEmpty = value.length === 0;
    return toDetail(store.edit(id, field, isEmpty ? undefined : value, locale, type), store);
  },
  'POST publish': ({ store }, body) => {
    const { id, type } = named(store, body);
    const locales = Array.isArray(body['locales']) ? body['locales'].map(String) : undefined;
    return toDetail(store.publish(id, type, locales), store);
  },
  'POST unpublish': ({ store }, body) => {
    const { id, type } = named(store, body);
    return toDetail(store.unpublish(id, type), store);
  },
  'POST delete': ({ store }, body) => {
    const { id, type } = named(store, body);
    return { deleted: store.remove(id, type).id };
  },
};

/** Answers a request to `/control/api/`: status and JSON. */
export async function answerControlApi(
  request: IncomingMessage,
  url: URL,
  tools: ApiTools,
): Promise<{ status: number; body: Json }> {
  const name = url.pathname.replace('/control/api/', '');
  const key = `${request.method} ${name}`;
  const act = Object.hasOwn(ACTS, key) ? ACTS[key] : undefined;
  if (!act) return { status: 404, body: { message: `The control API has no "${name}".` } };
  try {
    const body = request.method === 'POST' ? await readJson(request) : {};
    return { status: 200, body: act(tools, body, url.searchParams) };
  } catch (error) {
    const status = error instanceof ServiceError ? error.status : 400;
    return { status, body: { message: error instanceof Error ? error.message : String(error) } };
  }
}

async function readJson(request: IncomingMessage): Promise<JsonObject> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new ServiceError(415, 'BadRequest', 'The control API takes JSON.');
  }
  const textBody = await readBody(request, MAXIMUM_BODY_BYTES);
  let value: unknown;
  try {
    value = JSON.parse(textBody);
  } catch {
    throw new Error('The body is not valid JSON.');
  }
  if (!isObject(value)) throw new Error('The body has to be a JSON object.');
  return value;
}

function text(body: JsonObject, key: string): string {
  const value = body[key];
  if (typeof value !== 'string') throw new Error(`"${key}" has to be a text.`);
  return value;
}

/** An entry and an asset may have one id: `type` chooses, and without it the entry is meant. */
function stored(store: SpaceStore, { id, type }: { id: string; type: Json | undefined }): Stored {
  const found = store.find(id, type === 'Entry' || type === 'Asset' ? type : undefined);
  if (!found) throw new ServiceError(404, 'NotFound', `There is no entry or asset "${id}".`);
  return found;
}

function named(store: SpaceStore, body: JsonObject): Stored {
  return stored(store, { id: text(body, 'id'), type: body['type'] });
}
