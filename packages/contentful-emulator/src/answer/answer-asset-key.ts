import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MANAGEMENT_TYPE } from '../http/answer.ts';
import type { Answer } from '../http/answer.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route-delivery.ts';
import { ServiceError, notFound } from '../http/service-error.ts';
import { isObject } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';

const MAXIMUM_LIFETIME_S = 48 * 60 * 60;
const MAXIMUM_BODY_BYTES = 10_000;

/** A policy (a signed token) and the secret to sign asset addresses with, for at most 48 hours. */
export async function answerAssetKey(
  request: IncomingMessage,
  store: SpaceStore,
  space: string,
  route: Route,
): Promise<Answer> {
  if (space !== store.spaceId) throw notFound();
  if (route.environment !== undefined && route.environment !== store.environment) {
    throw notFound({ type: 'Environment', id: route.environment, space: store.spaceId });
  }
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = toExpiry(await readBody(request, MAXIMUM_BODY_BYTES));
  if (expiresAt === undefined || expiresAt <= now || expiresAt > now + MAXIMUM_LIFETIME_S) {
    throw new ServiceError(422, 'ValidationFailed', 'Validation error', {
      errors: [
        {
          name: 'expiresAt',
          details: 'expiresAt must be a time in seconds, in the future, at most 48 hours from now',
        },
      ],
    });
  }
  const secret = randomBytes(32).toString('base64url');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'emulator', exp: expiresAt, sub: store.spaceId })}`;
  const signature = createHmac('sha256', secret).update(unsigned).digest('base64url');
  return {
    status: 200,
    body: { policy: `${unsigned}.${signature}`, secret },
    contentType: MANAGEMENT_TYPE,
  };
}

function toExpiry(body: string): number | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const expiresAt = isObject(value) ? value['expiresAt'] : undefined;
    return typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : undefined;
  } catch {
    return undefined;
  }
}
