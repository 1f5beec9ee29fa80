import type { SESv2Client } from '@aws-sdk/client-sesv2';

export type SesSettings = {
  region: string;
  /** AWS_ENDPOINT_URL_SESV2; null for Amazon's own. */
  endpoint: string | null;
  /** Null leaves it to the standard chain: profile, container or instance role. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string | null } | null;
};

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/**
 * The client of Amazon SES v2. The outbox owns the retries, so the client itself tries once. Loaded when it is first
 * needed: it costs 30 MB, and a site without SES never needs it.
 */
export async function loadSesClient(
  settings: SesSettings,
): Promise<{ ses: SESv2Client; sdk: typeof import('@aws-sdk/client-sesv2') }> {
  const sdk = await import('@aws-sdk/client-sesv2');
  const { credentials } = settings;
  const ses = new sdk.SESv2Client({
    region: settings.region,
    maxAttempts: 1,
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    ...(credentials === null
      ? {}
      : {
          credentials: {
            accessKeyId: credentials.accessKeyId,
            secretAccessKey: credentials.secretAccessKey,
            ...(credentials.sessionToken === null
              ? {}
              : { sessionToken: credentials.sessionToken }),
          },
        }),
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
  });
  return { ses, sdk };
}
