import { useEffect } from 'react';
import { connectivityWords as words } from '#copy/connectivity-words.ts';
import { toast } from '#ui/toast.ts';

/** Tells the visitor when the connection goes and when it returns (decision 17); draws nothing. */
export function ConnectivityNotices() {
  useEffect(() => {
    const offline = () => toast({ title: words.offline, tone: 'warning' });
    const online = () => toast({ title: words.online, tone: 'success' });
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, []);
  return null;
}
