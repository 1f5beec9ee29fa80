import { useEffect } from 'react';
import { readWaiting } from '#browser/waiting-store.ts';
import { inquiryWords as words } from '#copy/inquiry-words.ts';
import { toast } from '#ui/toast.ts';

/** Sends what waits in this browser, at the start and whenever the connection returns; draws nothing. */
export function WaitingInquiriesSender() {
  useEffect(() => {
    const send = async () => {
      // Seldom does anything wait: what sends it is fetched only then.
      if (readWaiting().length === 0) return;
      const { sendWaiting } = await import('./waiting-inquiries.ts');
      const { delivered, refused } = await sendWaiting();
      const { title, text } = words.waiting.refused;
      if (refused > 0) toast({ title, description: text, tone: 'error' });
      if (delivered > 0)
        toast({ title: words.sent.toast, description: words.waiting.delivered, tone: 'success' });
    };
    const start = () => void send().catch(() => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, []);
  return null;
}
