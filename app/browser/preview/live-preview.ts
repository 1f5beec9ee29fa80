import { ContentfulLivePreview } from '@contentful/live-preview';
import { loadWholePages } from '../load-whole-pages.ts';
import { hearOnly } from './hear-only.ts';
import { watchDrafts } from './watch-drafts.ts';
import { localeShown, shownEntries, showEdit } from './shown-fields.ts';

/*
 * Runs in previews with drafts only. Inside the content service's editor it makes the page's words clickable, shows
 * edits while they are typed, and loads the page again once they are saved. Elsewhere it asks the server from time to time
 * whether a draft has changed, and loads the page again. Which element shows which field stands on the
 * elements themselves.
 */

/** Saving tells of each entry on its own; one reload is enough. */
const RELOAD_AFTER_MS = 300;

const script = document.querySelector<HTMLElement>('script[data-editor-origins]');
if (script) {
  start((script.dataset['editorOrigins'] ?? '').split(' ').filter(Boolean));
  if (self === top) watchDrafts(script.dataset['draftsVersion'] ?? '');
}

function start(origins: string[]): void {
  // Only whole pages say what their elements show.
  loadWholePages(() => true);
  if (self === top) return;
  hearOnly(origins);
  const locale = localeShown(document.body);
  const reactStarted = startReact();
  void ContentfulLivePreview.init({ locale, targetOrigin: origins });
  for (const id of shownEntries(document.body)) {
    ContentfulLivePreview.subscribe('edit', {
      data: { sys: { id }, fields: {} } as never,
      locale,
      callback: (entry) => {
        const { fields = {} } = entry as { fields?: Record<string, unknown> };
        void reactStarted.then(() => showEdit(document.body, id, fields));
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

/** React compares the page with its own words when it starts: it has to find those, and no edit yet. */
function startReact(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('react-started', () => resolve(), { once: true });
    const ask = () => dispatchEvent(new Event('focusin'));
    if (document.readyState === 'complete') ask();
    else addEventListener('load', ask, { once: true });
  });
}
