import { badRequest, invalidQuery, unknownPath } from '../http/service-error.ts';
import { valueOf, type Parameter } from '../query/query-string.ts';
import { readNumber } from '../query/read-page.ts';
import { link } from '../space/json-value.ts';
import type { Entity, JsonObject, Tombstone } from '../space/space-types.ts';
import type { Service } from './service.ts';
import { toDelivered } from './to-delivered.ts';

const PAGE_SIZE = 100;
const MAXIMUM_PAGE_SIZE = 1000;
/** The look of a token issued by the real service. */
const FOREIGN_TOKEN = /^w[A-Za-z0-9_-]{30,}$/;

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'];

/** What a sync token remembers: the filter, the page, and up to which change the client knows. */
type Token = {
  epoch: string;
  type: string;
  contentType: string | undefined;
  limit: number;
  /** Changes after this number belong to a delta; undefined during the initial sync. */
  since: number | undefined;
  /** The latest change when the sync began: what comes later belongs to the next one. */
  head: number;
  offset: number;
};

/**
 * Answers the initial sync, its pages and later deltas. All locales, links left unresolved.
 * @throws ServiceError for unknown types, tokens and parameters
 */
export function answerSync(parameters: readonly Parameter[], service: Service): JsonObject {
  const sent = valueOf(parameters, 'sync_token');
  const token = sent === undefined ? begin(parameters, service) : parseToken(sent, service);
  const items = itemsOf(token, service);
  const page = items.slice(token.offset, token.offset + token.limit);
  const isLast = token.offset + token.limit >= items.length;
  const next: Token = isLast
    ? { ...token, since: token.head, offset: 0 }
    : { ...token, offset: token.offset + token.limit };
  return {
    sys: { type: 'Array' },
    items: page,
    [isLast ? 'nextSyncUrl' : 'nextPageUrl']:
      `${service.origin}${service.path}?sync_token=${formatToken(next)}`,
  };
}

function begin(parameters: readonly Parameter[], { store }: Service): Token {
  const known = [
    'initial',
    'type',
    'content_type',
    'limit',
    'access_token',
    'sync_token',
    'locale',
  ];
  const strange = parameters.filter(({ name }) => !known.includes(name));
  if (strange.length > 0) throw invalidQuery(strange.map(({ path }) => unknownPath(path)));
  if (valueOf(parameters, 'initial') !== 'true') {
    throw badRequest('Either the "initial" or the "sync_token" parameter is required.');
  }
  const contentType = valueOf(parameters, 'content_type');
  const type = valueOf(parameters, 'type') ?? (contentType === undefined ? 'all' : 'Entry');
  if (!TYPES.includes(type)) {
    throw invalidQuery([{ name: 'in', path: ['type'], value: type, expected: TYPES }]);
  }
  if (contentType !== undefined && !store.contentTypes.has(contentType)) {
    throw invalidQuery([{ name: 'unknownContentType', value: contentType }]);
  }
  if (contentType !== undefined && type !== 'Entry') {
    throw badRequest('The "content_type" parameter requires the "type" parameter to be "Entry".');
  }
  const limit = readNumber(parameters, 'limit', PAGE_SIZE, MAXIMUM_PAGE_SIZE) || PAGE_SIZE;
  return {
    epoch: store.revisions.epoch,
    type,
    contentType,
    limit,
    since: undefined,
    head: store.revisions.head,
    offset: 0,
  };
}

function itemsOf(token: Token, service: Service): JsonObject[] {
  const { store } = service;
  const isKnown = token.epoch === store.revisions.epoch;
  // A token of an earlier run cannot be continued; everything is told again, which a client merges.
  if (token.since === undefined || !isKnown) {
    const key = `${service.api} ${token.head}`;
    if (token.offset === 0) store.revisions.keepView(key, service.view);
    const view = store.revisions.viewAt(key) ?? service.view;
    const entities = [...view.entries, ...view.assets];
    return [
      ...entities.filter((entity) => isWanted(entity, token)).map((each) => deliver(each, service)),
      ...(token.type.startsWith('Delet') ? store.revisions.deletions : [])
        .filter((tombstone) => isWantedDeletion(tombstone, token))
        .map((tombstone) => toDeletion(tombstone, service)),
    ];
  }
  if (token.offset === 0) token.head = store.revisions.head;
  const changes = store.revisions.between(token.since, token.head);
  return changes.flatMap(({ entity, tombstone }) => {
    if (entity) return isWanted(entity, token) ? [deliver(entity, service)] : [];
    if (!tombstone || !isWantedDeletion(tombstone, token)) return [];
    return [toDeletion(tombstone, service)];
  });
}

function isWanted(entity: Entity, token: Token): boolean {
  if (token.type !== 'all' && token.type !== entity.type) return false;
  return token.contentType === undefined || entity.contentType === token.contentType;
}

// A sync of entries hears of deleted entries too, or its client would keep them for ever.
function isWantedDeletion(tombstone: Tombstone, token: Token): boolean {
  if (token.contentType !== undefined && tombstone.contentType !== token.contentType) return false;
  if (token.type === 'all' || token.type === 'Deletion') return true;
  return token.type === tombstone.type || `Deleted${token.type}` === tombstone.type;
}

function deliver(entity: Entity, { store, assetAddress }: Service): JsonObject {
  const codes = store.locales.map((locale) => locale.code);
  return toDelivered(
    entity,
    store,
    { all: true, codes, default: store.defaultLocale },
    assetAddress,
  );
}

function toDeletion(tombstone: Tombstone, { store }: Service): JsonObject {
  const { type, id, revision, createdAt, updatedAt, deletedAt } = tombstone;
  return {
    sys: {
      type,
      id,
      space: link('Space', store.spaceId),
      ...(tombstone.hasEnvironment ? { environment: link('Environment', store.environment) } : {}),
      revision,
      createdAt,
      updatedAt,
      deletedAt,
    },
  };
}

function formatToken(token: Token): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function parseToken(text: string, { store }: Service): Token {
  try {
    const value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Partial<Token>;
    const { epoch, type, limit, head, offset } = value;
    if (
      typeof epoch === 'string' &&
      typeof type === 'string' &&
      Number.isInteger(limit) &&
      Number.isInteger(head) &&
      Number.isInteger(offset) &&
      (limit ?? 0) > 0 &&
      (offset ?? -1) >= 0
    ) {
      return value as Token;
    }
  } catch {
    // Not one of ours: looked at below.
  }
  if (!FOREIGN_TOKEN.test(text)) throw badRequest('The sync token you sent is invalid.');
  // The holder synced with the real service. What it knows cannot be told, so it knows all there is.
  const { epoch, head } = store.revisions;
  return {
    epoch,
    type: 'all',
    contentType: undefined,
    limit: PAGE_SIZE,
    since: head,
    head,
    offset: 0,
  };
}
