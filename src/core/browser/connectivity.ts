import { WHILE_OFFLINE } from '#dom/kept-copy.ts';
import { readVisit } from './visit-context.ts';
import { keepWaiting, newInquiryKey } from './waiting-store.ts';

/**
 * `<html data-connection="offline">` while there is no connection (part 2 section 4).
 * @param onChange called when the connection has gone or returned
 * @param signal ends it
 */
export function watchConnectivity(
  onChange: (isOnline: boolean) => void,
  signal?: AbortSignal,
): void {
  const show = () => {
    if (navigator.onLine) {
      delete document.documentElement.dataset['connection'];
      document.querySelector(`[${WHILE_OFFLINE}]`)?.remove();
    } else document.documentElement.dataset['connection'] = 'offline';
  };
  show();
  const tell = () => {
    show();
    onChange(navigator.onLine);
  };
  for (const name of ['online', 'offline']) addEventListener(name, tell, signal && { signal });
}

/**
 * Keeps what a form of inquiries holds until there is a connection, and empties the form.
 * @returns false where it is no such form, or this browser cannot keep it
 */
export function keepForm(form: HTMLFormElement): boolean {
  if (!form.dataset['formType'] || !keepWaiting(payloadOf(form))) return false;
  form.reset();
  return true;
}

/**
 * All that a form of inquiries holds and this visit tells, as the inquiry function takes it, which cleans the texts; without
 * the marks that only the network can give, and without the page after sending, which only a plain post leads to.
 */
export function payloadOf(form: HTMLFormElement) {
  const { thankYouPage: _, ...held } = Object.fromEntries(new FormData(form));
  return { ...readVisit(), location: location.href, ...held, idempotencyKey: newInquiryKey() };
}
