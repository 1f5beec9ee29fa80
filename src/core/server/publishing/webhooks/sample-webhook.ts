import { randomBytes } from 'node:crypto';
import { WEBHOOK_PATH } from './contentful-webhook.ts';

/** Where the sample content service announces what is published in it, and what it signs that with. */
export type SampleWebhook = { url: string; secret: string };

/** A webhook for this run of the site alone. */
export function createSampleWebhook(at: { host: string; port: number }): SampleWebhook {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = everywhere[at.host] ?? at.host;
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${at.port}${WEBHOOK_PATH}`,
    secret: randomBytes(32).toString('hex'),
  };
}
