import type { SpaceStore } from '../../space/space-store.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';

/** What a page is made from. */
export type PageTools = {
  store: SpaceStore;
  /** Whether changes outlive a restart. */
  isKept: boolean;
};

/** What was just done, by the word for it in an address. */
const DONE: Record<string, string> = {
  saved: 'Saved as a draft. Preview shows it; delivery shows it after publishing.',
  published: 'Published.',
  'published-locale': 'Published in this language.',
  'published-linked': 'Published, with everything that it links to.',
  unpublished: 'Unpublished: only preview shows it now.',
  archived: 'Archived: neither preview nor delivery shows it.',
  unarchived: 'Taken out of the archive, as a draft.',
  duplicated: 'This is the copy, a draft.',
  created: 'A new draft: fill it in, then publish it.',
  uploaded: 'Uploaded as drafts: publish them to have them delivered.',
  deleted: 'Deleted.',
  scenario: 'The scenario was switched.',
};

/** The text for what was done, or undefined. */
export function doneText(done: string | null): string | undefined {
  return done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
}

/** A whole page around its main part. */
export function page(
  { store, isKept }: PageTools,
  parts: {
    title: string;
    at: 'start' | 'entries' | 'assets';
    done?: string | undefined;
    main: Html;
  },
): string {
  const { title, at, done, main } = parts;
  const link = (place: typeof at, path: string, text: string) =>
    html`<a href="${path}" ${place === at && html` aria-current="page"`}>${text}</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/control/control.css" />
        <script src="/control/control.js" defer></script>
        <title>${title} – ${store.name}</title>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <p class="space">
            <b>${store.name}</b>
            <small>space ${store.spaceId}, environment ${store.environment}</small>
          </p>
          <nav aria-label="Content">
            ${link('start', '/control', 'Content types')}${link('entries', '/control/entries', 'Entries')}${link('assets', '/control/assets', 'Files')}
          </nav>
        </header>
        <main id="main" tabindex="-1">
          ${done !== undefined && html`<p class="done" role="status">${done}</p>`} ${main}
        </main>
        <footer>
          <p>
            ${
              isKept
                ? 'Changes are kept when the emulator is started again.'
                : 'Changes are kept in memory: starting the emulator again brings back the space file.'
            }
          </p>
        </footer>
      </body>
    </html> `.text;
}
