import type { Context } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Clock, describeFault, type LogLine, type SiteDatabase } from '#server/store/store.ts';
import { clientAddress, clientPlace, socketAddress } from '../../client-address.ts';
import { readJson } from '../../read-json.ts';
import { isDraftSaved, parsePublication } from '../publication.ts';
import type { Publishing } from '../start-publishing.ts';
import { noteWebhook } from './last-webhook.ts';
import { returnSignature, takeSignature } from './used-signatures.ts';
import {
  isSignedBy,
  isTimely,
  readSignatureClaim,
  type SignedRequest,
} from './verify-signature.ts';

export const WEBHOOK_PATH = '/api/webhooks/contentful';

/** The service's entries end at 1 MB; what a site gets is one entry in all its languages. */
const BODY_MAX_BYTES = 2 * 1024 * 1024;
/** Refused webhooks from one address within a minute, and good ones from all: an editor may publish a thousand at once. */
const REFUSALS_PER_MINUTE = 30;
const TAKEN_PER_MINUTE = 3_000;

type Parts = {
  /** What a webhook may be signed with; empty: webhooks are not set up. */
  secrets: readonly string[];
  publishing: Pick<Publishing, 'announce' | 'announceDraft'>;
  database: Pick<SiteDatabase, 'query'>;
  trustedProxyCount: number;
  clock: Clock;
  log: LogLine;
};

/** `POST /api/webhooks/contentful`: takes a signed publication once, notifies every process, and answers. */
export function contentfulWebhook(parts: Parts): Hono {
  const { secrets, clock, log } = parts;
  const refusals = new RateLimiterMemory({ points: REFUSALS_PER_MINUTE, duration: 60 });
  const taken = new RateLimiterMemory({ points: TAKEN_PER_MINUTE, duration: 60 });
  const routes = new Hono();

  routes.post(
    WEBHOOK_PATH,
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: (c) => answer(c, 413, 'The body is too large.'),
    }),
    async (c) => {
      if (secrets.length === 0)
        return answer(c, 404, 'Webhooks are not set up: WEBHOOK_SECRET is missing.');
      const from = senderOf(c);
      const known = await refusals.get(from);
      if (known !== null && known.remainingPoints <= 0) return answer(c, 429, 'Too many refused.');
      const refuse = async (reason: string) => {
        await refusals.consume(from).catch(() => undefined);
        log('warn', 'A webhook was refused', { reason });
        return answer(c, 401, 'The signature does not hold.');
      };

      const request = toSignedRequest(c);
      const claim = readSignatureClaim(request);
      if (claim === null) return refuse('its signature headers are missing or unreadable');
      const nowMs = clock.now();
      if (!isTimely(claim, nowMs)) {
        return refuse(`it was signed ${nowMs - claim.sentAtMs} ms ago, by its own clock`);
      }
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (!secrets.some((secret) => isSignedBy(secret, request, claim, body)))
        return refuse('it was signed with another secret');
      const room = await taken.consume('all').then(
        () => true,
        () => false,
      );
      if (!room) return answer(c, 429, 'Too many webhooks.');

      return announce(c, parts, await readJson(c.req), claim.signature);
    },
  );
  routes.all(WEBHOOK_PATH, (c) => {
    c.header('Allow', 'POST');
    return answer(c, 405, 'Use POST.');
  });
  return routes;

  function senderOf(c: Context): string {
    const forwarded = c.req.header('x-forwarded-for') ?? null;
    return clientPlace(clientAddress(socketAddress(c.env), forwarded, parts.trustedProxyCount));
  }
}

/** Tells every process of a publication, once for each signature. */
async function announce(
  c: Context,
  { publishing, database, clock, log }: Parts,
  payload: unknown,
  signature: string,
): Promise<Response> {
  const publication = parsePublication(payload);
  if (publication === null) return answer(c, 200, 'Nothing to do.');
  const nowMs = clock.now();
  try {
    if (!(await takeSignature(database.query, signature, nowMs)))
      return answer(c, 200, 'Taken before.');
    const announced = isDraftSaved(payload)
      ? publishing.announceDraft()
      : publishing.announce(publication);
    await announced.catch(async (error: unknown) => {
      await returnSignature(database.query, signature);
      throw error;
    });
  } catch (error) {
    log('error', 'A webhook has to be sent again', { reason: describeFault(error) });
    return answer(c, 503, 'Please try again.');
  }
  await noteWebhook(database.query, nowMs).catch((error: unknown) =>
    log('warn', 'The last webhook could not be noted', { reason: describeFault(error) }),
  );
  return answer(c, 202, 'Taken.');
}

function answer(
  c: Context,
  status: 200 | 202 | 401 | 404 | 405 | 413 | 429 | 503,
  message: string,
) {
  return c.json({ message }, status, { 'Cache-Control': 'no-store' });
}

/** The path as it came over the wire: a parsed one may be written differently. */
function toSignedRequest(c: Context): SignedRequest {
  const incoming = (c.env as { incoming?: { url?: string } } | undefined)?.incoming;
  const { pathname, search } = new URL(c.req.url);
  return {
    method: c.req.method,
    url: incoming?.url ?? pathname + search,
    headers: Object.fromEntries(c.req.raw.headers),
  };
}
