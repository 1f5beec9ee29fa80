import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { refusalWords } from '#copy/en/refusal-words.ts';
import { wordingFor } from '#copy/wordings.ts';
import type { Clock } from '#server/store/store.ts';
import { issueFormToken } from '../spam/form-token.ts';
import type { IntakeLimits } from '../spam/intake-limits.ts';
import { setProofTask } from '../spam/proof-of-work.ts';
import type { InquiryHandler } from './handle-inquiry.ts';
import { DEFAULT_FORM_TYPE } from './inquiry.ts';
import { cleanLine } from '#content/contact/clean-text.ts';
import type { LanguageOfPost } from './language-of-post.ts';
import { type ReadPost } from './post-meta.ts';
import { socketAddress } from '../../client-address.ts';
import { readJson } from '../../read-json.ts';
import { limitBody, onlyJson } from './only-json.ts';

const SEND_CONTACT_PATH = '/api/functions/send-contact-email-ses';
const FORM_TOKEN_PATH = '/api/form-token';
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** The function `send-contact-email-ses` (part 1 section 7) and the token a form fetches when it is shown. */
export function inquiryRoutes(parts: {
  handle: InquiryHandler;
  readPost: ReadPost;
  languageOf: LanguageOfPost;
  limits: IntakeLimits;
  clock: Clock;
  secret: string;
}): Hono {
  const { handle, readPost, languageOf, limits, clock, secret } = parts;
  const routes = new Hono();

  routes.post(SEND_CONTACT_PATH, onlyJson(), limitBody(languageOf), async (c) => {
    const { address, fromThisSite } = readPost(c.req.raw, socketAddress(c.env));
    const input = fromThisSite ? await readJson(c.req) : null;
    const language = await languageOf(c.req.raw, input);
    if (!fromThisSite) {
      const error = wordingFor(language).of(refusalWords).otherSite;
      return c.json({ success: false, error }, 403, NEVER_KEPT);
    }
    const answer = await handle(input, { address, sentBy: 'script', language });
    if (answer.status === 429) c.header('Retry-After', String(answer.retryAfterSeconds));
    return c.json(answer.body, answer.status, NEVER_KEPT);
  });
  routes.all(SEND_CONTACT_PATH, (c) =>
    c.json({ success: false, error: 'Use POST.' }, 405, { ...NEVER_KEPT, Allow: 'POST' }),
  );

  routes.get(FORM_TOKEN_PATH, async (c) => {
    const formType =
      cleanLine((c.req.query('form') ?? '').slice(0, 200)).slice(0, 100) || DEFAULT_FORM_TYPE;
    const idempotencyKey = randomUUID();
    const { address } = readPost(c.req.raw, socketAddress(c.env));
    const nowMs = clock.now();
    const unusual = (await limits.peek(address)) !== 'none';
    return c.json(
      {
        idempotencyKey,
        token: issueFormToken(
          { formType, key: idempotencyKey, issuedAtMs: nowMs, isPass: !unusual },
          secret,
        ),
        proofTask: unusual ? await setProofTask(secret, nowMs) : null,
      },
      200,
      NEVER_KEPT,
    );
  });
  return routes;
}
