import { answerCollection, answerEntity } from '../answer/answer-entities.ts';
import {
  answerContentType,
  answerContentTypes,
  answerLocales,
  answerSpace,
  answerTag,
  answerTags,
} from '../answer/answer-definitions.ts';
import { answerSync } from '../answer/answer-sync.ts';
import { answerTaxonomy } from '../answer/answer-taxonomy.ts';
import type { Service } from '../answer/service.ts';
import { valueOf, type Parameter } from '../query/query-string.ts';
import type { Answer } from './answer.ts';
import { notFound, unauthorised } from './service-error.ts';

export type Route = {
  environment: string | undefined;
  segments: string[];
  pattern: string | undefined;
};

/** The part of a path after space and environment, or undefined when it is no path of the service. */
export function toRoute(pathname: string): { space: string; route: Route } | undefined {
  const parts = pathname.replace(/\/+$/, '').split('/').slice(1);
  if (parts[0] !== 'spaces' || !parts[1]) return undefined;
  const decoded = parts.map(decode);
  const named = decoded[2] === 'environments' && decoded[3] !== undefined;
  const segments = decoded.slice(named ? 4 : 2);
  return {
    space: decoded[1] ?? '',
    route: {
      environment: named ? decoded[3] : undefined,
      segments,
      pattern: toPattern(segments, named),
    },
  };
}

const KINDS = ['entries', 'assets', 'content_types', 'locales', 'tags', 'sync', 'asset_keys'];

// Goes into a header, so nothing of the request itself may stand in it.
function toPattern(segments: string[], named: boolean): string | undefined {
  const root = named ? '/spaces/:space/environments/:environment' : '/spaces/:space';
  const [kind, id] = segments;
  if (kind === undefined) return root;
  if (kind === 'taxonomy' && (id === 'concepts' || id === 'concept-schemes')) {
    const base = `/spaces/:spaceId/environments/:environmentId/taxonomy/${id}`;
    return segments.length > 2 ? `${base}/:id` : base;
  }
  if (!KINDS.includes(kind)) return undefined;
  return id === undefined ? `${root}/${kind}` : `${root}/${kind}/:id`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @throws ServiceError 401 unless one of the two ways to send a token holds the right one */
export function checkToken(
  authorisation: string | undefined,
  parameters: readonly Parameter[],
  token: string,
): void {
  const bearer = /^Bearer\s+(.+)$/i.exec(authorisation ?? '')?.[1]?.trim();
  const sent = bearer ?? valueOf(parameters, 'access_token');
  if (sent !== token) throw unauthorised();
}

/**
 * Answers a GET to the service, the token checked before.
 * @throws ServiceError for whatever the service refuses
 */
export function answerRoute(
  space: string,
  route: Route,
  parameters: readonly Parameter[],
  service: Service,
): Answer {
  const { store } = service;
  if (space !== store.spaceId) throw notFound();
  if (route.environment !== undefined && route.environment !== store.environment) {
    throw notFound({ type: 'Environment', id: route.environment, space: store.spaceId });
  }
  const [kind, id, ...rest] =
    route.segments[0] === 'timeline' ? route.segments.slice(1) : route.segments;
  if (kind === 'taxonomy') return answerTaxonomy([id, ...rest], parameters, service);
  if (rest.length > 0) throw notFound();
  const answer = (body: Answer['body']): Answer => ({ status: 200, body });
  switch (kind) {
    case undefined:
      return answer(answerSpace(store));
    case 'entries':
    case 'assets': {
      const type = kind === 'entries' ? 'Entry' : 'Asset';
      if (id !== undefined) return answer(answerEntity(type, id, parameters, service));
      return answer(answerCollection(type, parameters, service));
    }
    case 'content_types':
      if (id !== undefined) return answer(answerContentType(id, service));
      return answer(answerContentTypes(parameters, service));
    case 'locales':
      if (id !== undefined) break;
      return answer(answerLocales(store, parameters));
    case 'tags':
      return answer(id === undefined ? answerTags(parameters, service) : answerTag(id, service));
    case 'sync':
      if (id !== undefined) break;
      return answer(answerSync(parameters, service));
  }
  throw notFound();
}
