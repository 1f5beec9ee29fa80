import type { SpaceStore } from '../space/space-store.ts';
import type { JsonObject } from '../space/space-types.ts';

/** An answer of the service that is an error: status, id, message and details as it words them. */
export class ServiceError extends Error {
  readonly status: number;
  readonly id: string;
  readonly details: JsonObject | undefined;

  constructor(status: number, id: string, message: string, details?: JsonObject) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }
}

const INVALID_QUERY =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';

/** 400 InvalidQuery with its list of complaints. */
export function invalidQuery(errors: JsonObject[]): ServiceError {
  return new ServiceError(400, 'InvalidQuery', INVALID_QUERY, { errors });
}

/** The complaint about a path or parameter nobody knows. */
export function unknownPath(path: string[]): JsonObject {
  return {
    name: 'unknown',
    path,
    details: `The path "${path.join('.')}" is not recognized`,
  };
}

export function badRequest(message: string): ServiceError {
  return new ServiceError(400, 'BadRequest', message);
}

/** The service sends no more, counted before it is compressed, in bytes. */
export const MAXIMUM_ANSWER_BYTES = 7_340_032;

export function responseTooBig(): ServiceError {
  return badRequest(
    `Response size too big. Maximum allowed response size: ${MAXIMUM_ANSWER_BYTES}B.`,
  );
}

export function contentTypeRequired(): ServiceError {
  return badRequest(
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
  );
}

export function referenceTypeRequired(): ServiceError {
  return badRequest(
    'When searching on references you must specify the Content Type of the reference. Please send a Content Type id as a query parameter',
  );
}

export function notFound(details?: JsonObject): ServiceError {
  return new ServiceError(404, 'NotFound', 'The resource could not be found.', details);
}

/** That a space has nothing of this type and id. */
export const lacking = ({ environment, spaceId }: SpaceStore, type: string, id: string) =>
  notFound({ type, id, environment, space: spaceId });

export function invalidResourceId(): ServiceError {
  return new ServiceError(404, 'NotFound', 'Invalid resource id');
}

export function foreignName(): ServiceError {
  return new ServiceError(
    403,
    'AccessDenied',
    'The emulator answers under localhost, 127.0.0.1 and [::1], not under this host name.',
  );
}

export function unauthorised(): ServiceError {
  return new ServiceError(
    401,
    'AccessTokenInvalid',
    'The access token you sent could not be found or is invalid.',
  );
}

export function rateLimited(): ServiceError {
  return new ServiceError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  );
}
