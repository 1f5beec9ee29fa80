import { pendingWords } from '#copy/pending-words.ts';
import { PENDING_LOOK, PENDING_PLACE } from './notice-looks.ts';

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
      words.className = PENDING_LOOK;
      words.textContent = pendingWords(path);
      region.append(words);
    }, WAIT_MS);
  });
  // Left for another page, or stopped and stayed.
  addEventListener('pagehide', end);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end());
}

/** The path of the page of ours that a click opens in this window; null where it opens none. */
function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== '' ? null : link.pathname;
}
