import type { Transporter } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import { addressesOf } from './mail-addresses.ts';
import type { MailTransport } from './mail.ts';

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/** SMTP by SMTP_URL, such as smtps://user:password@mail.example.com:465. One connection per mail. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  let loaded: Promise<Transporter> | null = null;

  const load = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      {
        url: smtpUrl,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: ANSWER_MS,
        // A mail must never name a file or an address for the server to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      {},
    );
  };

  return {
    name: 'smtp',
    async send(mail, signal) {
      loaded ??= load();
      const transporter = await loaded;
      const { from, to, replyTo } = addressesOf(mail);
      try {
        const answer = (await transporter.sendMail({
          from,
          to,
          ...(replyTo && { replyTo }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { ...mail.headers },
          // A server that drips its answer is never silent for long, and would outlive the lease on the row. Spread, because
          // the library's types are older than it.
          ...{ signal },
        })) as { messageId?: string };
        return answer.messageId ?? 'accepted';
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close() {
      void loaded?.then((transporter) => transporter.close());
      loaded = null;
    },
  };
}

type SmtpFault = { code?: string; responseCode?: number; command?: string };

function toDeliveryError(error: unknown): DeliveryError {
  const { code, responseCode, command } = (error ?? {}) as SmtpFault;
  const at = `${code ?? 'fault'}${responseCode ? ` ${responseCode}` : ''}`;
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || responseCode === 530) {
    return new DeliveryError(
      'misconfigured',
      `The mail server refuses the user or password (${at})`,
    );
  }
  if (code === 'ETLS' || command === 'STARTTLS') {
    return new DeliveryError(
      'misconfigured',
      `The mail server's encryption cannot be used (${at})`,
    );
  }
  if (responseCode !== undefined) {
    return responseCode >= 500
      ? new DeliveryError('refused', `The mail server refused the message (${at})`)
      : new DeliveryError('unavailable', `The mail server asks to come again (${at})`);
  }
  // CONN: before the greeting; everything until DATA ended has certainly not been taken.
  if (
    command === 'CONN' ||
    ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ECONNECTION'].includes(code ?? '')
  ) {
    return new DeliveryError('unavailable', `The mail server cannot be reached (${at})`);
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return new DeliveryError('refused', `The message cannot be sent as it is (${at})`);
  }
  return new DeliveryError(
    'ambiguous',
    `The mail server did not answer (${at}); it may have taken the message`,
  );
}
