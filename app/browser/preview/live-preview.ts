import { ContentfulLivePreview } from '@contentful/live-preview';
import { ISLAND_HYDRATED, ISLAND_HYDRATING } from '../island-events.ts';
import { acceptMessagesFrom } from './accept-messages-from.ts';
import { watchDrafts } from './watch-drafts.ts';
import { createFieldEdits, localeShown, shownEntries } from './shown-fields.ts';

/*
 * Runs in previews with drafts only. Inside the content service's editor it makes the page's words clickable, shows
 * edits while they are typed, and loads the page again once they are saved. Elsewhere it asks the server from time to time
 * whether a draft has changed, and loads the page again. Which element shows which field stands on the
 * elements themselves; what an island draws later has no such marks, and changes once the edit is saved.
 */

/** Saving reports each entry on its own; one reload is enough. */
const RELOAD_AFTER_MS = 300;

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
