import { DeliveryError, fromNetworkFault } from './delivery-error.ts';
import { addressesOf, headText } from './mail-addresses.ts';
import type { Mail, MailTransport } from './mail.ts';
import { loadSesClient, type SesSettings } from './ses-client.ts';

/** Faults of the account, the sender or the keys: no message would pass. */
const ACCOUNT_FAULTS = new Set([
  ...['AccountSuspendedException', 'SendingPausedException', 'MailFromDomainNotVerifiedException'],
  ...[
    'AccessDeniedException',
    'UnrecognizedClientException',
    'InvalidClientTokenId',
    'NotFoundException',
  ],
  ...[
    'SignatureDoesNotMatch',
    'InvalidSignatureException',
    'ExpiredTokenException',
    'ExpiredToken',
  ],
  ...['CredentialsProviderError', 'MissingAuthenticationTokenException'],
]);

const SEND_LIMIT_MS = 90_000;

/** Amazon SES v2. It gives every mail a Message-ID of its own and knows no repeats. */
export function createSesTransport(settings: SesSettings): MailTransport {
  let client: ReturnType<typeof loadSesClient> | null = null;

  return {
    name: 'ses',
    limitMs: SEND_LIMIT_MS,
    async send(mail, signal) {
      client ??= loadSesClient(settings);
      const { ses, sdk } = await client;
      try {
        const answer = await ses.send(new sdk.SendEmailCommand(await toCommand(mail)), {
          abortSignal: signal,
        });
        return answer.MessageId ?? 'accepted';
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close() {
      void client?.then(({ ses }) => ses.destroy());
      client = null;
    },
  };
}

async function toCommand(mail: Mail) {
  const words = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const { from, to, replyTo } = addressesOf(mail);
  return {
    FromEmailAddress: await headText(from),
    Destination: { ToAddresses: await Promise.all(to.map(headText)) },
    ...(replyTo && { ReplyToAddresses: [await headText(replyTo)] }),
    Content: {
      Simple: {
        Subject: words(mail.subject),
        Body: { Text: words(mail.text), Html: words(mail.html) },
        Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
      },
    },
    EmailTags: Object.entries(mail.tags).map(([Name, Value]) => ({ Name, Value })),
  };
}

function toDeliveryError(error: unknown): DeliveryError {
  const { name = 'Error', $metadata } = (error ?? {}) as {
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  if (ACCOUNT_FAULTS.has(name) || status === 401 || status === 403 || status === 404) {
    return new DeliveryError(
      'misconfigured',
      `Amazon SES refuses this account or sender (${name})`,
    );
  }
  // The client's name for a connection that was not made in time; a request without an answer has a code as well.
  if (name === 'TimeoutError' && (error as { code?: unknown }).code === undefined)
    return new DeliveryError('unavailable', 'Amazon SES cannot be reached');
  if (status === undefined) return fromNetworkFault(error, 'Amazon SES');
  if (status === 429 || name === 'TooManyRequestsException' || name === 'LimitExceededException') {
    return new DeliveryError('unavailable', 'Amazon SES asks to send more slowly');
  }
  if (status >= 500)
    return new DeliveryError('unavailable', `Amazon SES has a fault of its own (${status})`);
  // An answer of 200 that cannot be read may well have been an acceptance.
  if (status < 400)
    return new DeliveryError(
      'ambiguous',
      `Amazon SES gave an answer that cannot be read (${name})`,
    );
  return new DeliveryError('refused', `Amazon SES refused the message (${name}, ${status})`);
}
