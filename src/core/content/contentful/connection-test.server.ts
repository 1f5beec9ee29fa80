import {
  isManagementToken,
  toDeliveryEndpoint,
  toDraftsEndpoint,
  type ContentCredentials,
  type ContentEndpoint,
} from './configuration.ts';
import { FinalFailure, toFailure } from './content-failure.ts';
import {
  createContentfulClient,
  type ContentfulClientOptions,
} from './contentful-client.server.ts';
import { CONNECTION_TEST_WORDS } from './failure-words.ts';

export type ConnectionTestResult =
  | { ok: true; total: number }
  | {
      ok: false;
      /** HTTP status of the answer; null when there was none. */
      status: number | null;
      /** The specification's sentence for this kind of failure. */
      message: string;
      /** What is wrong in particular, for the person who can put it right; null when it is not known. */
      hint: string | null;
    };

const TEST_TIMEOUT_MS = 10_000;

const WRONG_KIND = {
  management: 'This is a management token (CFPAT-…). Enter the delivery token of the space.',
  preview: 'This is a preview token. Enter the delivery token of the space.',
};

/** Fetches one entry and reads the total (part 1 sections 7 and 8, "Connection test"); no repeats. */
export async function testContentConnection(
  credentials: ContentCredentials | null,
  options: Pick<ContentfulClientOptions, 'schedule' | 'closed' | 'holdBack' | 'timeoutMs'> & {
    /** Called when the service refuses for its rate limit, how long it asks to be left alone. */
    onRateLimited?: (ms: number) => void;
  },
): Promise<ConnectionTestResult> {
  const endpoint = toDeliveryEndpoint(credentials);
  // Never sent: a management token can change the space, and the delivery service has no use for it.
  if (isManagementToken(endpoint.token)) return refuse(401, WRONG_KIND.management);
  const result = await ask(endpoint, options);
  if (typeof result === 'number') return { ok: true, total: result };
  if (result.retryAfterMs !== null) options.onRateLimited?.(result.retryAfterMs);
  if (result.kind !== 'unauthorised') return refuse(result.status, result.message);
  const isPreviewToken = await isAcceptedForDrafts(credentials, endpoint, options);
  return refuse(result.status, isPreviewToken ? WRONG_KIND.preview : null);
}

type AskOptions = Parameters<typeof testContentConnection>[1];

async function ask(endpoint: ContentEndpoint, options: AskOptions) {
  try {
    const timeoutMs = options.timeoutMs ?? TEST_TIMEOUT_MS;
    const client = createContentfulClient({ ...options, endpoint, retryLimit: 0, timeoutMs });
    return (await client({ ask: 'test' })).total;
  } catch (error) {
    if (error instanceof FinalFailure) return error.failure;
    return toFailure('client-failed', (error as Error).message);
  }
}

async function isAcceptedForDrafts(
  credentials: ContentCredentials | null,
  { token }: ContentEndpoint,
  options: AskOptions,
): Promise<boolean> {
  if (!credentials) return false;
  if (credentials.previewToken.trim() === token) return true;
  const drafts = toDraftsEndpoint({ ...credentials, previewToken: token });
  return drafts !== null && typeof (await ask(drafts, options)) === 'number';
}

function refuse(status: number | null, hint: string | null): ConnectionTestResult {
  const { unauthorised, spaceNotFound, other } = CONNECTION_TEST_WORDS;
  const message = status === 401 ? unauthorised : status === 404 ? spaceNotFound : other;
  return { ok: false, status, message, hint };
}
