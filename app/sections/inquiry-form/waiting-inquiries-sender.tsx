import { useEffect } from 'react';
import { inquiryWords as words } from '#copy/inquiry-words.ts';
import { toast } from '#ui/toast.ts';
import { sendWaiting } from './waiting-inquiries.ts';

/** Sends what waits in this browser, at the start and whenever the connection returns; draws nothing. */
export function WaitingInquiriesSender() {
  useEffect(() => {
    const send = () =>
      void sendWaiting().then((delivered) => {
        if (delivered > 0)
          toast({ title: words.sent.toast, description: words.waiting.delivered, tone: 'success' });
      });
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, []);
  return null;
}
