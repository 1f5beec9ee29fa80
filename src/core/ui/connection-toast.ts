import { WHILE_OFFLINE } from '#dom/kept-copy.ts';
import type { connectivityWords } from '#copy/en/connectivity-words.ts';
import { toast, updateToast } from './toast.ts';

let shown = '';

/** Tells that the connection has gone or returned: the later news takes the place of the earlier. */
export function toastConnection(words: typeof connectivityWords, isOnline: boolean): void {
  // The copy of a page says so itself, at its top.
  if (!isOnline && document.querySelector(`[${WHILE_OFFLINE}]`)) return;
  const news = isOnline
    ? ({ title: words.online, tone: 'success' } as const)
    : ({ title: words.offline, tone: 'warning' } as const);
  if (!updateToast(shown, news)) shown = toast(news);
}
