import { askConsent, storedConsent } from './consent-notice.ts';
import { RECORDED, type RecordedEvent } from './record-event.ts';

/*
 * Loaded only where the owner has chosen Google, and never before the visitor agreed does anything leave for it: the
 * library itself is fetched after consent, with everything but statistics denied for good.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagId =
  document.querySelector<HTMLElement>('script[data-analytics]')?.dataset['analyticsTag'];

// Google reads the arguments object itself; an array would be taken for something else.
function gtag(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

function load(): void {
  gtag('consent', 'default', DENIED);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('js', new Date());
  // The token in a link of ours is a key, not a place.
  const address = new URL(location.href);
  address.searchParams.delete('token');
  gtag('config', tagId, { allow_google_signals: false, page_location: address.href });
  addEventListener(RECORDED, (event) => {
    const { name, properties } = (event as CustomEvent<RecordedEvent>).detail;
    // Loading counts the first view of the page itself.
    gtag('event', name === 'pageview' ? 'page_view' : name, properties);
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId ?? '')}`;
  document.head.append(script);
}

const answered = storedConsent();
if (tagId && answered === 'granted') load();
else if (tagId && answered === null) askConsent(load);
