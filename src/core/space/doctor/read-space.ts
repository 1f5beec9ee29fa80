import { createClient, type CreateClientParams } from 'contentful';
import {
  findEndpointFault,
  isManagementToken,
  plainHttpOrigins,
  toDeliveryEndpoint,
  toDraftsEndpoint,
  type ContentCredentials,
  type ContentEndpoint,
} from '#content/contentful/configuration.ts';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { describeError } from '#content/contentful/content-failure.ts';
import { readTexts } from '#content/mapping/read-fields.ts';
import { DoctorError } from './doctor-error.ts';
import { readDrawings } from './read-drawings.ts';
import type {
  ExaminedAsset,
  ExaminedEntry,
  ExaminedField,
  ExaminedLocales,
  ExaminedSpace,
  ExaminedType,
} from './examined-space.ts';

/** Keeps an answer below the 7 MB that the service sends at most, large texts included. */
const PAGE_SIZE = 200;
const RETRIES = 2;

type WireEntry = {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Record<string, unknown>;
};
type WireAsset = { sys: { id: string }; fields: Record<string, unknown> };
type WireType = { sys: { id: string }; name: string; fields: ExaminedField[] };

/** The content types of a space, as the delivery service gives them. @throws as the client does */
export async function readTypes(credentials: ContentCredentials): Promise<ExaminedType[]> {
  const types = await readAll<WireType>(toDeliveryEndpoint(credentials), 'types');
  return types.map(({ sys, name, fields }) => ({ id: sys.id, name, fields }));
}

/**
 * Reads a whole space through the delivery service, as visitors get it; with a preview token also which
 * entries and assets exist as drafts only. `draftsFailure` says why those could not be read, if so.
 * @throws DoctorError when the delivery service cannot be read
 */
export async function readSpace(
  credentials: ContentCredentials,
): Promise<{ space: ExaminedSpace; draftsFailure: string | null }> {
  const delivery = toDeliveryEndpoint(credentials);
  const fault = findEndpointFault(delivery);
  if (fault !== null) throw new DoctorError(fault);
  if (isManagementToken(delivery.token)) {
    throw new DoctorError(
      'CONTENTFUL_DELIVERY_TOKEN holds a management token (CFPAT-…), which can change the space. Enter the delivery token.',
    );
  }
  try {
    const types = await readTypes(credentials);
    const entries = await readAll<WireEntry>(delivery, 'entries');
    const assets = await readAll<WireAsset>(delivery, 'assets');
    const drawings = await readDrawings(assets, delivery);
    const published = new Set([...entries, ...assets].map(({ sys }) => sys.id));
    const { draftIds, draftsFailure } = await readDrafts(credentials, published);
    const space = {
      types,
      entries: entries.map(toExaminedEntry),
      assets: assets.map(({ sys, fields }): ExaminedAsset => ({
        id: sys.id,
        fields,
        drawing: drawings.get(sys.id) ?? null,
      })),
      draftIds,
      serviceOrigins: plainHttpOrigins(credentials),
      inLocales: entries.some(isByLanguage) ? await readInLocales(delivery) : null,
    };
    return { space, draftsFailure };
  } catch (error) {
    throw new DoctorError(await explain(error, credentials, delivery));
  }
}

function toExaminedEntry({ sys, fields }: WireEntry): ExaminedEntry {
  return { id: sys.id, typeId: sys.contentType.sys.id, fields };
}

/** Words, and what names the languages of the site, are read in all of them. */
function isByLanguage({ sys, fields }: WireEntry): boolean {
  if (sys.contentType.sys.id === 'word') return true;
  return sys.contentType.sys.id === 'siteSettings' && readTexts(fields, 'languages').length > 0;
}

async function readInLocales(endpoint: ContentEndpoint): Promise<ExaminedLocales> {
  const { items } = await clientFor(endpoint).getLocales();
  const entries = await readAll<ContentfulEntry>(endpoint, 'entries in all locales');
  return { locales: items, entries };
}

async function readDrafts(credentials: ContentCredentials, published: ReadonlySet<string>) {
  const endpoint = toDraftsEndpoint(credentials);
  if (endpoint === null) return { draftIds: null, draftsFailure: null };
  if (isManagementToken(endpoint.token)) {
    return { draftIds: null, draftsFailure: 'It is a management token (CFPAT-…).' };
  }
  try {
    const all = [
      ...(await readAll<WireEntry>(endpoint, 'entries', { select: ['sys'] })),
      ...(await readAll<WireAsset>(endpoint, 'assets', { select: ['sys'] })),
    ];
    const ids = all.map(({ sys }) => sys.id).filter((id) => !published.has(id));
    return { draftIds: new Set(ids), draftsFailure: null };
  } catch (error) {
    const { kind, message } = describeError(error);
    if (kind !== 'unauthorised') return { draftIds: null, draftsFailure: message };
    const isDelivery = await isAccepted({
      ...toDeliveryEndpoint(credentials),
      token: endpoint.token,
    });
    const draftsFailure = isDelivery
      ? 'It is a delivery token.'
      : 'The service does not accept it.';
    return { draftIds: null, draftsFailure };
  }
}

async function readAll<T>(
  endpoint: ContentEndpoint,
  what: 'types' | 'entries' | 'entries in all locales' | 'assets',
  more: { select?: ['sys'] } = {},
): Promise<T[]> {
  const client = clientFor(endpoint);
  const items: T[] = [];
  for (;;) {
    const query = { skip: items.length, limit: PAGE_SIZE };
    const ordered = { ...query, ...more, order: ['sys.id'] as ['sys.id'] };
    const page =
      what === 'types'
        ? await client.getContentTypes(query as object)
        : what === 'entries'
          ? await client.getEntries({ ...ordered, include: 0 })
          : what === 'entries in all locales'
            ? await client.withAllLocales.getEntries({ ...ordered, include: 0 })
            : await client.getAssets(ordered);
    items.push(...(page.items as T[]));
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}

function clientFor({ spaceId, environmentId, token, host, insecure }: ContentEndpoint) {
  // The client passes the hook on to its transport although its type does not list it.
  const params: CreateClientParams & { onBeforeRequest: (config: object) => object } = {
    space: spaceId,
    environment: environmentId,
    accessToken: token,
    host,
    insecure,
    retryLimit: RETRIES,
    logHandler: () => undefined,
    onBeforeRequest: (config) => ({ ...config, maxRedirects: 0 }),
  };
  return createClient(params).withoutLinkResolution;
}

async function explain(
  error: unknown,
  credentials: ContentCredentials,
  { host, spaceId, environmentId, token }: ContentEndpoint,
): Promise<string> {
  const { kind, message } = describeError(error);
  if (kind === 'unauthorised') {
    const drafts = toDraftsEndpoint({ ...credentials, previewToken: token });
    if (drafts !== null && (await isAccepted(drafts))) {
      return 'CONTENTFUL_DELIVERY_TOKEN holds a preview token. Enter the delivery token of the space.';
    }
    return `Contentful does not accept the delivery token for the space ${spaceId}.`;
  }
  if (kind === 'space-not-found') {
    return `There is no space ${spaceId} with an environment ${environmentId} that the delivery token may read.`;
  }
  return `The content service at ${host} could not be read: ${message}.`;
}

async function isAccepted(endpoint: ContentEndpoint): Promise<boolean> {
  try {
    await clientFor(endpoint).getEntries({ limit: 1 });
    return true;
  } catch {
    return false;
  }
}
