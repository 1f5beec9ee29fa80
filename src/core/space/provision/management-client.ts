import { createClient } from 'contentful-management';
import type { PlainClientAPI } from 'contentful-management';
import { ProvisionError } from './provision-error.ts';

/** Where a space is managed, and with which token. */
export type ManagementTarget = {
  spaceId: string;
  environmentId: string;
  token: string;
  /** `host` or `host:port` of the management API. */
  host: string;
  /** Where files are uploaded to. */
  uploadHost: string;
  insecure: boolean;
};

/** The official client, bound to one space and environment. */
export type ManagementClient = PlainClientAPI;

export type ManagementClientOptions = {
  /** Refuses every request that could change something, as a second lock on a dry run. */
  readOnly: boolean;
  /** Told when the client waits before it tries again. */
  onWait?: (message: string) => void;
  /** How often a request is tried again. */
  retryLimit?: number;
};

/** Longer waits are an hourly or monthly limit: better to stop and say so than to hang. */
const LONGEST_WAIT_S = 60;

/** The client's own number: a network that stays away is reported after a quarter of a minute. */
const TRIES = 5;

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * Builds the official management client. It waits as long as the reset header of a 429 says, up to a
 * minute, and follows no redirect, since a redirect would carry the token elsewhere.
 * @throws ProvisionError when a host is malformed: the client would ask Contentful's own in silence
 */
export function createManagementClient(
  target: ManagementTarget,
  { readOnly, onWait = () => undefined, retryLimit = TRIES }: ManagementClientOptions,
): ManagementClient {
  for (const host of [target.host, target.uploadHost]) {
    if (!HOST.test(host)) {
      throw new ProvisionError(
        `“${host}” is not a host: give a name with an optional port, without https:// and without a path.`,
      );
    }
  }
  const params = {
    accessToken: target.token,
    host: target.host,
    hostUpload: target.uploadHost,
    insecure: target.insecure,
    retryLimit,
    logHandler: (level: string, data?: Error | string) => {
      if (level === 'warning' && typeof data === 'string') onWait(data);
    },
    responseLogger: refuseLongWaits,
    onBeforeRequest: (config: RequestConfig) => {
      if (readOnly && config.method?.toLowerCase() !== 'get') {
        throw new ProvisionError(`A dry run must not send ${config.method} ${config.url}.`);
      }
      return { ...config, maxRedirects: 0 };
    },
  };
  return createClient(params as unknown as Parameters<typeof createClient>[0], {
    type: 'plain',
    defaults: { spaceId: target.spaceId, environmentId: target.environmentId },
  });
}

type RequestConfig = { method?: string; url?: string };

function refuseLongWaits(outcome: unknown): void {
  const { response } = outcome as {
    response?: { status: number; headers: Record<string, unknown> };
  };
  if (response?.status !== 429) return;
  const seconds = Number(response.headers['x-contentful-ratelimit-reset']);
  if (!(seconds > LONGEST_WAIT_S)) return;
  const minutes = Math.ceil(seconds / 60);
  throw new ProvisionError(
    `Contentful's rate limit is used up for another ${minutes} minutes; run the command again then, what is done stays done.`,
    { status: 429 },
  );
}
