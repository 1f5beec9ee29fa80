import { keptCopyWords as words } from '#copy/en/kept-copy-words.ts';
import { LANGUAGE } from '#copy/en/language.ts';
import { dateLanguage } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { KEPT_COPY_ID, WHILE_OFFLINE } from '#dom/kept-copy.ts';
import { keptAt } from './kept-copies.ts';

/** What the service worker writes above a page that it kept. */
const KEPT_COPY_LOOK =
  'block bg-notice px-5 py-3 text-center text-note text-on-notice print:hidden';

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };

/**
 * A kept page as it is shown: with a notice at its top that says since when it has been kept. The notice is markup
 * alone, so the page's own security policy, which comes with it, stays right.
 */
export async function showCopy(copy: Response, isOnline: boolean): Promise<Response> {
  const html = await copy.text();
  const moment = new Date(keptAt(copy)).toLocaleString(dateLanguage(LANGUAGE), MOMENT);
  const why = isOnline ? words.unreachable : `<span ${WHILE_OFFLINE}>${words.offline}</span>`;
  const text = `${why} ${fill(words.copy, { moment })}`;
  const notice = `<aside id="${KEPT_COPY_ID}" role="status" class="${KEPT_COPY_LOOK}">${text}</aside>`;
  const headers = new Headers(copy.headers);
  // Shown in need only: going back to it later asks the network again.
  headers.set('Cache-Control', 'no-store');
  // A function, for the notice must not be read as a replacement pattern.
  const shown = html.replace(/<body[^>]*>/u, (body) => body + notice);
  return new Response(shown, { headers });
}
