import { isDeepStrictEqual } from 'node:util';
import { idOf, isObject, objectAt } from '../src/space/json-value.ts';
import type { Json, JsonObject } from '../src/space/space-types.ts';
import type { Recording } from './read-recordings.ts';

/** Where two answers agree; undefined where the recorded answer has nothing of that sort. */
export type Agreement = {
  status: boolean;
  error: boolean | undefined;
  ids: boolean | undefined;
  includes: boolean | undefined;
  whole: boolean;
  /** The first place at which the bodies part. */
  difference: string | undefined;
};

/** Compares a recorded answer with the emulator's, leaving out what cannot be known. */
export function compareAnswers(recording: Recording, status: number, body: JsonObject): Agreement {
  const isError = recording.status >= 400;
  const expected = normalise(recording.body, recording) as JsonObject;
  const actual = normalise(body, recording) as JsonObject;
  const difference = differenceOf(expected, actual, '');
  const hasIds = !isError && (Array.isArray(expected['items']) || idOf(expected) !== undefined);
  const takesIncludes =
    !isError && recording.segments[0] === 'entries' && Array.isArray(expected['items']);
  return {
    status: recording.status === status,
    error: isError ? difference === undefined : undefined,
    ids: hasIds ? isDeepStrictEqual(idsOf(expected), idsOf(actual)) : undefined,
    includes: takesIncludes
      ? isDeepStrictEqual(includesOf(expected), includesOf(actual))
      : undefined,
    whole: recording.status === status && difference === undefined,
    difference,
  };
}

function idsOf(body: JsonObject): Json[] {
  const items = body['items'];
  if (!Array.isArray(items)) return [idOf(body) ?? ''];
  return [body['total'] ?? null, ...items.map((item) => idOf(item) ?? null)];
}

function includesOf(body: JsonObject): Json[] {
  const includes = objectAt(body, 'includes');
  const ids = (type: string) =>
    Array.isArray(includes[type]) ? includes[type].map((e) => idOf(e) ?? '') : [];
  return [ids('Entry'), ids('Asset'), body['errors'] ?? []];
}

/** True when the answer's order was asked for, so that it can be compared. */
export function isOrdered(recording: Recording): boolean {
  return /(^|&)order=|%5Bnear%5D|\[near\]/i.test(recording.query);
}

// Request ids, sync tokens and the host of sync addresses are new each time; an order nobody asked
// for is the service's own business.
function normalise(value: Json, recording: Recording): Json {
  if (!isObject(value)) return value;
  const { requestId: _requestId, ...rest } = value;
  const result: JsonObject = rest;
  for (const key of ['nextSyncUrl', 'nextPageUrl']) {
    const url = result[key];
    if (typeof url === 'string')
      result[key] = url.replace(/^https?:\/\/[^/]+/, '').replace(/sync_token=.*/, 'sync_token=…');
  }
  const details = recording.body['details'];
  if (isObject(result['details']) && !(JSON.stringify(details) ?? '').includes('"details"')) {
    // The service of 2014 named the unknown path and wrote no sentence about it.
    result['details'] = withoutSentences(result['details']);
  }
  const { items, errors } = result;
  if (Array.isArray(items) && !isOrdered(recording)) result['items'] = sorted(items);
  if (Array.isArray(errors)) result['errors'] = sorted(errors);
  return result;
}

function withoutSentences(details: JsonObject): JsonObject {
  const errors = details['errors'];
  if (!Array.isArray(errors)) return details;
  const plain = errors.map((error) => {
    if (!isObject(error)) return error;
    const { details: _sentence, ...rest } = error;
    return rest;
  });
  return { ...details, errors: plain };
}

function sorted(list: Json[]): Json[] {
  const keyOf = (item: Json) => `${idOf(item) ?? ''} ${JSON.stringify(item)}`;
  return list.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The path and values of the first difference, or undefined. */
function differenceOf(a: Json | undefined, b: Json | undefined, path: string): string | undefined {
  if (isDeepStrictEqual(a, b)) return undefined;
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = differenceOf(a[key], b[key], `${path}/${key}`);
      if (found) return found;
    }
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (const [at, item] of a.entries()) {
      const found = differenceOf(item, b[at], `${path}/${at}`);
      if (found) return found;
    }
  }
  const show = (value: Json | undefined) => (JSON.stringify(value) ?? 'absent').slice(0, 120);
  return `${path || '/'}: recorded ${show(a)}, answered ${show(b)}`;
}
