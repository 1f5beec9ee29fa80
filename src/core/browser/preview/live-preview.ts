import { ContentfulLivePreview } from '@contentful/live-preview';
import { ISLAND_HYDRATED, ISLAND_HYDRATING } from '../island-events.ts';
import { createFieldEdits, localeShown, shownEntries } from './shown-fields.ts';

/*
 * Runs in previews with drafts only. Inside the content service's editor it makes the page's words clickable, shows
 * edits while they are typed, and loads the page again once they are saved. Elsewhere it asks the server from time to time
 * whether a draft has changed, and loads the page again. Which element shows which field stands on the
 * elements themselves; what an island draws later has no such marks, and changes once the edit is saved.
 */

/** Saving reports each entry on its own; one reload is enough. */
const RELOAD_AFTER_MS = 300;

/** Where the server says what the drafts are like now (#server/owner/preview/preview-routes.ts). */
const VERSION_PATH = '/preview/version';
const LOOK_EVERY_MS = 3_000;

/**
 * Loads the page again once a draft was changed, while the page is looked at.
 * @param shown the version of the drafts that the page was made from; empty when that is unknown
 */
function watchDrafts(shown: string): void {
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

const script = document.querySelector<HTMLElement>('script[data-editor-origins]');
if (script) {
  start((script.dataset['editorOrigins'] ?? '').split(' ').filter(Boolean));
  if (self === top) watchDrafts(script.dataset['draftsVersion'] ?? '');
}

function start(origins: string[]): void {
  if (self === top) return;
  acceptMessagesFrom(origins);
  const locale = localeShown(document.body);
  const edits = createFieldEdits(document.body);
  addEventListener(ISLAND_HYDRATING, ({ target }) => edits.holdBack(target as Element));
  addEventListener(ISLAND_HYDRATED, ({ target }) => edits.showAgain(target as Element));
  void ContentfulLivePreview.init({ locale, targetOrigin: origins });
  for (const id of shownEntries(document.body)) {
    ContentfulLivePreview.subscribe('edit', {
      data: { sys: { id }, fields: {} } as never,
      locale,
      callback: (entry) => {
        const { fields = {} } = entry as { fields?: Record<string, unknown> };
        edits.show(id, fields);
      },
    });
  }
  let reloading: ReturnType<typeof setTimeout> | undefined;
  ContentfulLivePreview.subscribe('save', {
    callback: () => {
      clearTimeout(reloading);
      reloading = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    },
  });
}

/**
 * Keeps messages of all but these origins from whoever listens after this. The content service's library looks at what a
 * message says of its sender, not at who sent it.
 */
export function acceptMessagesFrom(origins: readonly string[]): void {
  const guard = (event: MessageEvent) => {
    if (!origins.includes(event.origin)) event.stopImmediatePropagation();
  };
  addEventListener('message', guard, { capture: true });
}
