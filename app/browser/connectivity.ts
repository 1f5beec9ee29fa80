import { connectivityWords } from '#copy/connectivity-words.ts';
import { waitingWords } from '#copy/inquiry-words.ts';
import { loadWholePages } from './load-whole-pages.ts';
import { NOTICE_LOOK, NOTICE_PLACE } from './notice-looks.ts';
import { keepWaiting, newInquiryKey, readWaiting } from './waiting-store.ts';

/** As long as any toast (part 1 section 9). */
const NOTICE_MS = 4_000;

/**
 * The state of the connection and what it means, before React is there; afterwards the toasts and the form say it
 * themselves. `<html data-connection="offline">` while there is none (part 2 section 4).
 * @param onReturn called when the connection is back and an enquiry waits to be sent
 * @param reactRuns whether React has taken the page over
 */
export function watchConnectivity(onReturn: () => void, reactRuns: () => boolean): void {
  const show = () => {
    if (navigator.onLine) delete document.documentElement.dataset['connection'];
    else document.documentElement.dataset['connection'] = 'offline';
  };
  show();
  // There with or without a notice: a region that comes with its text is often not read out.
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = NOTICE_PLACE;
  document.body.append(region);
  const card = document.createElement('p');
  card.className = NOTICE_LOOK;
  let ends: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    clearTimeout(ends);
    card.textContent = text;
    region.append(card);
    ends = setTimeout(() => card.remove(), NOTICE_MS);
  };
  addEventListener('offline', () => {
    show();
    if (!reactRuns()) say(connectivityWords.offline);
  });
  addEventListener('online', () => {
    show();
    if (!reactRuns()) say(connectivityWords.online);
    if (readWaiting().length > 0) onReturn();
  });
  // The next page's code may not be there; whole pages come from the service worker.
  loadWholePages(() => !navigator.onLine && reactRuns());
  const submitOffline = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // A form that React has taken over shows its own messages; one further down may not be there yet.
    const isReacts = reactRuns() && form.noValidate;
    if (navigator.onLine || isReacts || form.getAttribute('action') !== '/inquiry') return;
    if (!keepWaiting(payloadOf(form))) return;
    event.preventDefault();
    form.reset();
    say(`${waitingWords.title}. ${waitingWords.text}`);
  };
  // On the way down: React's root stops what it cannot answer yet.
  addEventListener('submit', submitOffline, { capture: true });
}

/** The form as the enquiry function takes it, without the marks that only the network can give. */
function payloadOf(form: HTMLFormElement) {
  const fields = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
  );
  return {
    ...{ name: '', email: '', phone: '', company: '', subject: '', message: '', consent: '' },
    ...fields,
    location: location.href,
    idempotencyKey: newInquiryKey(),
    token: null,
    proof: null,
  };
}
