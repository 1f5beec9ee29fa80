import { useEffect } from 'react';
import { LONG_TOAST_DURATION_MS, toast } from '#ui/toast.ts';

type Notice = { title: string; description?: string; tone: 'info' | 'warning' | 'error' };

/**
 * Says as toasts, five seconds each, what those who run the site should know about this page's content
 * (part 1 section 8). They need React, so a page that has some starts it when idle.
 */
export function ContentToasts({ notices }: { notices: Notice[] }) {
  const key = JSON.stringify(notices);
  useEffect(() => {
    for (const notice of JSON.parse(key) as Notice[]) {
      toast({ ...notice, durationMs: LONG_TOAST_DURATION_MS });
    }
  }, [key]);
  return notices.length === 0 ? null : <span hidden data-start-react="idle" />;
}
