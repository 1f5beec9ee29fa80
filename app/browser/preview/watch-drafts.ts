/** Where the server says what the drafts are like now (server/owner/preview/preview-routes.ts). */
const VERSION_PATH = '/preview/version';
const LOOK_EVERY_MS = 3_000;

/**
 * Loads the page again once a draft was changed, while the page is looked at.
 * @param shown the version of the drafts that the page was made from; empty when that is unknown
 */
export function watchDrafts(shown: string): void {
  let known = shown;
  let looking = false;

  async function look(): Promise<void> {
    if (looking || document.visibilityState !== 'visible') return;
    looking = true;
    try {
      const answer = await fetch(VERSION_PATH, { headers: { Accept: 'application/json' } });
      // The preview was ended: its link was revoked or has run out.
      if (answer.status === 403) return location.reload();
      const { version } = (await answer.json()) as { version: string | null };
      if (version === null || version === known) return;
      if (known !== '') return location.reload();
      known = version;
    } catch {
      // Offline, or the site starts again: the next look asks.
    } finally {
      looking = false;
    }
  }
  setInterval(() => void look(), LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}
