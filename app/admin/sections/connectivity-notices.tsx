import { useEffect } from 'react';
import { watchConnectivity } from '#browser/connectivity.ts';
import { connectivityWords as words } from '#copy/connectivity-words.ts';
import { toast } from '#ui/toast.ts';

/** Tells the owner when the connection goes and when it returns; draws nothing. */
export function ConnectivityNotices() {
  useEffect(
    () =>
      watchConnectivity((isOnline) =>
        toast(
          isOnline
            ? { title: words.online, tone: 'success' }
            : { title: words.offline, tone: 'warning' },
        ),
      ),
    [],
  );
  return null;
}
