import { Refusal } from './managed-store.ts';
import type { ManagedStore } from './managed-store.ts';
import type { StandInSpace } from './stand-in-space.ts';

export type StandInRequest = {
  method: string;
  /** Parts of the path below the space. */
  path: string[];
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
};

type Body = Record<string, unknown>;

/** Answers one request below `/spaces/{id}`; throws a Refusal for anything else than a good answer. */
export async function answerStandIn(
  space: StandInSpace,
  request: StandInRequest,
): Promise<unknown> {
  const { path, method, headers, query } = request;
  const [first, environment, ...rest] = path;
  const { spaceId, environmentId } = space.options;
  if (first === undefined) return { sys: { type: 'Space', id: spaceId }, name: 'Stand-in space' };
  if (first !== 'environments') return answerSpaceLevel(space, request);
  if (environment === undefined) return { total: 1, items: [environmentOf(space)] };
  if (environment !== environmentId) throw new Refusal(404, 'NotFound');
  const [kind, id, part] = rest;
  const version = headers['x-contentful-version'];
  const body = (): Body => JSON.parse(request.bytes.toString() || '{}') as Body;
  const isPut = method === 'PUT';

  switch (kind) {
    case undefined:
      return environmentOf(space);
    case 'locales':
      if (isPut) return { ...localesOf(space)[0], ...body() };
      return {
        ...{ sys: { type: 'Array' }, skip: 0, limit: 100 },
        ...{ total: localesOf(space).length, items: localesOf(space) },
      };
    case 'uploads': {
      const uploadId = `upload-${space.uploads.size + 1}`;
      space.uploads.set(uploadId, request.bytes);
      return { sys: { type: 'Upload', id: uploadId } };
    }
    case 'public':
      return space.types.list(query, space.types.published);
    case 'editor_interfaces':
      return space.editors.list(query);
    case 'content_types':
      if (id === undefined) return space.types.list(query);
      if (part === 'published' && isPut) return space.publishType(id, version);
      if (part === 'editor_interface') {
        return isPut ? space.editors.put(id, body(), version) : space.editors.get(id);
      }
      return isPut ? space.putType(id, body(), version) : space.types.get(id);
    case 'tags':
      if (id === undefined) return space.tags.list(query);
      return isPut
        ? space.tags.put(id, body(), version, {
            visibility: headers['x-contentful-tag-visibility'],
          })
        : space.tags.get(id);
    case 'entries':
      if (id === undefined) return space.entries.list(query);
      if (part === 'published' && isPut) return space.publishEntry(id, version);
      return isPut
        ? space.putEntry(id, body(), version, headers['x-contentful-content-type'])
        : space.entries.get(id);
    case 'assets':
      if (id === undefined) return space.assets.list(query);
      if (part === 'published' && isPut) return space.assets.publish(id, version);
      if (part === 'files' && isPut) return space.process(id, version);
      return isPut ? space.putAsset(id, body(), version) : space.lookAtAsset(id);
    default:
      throw new Refusal(404, 'NotFound', `The stand-in does not know ${path.join('/')}`);
  }
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

function environmentOf({ options }: StandInSpace) {
  const space = link('Space', options.spaceId);
  const sys = { type: 'Environment', id: options.environmentId, version: 1, space };
  return { sys, name: options.environmentId };
}

function localesOf({ options }: StandInSpace) {
  const space = link('Space', options.spaceId);
  const environment = link('Environment', options.environmentId);
  return [options.locale, ...options.otherLocales].map((code, index) => {
    const id = index === 0 ? 'default-locale' : `locale-${code}`;
    return {
      sys: { type: 'Locale', id, version: 1, space, environment },
      ...{ code, name: code, default: index === 0 },
      fallbackCode: index === 0 ? null : options.locale,
    };
  });
}

function answerSpaceLevel(space: StandInSpace, request: StandInRequest): unknown {
  const [kind, id] = request.path;
  const body = () => JSON.parse(request.bytes.toString()) as Body;
  if (kind === 'webhook_settings') return answerSecret(space, request.method, body);
  if (kind === 'api_keys' && request.method === 'POST') return space.createKey(body());
  const stores: Record<string, ManagedStore> = {
    api_keys: space.keys,
    preview_api_keys: space.previewKeys,
    webhook_definitions: space.webhooks,
    preview_environments: space.previews,
  };
  const store = stores[kind ?? ''];
  if (store === undefined) throw new Refusal(404, 'NotFound', `The stand-in does not know ${kind}`);
  if (request.method === 'POST') return store.put(store.newId(), body(), undefined);
  if (id === undefined) return store.list(request.query);
  if (request.method === 'GET') return store.get(id);
  const before = store.get(id);
  // The real service keeps tokens whatever a caller sends.
  const { sys: _, ...kept } = before;
  return store.put(id, { ...kept, ...body() }, request.headers['x-contentful-version']);
}

function answerSecret(space: StandInSpace, method: string, body: () => Body): unknown {
  if (method === 'PUT') {
    const { value } = body();
    if (typeof value !== 'string' || !/^[0-9a-zA-Z+/=_-]{64}$/.test(value)) {
      throw new Refusal(422, 'ValidationFailed');
    }
    space.secret = value;
  }
  if (space.secret === null) throw new Refusal(404, 'NotFound');
  return { sys: { type: 'WebhookSigningSecret' }, redactedValue: space.secret.slice(-4) };
}
