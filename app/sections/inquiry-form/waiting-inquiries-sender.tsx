import { useEffect } from 'react';
import { inquiryWords as words } from '#copy/inquiry-words.ts';
import { toast } from '#ui/toast.ts';
import { hasWaiting } from './has-waiting.ts';

/** Sends what waits in this browser, at the start and whenever the connection returns; draws nothing. */
export function WaitingInquiriesSender() {
  useEffect(() => {
    const send = async () => {
      // Seldom does anything wait: what sends it is fetched only then.
      if (!hasWaiting()) return;
      const { sendWaiting } = await import('./waiting-inquiries.ts');
      if ((await sendWaiting()) > 0)
        toast({ title: words.sent.toast, description: words.waiting.delivered, tone: 'success' });
    };
    const start = () => void send().catch(() => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, []);
  return null;
}
