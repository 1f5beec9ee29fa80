import { useEffect, useSyncExternalStore } from 'react';

/** Whether someone is signed in in this browser, as far as this page knows. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-in'; email: string }
  | { status: 'signed-out' };

const SESSION_PATH = '/api/session';
const CHANNEL = 'account';
const UNKNOWN: SessionState = { status: 'unknown' };

let state: SessionState = UNKNOWN;
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Asks the server again. A server that cannot be reached changes nothing. */
async function check(): Promise<void> {
  try {
    const answer = await fetch(SESSION_PATH, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return;
    const { account } = (await answer.json()) as { account: { email: string } | null };
    publish(account ? { status: 'signed-in', email: account.email } : { status: 'signed-out' });
  } catch {
    // Offline: the state stays what it was.
  }
}

/** Tells this page's listeners, and the site's other tabs, that someone signed in or out. */
export function announceSession(next: SessionState): void {
  publish(next);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The session, kept up to date (part 2 section 4: it updates whenever the authentication state changes): when another tab
 * signs in or out, and when this one comes back into view.
 * @param known what the server said with the page
 */
export function useSession(known: SessionState = UNKNOWN): SessionState {
  const { status } = known;
  const email = known.status === 'signed-in' ? known.email : '';
  useEffect(() => {
    if (status !== 'unknown') {
      announceSession(status === 'signed-in' ? { status, email } : { status });
    }
  }, [status, email]);
  useEffect(() => {
    const onVisible = () => void (document.visibilityState === 'visible' && check());
    document.addEventListener('visibilitychange', onVisible);
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    if (channel) channel.onmessage = () => void check();
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      channel?.close();
    };
  }, []);
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => known,
  );
  return current.status === 'unknown' ? known : current;
}
