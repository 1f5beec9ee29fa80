import type { SESv2Client, SESv2ClientConfig } from '@aws-sdk/client-sesv2';

/** Endpoint and credentials are found by Amazon's own rules (environment, profile, role) where they are not given. */
export type SesSettings = { region: string } & Pick<SESv2ClientConfig, 'endpoint' | 'credentials'>;

const CONNECT_MS = 5_000;
/** Long: a mail whose answer came too late would be sent a second time. */
const ANSWER_MS = 60_000;

/**
 * The client of Amazon SES v2. The outbox owns the retries, so the client itself tries once. Loaded when it is first
 * needed: it costs 30 MB, and a site without SES never needs it.
 */
export async function loadSesClient(
  settings: SesSettings,
): Promise<{ ses: SESv2Client; sdk: typeof import('@aws-sdk/client-sesv2') }> {
  const sdk = await import('@aws-sdk/client-sesv2');
  const ses = new sdk.SESv2Client({
    ...settings,
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      // One that the other side is about to close would leave it unknown whether the mail was read.
      ...{ httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } },
    },
  });
  return { ses, sdk };
}
