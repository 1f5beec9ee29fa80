import { useEffect } from 'react';
import { watchConnectivity } from '#browser/connectivity.ts';
import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { toastConnection } from '#ui/connection-toast.ts';
import { useWords } from '#ui/wording-context.ts';

/** Tells the owner when the connection goes and when it returns; draws nothing. */
export function ConnectivityNotices() {
  const words = useWords(connectivityWords);
  useEffect(() => {
    const shown = new AbortController();
    watchConnectivity((isOnline) => toastConnection(words, isOnline), shown.signal);
    return () => shown.abort();
  }, [words]);
  return null;
}
