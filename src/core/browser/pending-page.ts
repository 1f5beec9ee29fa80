import { pendingWords } from '#copy/en/pending-words.ts';
import { pageWording } from '#copy/wording.ts';
import { NOTICE_LOOK } from './notice-look.ts';
import { isPlainClick } from './is-plain-click.ts';
import { pageBase } from '#dom/page-address.ts';

/** The words of a page that is on its way, below the header. */
const PENDING_PLACE =
  'pointer-events-none fixed inset-x-0 top-22 z-100 flex justify-center px-4 print:hidden';

/** Shorter waits show nothing: words that flash by disturb more than the wait. */
const WAIT_MS = 150;

/**
 * Says, in the stated words of the page that is coming, that it is on its way, once a link has had no answer for 150 ms
 * (content-model decision 24). The words are there to be read and are announced.
 */
export function watchPendingPages(): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = PENDING_PLACE;
  document.body.append(region);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(waiting);
    region.replaceChildren();
  };
  addEventListener('click', (event) => {
    const path = pageOf(event);
    if (path === null) return;
    end();
    waiting = setTimeout(() => {
      const words = document.createElement('p');
      words.className = NOTICE_LOOK;
      words.textContent = pendingText(path);
      region.append(words);
    }, WAIT_MS);
  });
  // Left for another page, or stopped and stayed.
  addEventListener('pagehide', end);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end());
}

/** The words for the page at a path, on its way. */
function pendingText(path: string): string {
  const [, kind = '', slug = ''] = path.slice(pageBase().length).split('/');
  const words = pageWording.of(pendingWords);
  return slug !== '' && Object.hasOwn(words, kind) ? words[kind as keyof typeof words] : words.page;
}

/** The path of the page of ours that a click opens in this window; null where it opens none. */
function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== '' ? null : link.pathname;
}
