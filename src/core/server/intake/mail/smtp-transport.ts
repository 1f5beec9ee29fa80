import { type Clock, systemClock } from '#server/store/store.ts';
import { addressesOf } from './mail-addresses.ts';
import type { MailTransport } from './mail.ts';
import { followConversation } from './smtp-conversation.ts';
import { toSmtpFault } from './to-smtp-fault.ts';

/** However slowly each step is answered. */
const SEND_LIMIT_MS = 30 * 60_000;

/** SMTP by SMTP_URL, such as smtps://user:password@mail.example.com:465. One connection per mail. */
export function createSmtpTransport(smtpUrl: string, clock: Clock = systemClock): MailTransport {
  return {
    name: 'smtp',
    limitMs: SEND_LIMIT_MS,
    async send(mail, signal) {
      const { createTransport } = await import('nodemailer');
      const silence = new AbortController();
      const conversation = followConversation(clock, () => silence.abort());
      const transporter = createTransport({
        url: smtpUrl,
        // The conversation has limits of its own, one for each step.
        ...{ connectionTimeout: SEND_LIMIT_MS, greetingTimeout: SEND_LIMIT_MS },
        socketTimeout: SEND_LIMIT_MS,
        ...{ logger: conversation.logger, transactionLog: true },
        // A mail must never name a file or an address for the server to fetch.
        ...{ disableFileAccess: true, disableUrlAccess: true },
      });
      const { from, to, replyTo } = addressesOf(mail);
      try {
        const answer = await transporter.sendMail({
          from,
          to,
          ...(replyTo && { replyTo }),
          ...(mail.messageId !== undefined && { messageId: mail.messageId }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { ...mail.headers },
          signal: AbortSignal.any([signal, silence.signal]),
        });
        return answer.messageId;
      } catch (error) {
        throw toSmtpFault(conversation, error);
      } finally {
        conversation.end();
        transporter.close();
      }
    },
    close: () => undefined,
  };
}
