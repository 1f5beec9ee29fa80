import { useEffect } from 'react';
import { watchConnectivity } from '#browser/connectivity.ts';
import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { toast } from '#ui/toast.ts';
import { useWords } from '#ui/wording-context.ts';

/** Tells the owner when the connection goes and when it returns; draws nothing. */
export function ConnectivityNotices() {
  const words = useWords(connectivityWords);
  useEffect(
    () =>
      watchConnectivity((isOnline) =>
        toast(
          isOnline
            ? { title: words.online, tone: 'success' }
            : { title: words.offline, tone: 'warning' },
        ),
      ),
    [words],
  );
  return null;
}
