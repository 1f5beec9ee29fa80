import { readFileSync } from 'node:fs';
import { describeUnknownSettings } from '../setting-names.ts';
import { isLoopback, parseSettings, SettingsError } from '../settings.ts';
import { readStoredContent } from '#server/owner/owner.ts';
import { checkContent } from './check-content.ts';
import { checkDatabase } from './check-database.ts';
import { checkDataDir, checkNode } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkDeployment, checkSecrets } from './check-settings.ts';
import { checkSite } from './check-site.ts';
import { checkFactors, checkStoredCredentials } from './check-stored.ts';
import { fault, ok, warning, type Finding } from './finding.ts';
import { createDnsResolver, type DnsResolver } from './mail/dns-resolver.ts';
import { sendProbe } from './mail/send-probe.ts';

type ExaminationOptions = {
  /** Where DKIM's key is, for a carrier that does not tell. */
  dkimSelector?: string | null;
  /** Who gets a mail to see whether it arrives; null: nobody. */
  probe?: string | null;
  resolver?: DnsResolver;
};

/**
 * Examines a deployment with the settings the site would start with: reads, asks and connects, but changes nothing, and
 * sends nothing unless a probe is asked for.
 * @param env the environment of the site
 */
export async function examineSystem(
  env: Record<string, string | undefined>,
  { dkimSelector = null, probe = null, resolver = createDnsResolver() }: ExaminationOptions = {},
): Promise<Finding[]> {
  const wanted = readFileSync(new URL('../../../../.node-version', import.meta.url), 'utf8').trim();
  const findings: Finding[] = [checkNode(process.versions.node, wanted)];
  const unknown = describeUnknownSettings(env);
  findings.push(...unknown.map((sentence) => warning('Settings', sentence, 'See .env.example.')));
  let fromEnvironment;
  try {
    fromEnvironment = parseSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const faults = error.message
      .split('\n')
      .map((line) => fault('Settings', line, 'See .env.example.'));
    return [...findings, ...faults];
  }
  findings.push(ok('Settings', 'every one is usable'));
  const stored = await readStoredContent(fromEnvironment);
  const settings = { ...fromEnvironment, content: stored.content };
  findings.push(...checkDeployment(settings));
  findings.push(...checkSecrets(env, !isLoopback(settings.siteUrl)));
  findings.push(...(await checkDataDir(settings.dataDir)));
  const remote = await Promise.all([
    checkDatabase(settings.databaseUrl, settings.dataDir),
    checkFactors({ url: settings.databaseUrl, dataDir: settings.dataDir }, settings),
    checkStoredCredentials(stored, fromEnvironment),
    checkMail(settings.inquiries.mail, { resolver, dkimSelector }),
    checkContent(settings),
    checkSite(settings.siteUrl),
  ]);
  const sent = probe === null ? [] : [await sendProbe(probe, settings.inquiries)];
  return [...findings, ...remote.flat(), ...sent];
}
