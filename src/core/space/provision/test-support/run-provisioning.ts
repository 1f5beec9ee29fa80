import type { ContentfulExport } from '../../contentful-export.ts';
import { parseProvisionFlags } from '../parse-provision-flags.ts';
import type { ProvisionFlags } from '../parse-provision-flags.ts';
import { provisionSpace } from '../provision-space.ts';
import { newSettings } from '../site-settings.ts';
import { MANAGEMENT_TOKEN } from './management-stand-in.ts';
import type { ManagementStandIn } from './management-stand-in.ts';

export const WEBHOOK_SECRET = 'w'.repeat(64);

/**
 * A run as the command does it, with what it said; impatient, since the stand-in is quick. RETRIES in
 * `env` lets the client try again so often.
 */
export async function runProvisioning(
  standIn: Pick<ManagementStandIn, 'host'>,
  more: string[] = [],
  env: Record<string, string> = {},
  model?: ContentfulExport,
) {
  const flags = parseProvisionFlags(
    [
      ...['--space', 'new-space', '--host', standIn.host, '--insecure', '--yes'],
      ...['--site-url', 'https://www.example.com', ...more],
    ],
    { CONTENTFUL_MANAGEMENT_TOKEN: MANAGEMENT_TOKEN, ...env },
  ) as ProvisionFlags;
  const settings = newSettings(flags);
  const said: string[] = [];
  const terminal = {
    say: (text: string) => said.push(text),
    onStep: () => undefined,
    confirm: async () => true,
  };
  const pace = {
    processingWaitMs: 1,
    wait: async () => undefined,
    retryLimit: Number(env['RETRIES'] ?? 0),
  };
  const details = { ...pace, ...(model && { model }) };
  const outcome = provisionSpace(flags, settings, terminal, details);
  return { outcome, settings, said: () => said.join('\n') };
}

/** A finished run; throws where the run does. */
export async function provisioned(
  standIn: Pick<ManagementStandIn, 'host'>,
  more: string[] = [],
  env: Record<string, string> = {},
  model?: ContentfulExport,
) {
  const { outcome, settings, said } = await runProvisioning(standIn, more, env, model);
  return { ...(await outcome), settings, said: said() };
}
