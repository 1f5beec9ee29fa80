import type { ContentSource } from '#content/reading/content-source.server.ts';
import type { Clock } from '#server/store/store.ts';

/** Notifies open previews that a draft has changed. */
export type DraftWatch = {
  /**
   * Another text whenever a draft was added, changed or removed, the same on every process; null when the service gives
   * no answer in time. Asks only when someone wants to know.
   */
  version(): Promise<string | null>;
  /** The content service reported a change: it is asked again soon. */
  draftSaved(): void;
};

/** How long an answer holds: all open previews together ask this often. */
const HOLDS_MS = 6_000;
/** After a reported change, for a while: the preview service may lag behind what it announces. */
const HOLDS_AFTER_TOLD_MS = 1_000;
const TOLD_COUNTS_MS = 20_000;
/** A page does not wait longer than this for its number. */
const WAIT_MS = 1_000;

export function createDraftWatch(parts: {
  source: Pick<ContentSource, 'latest'>;
  clock: Clock;
}): DraftWatch {
  const { source, clock } = parts;
  let known: { version: string; askedAtMs: number } | null = null;
  let asking: Promise<void> | null = null;
  let toldAtMs = -Infinity;

  async function ask(): Promise<void> {
    const askedAtMs = clock.steady();
    const changes = await source.latest('drafts', 1);
    if (changes) known = { version: changes.version, askedAtMs };
  }

  return {
    async version() {
      const nowMs = clock.steady();
      const holdsMs = nowMs - toldAtMs < TOLD_COUNTS_MS ? HOLDS_AFTER_TOLD_MS : HOLDS_MS;
      if (known && known.askedAtMs > toldAtMs && nowMs - known.askedAtMs < holdsMs)
        return known.version;
      asking ??= ask().finally(() => (asking = null));
      const answered = new AbortController();
      const waited = clock.wait(WAIT_MS, answered.signal);
      await Promise.race([asking, waited]);
      answered.abort();
      return known?.version ?? null;
    },
    draftSaved() {
      toldAtMs = clock.steady();
    },
  };
}
