import { CLIENT_FAILED_NOTICE } from './failure-words.ts';
import { CLIENT_FAILURES_BEFORE_NOTICE, CLIENT_MAX_AGE_MS } from './freshness.ts';

/** Builds a client lazily and keeps it (part 1 section 4, "Content client"). */
export function createClientLife<Client>(options: {
  build: () => Client;
  now: () => number;
  onNotice: (notice: { title: string; description: string }) => void;
}) {
  let built: { client: Client; at: number } | null = null;
  let failures = 0;
  let notice: { title: string; description: string } | null = null;

  return {
    /** The client, built when there is none, when forced or when older than 30 minutes. Throws what building threw. */
    get({ force = false } = {}): Client {
      const now = options.now();
      if (built && !force && now - built.at < CLIENT_MAX_AGE_MS) return built.client;
      try {
        built = { client: options.build(), at: now };
        failures = 0;
        notice = null;
        return built.client;
      } catch (error) {
        built = null;
        failures += 1;
        if (failures === CLIENT_FAILURES_BEFORE_NOTICE) {
          const description = error instanceof Error ? error.message : String(error);
          notice = { title: CLIENT_FAILED_NOTICE, description };
          options.onNotice(notice);
        }
        throw error;
      }
    },
    /** Forgets the client; the next `get` builds one. */
    reset() {
      built = null;
      failures = 0;
      notice = null;
    },
    /** 'Failed to initialize Contentful client' after three failures in a row (part 1 section 9), else null. */
    notice: () => notice,
    builtAt: () => built?.at ?? null,
  };
}
