import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { examineSystem } from '../doctor/examine-system.ts';
import { describeFindings } from '../doctor/finding.ts';
import { parseProbeAddress } from '../doctor/mail/send-probe.ts';
import { runCommand } from './command-line.ts';

/*
 * npm run doctor:system [-- --probe someone@example.com] [--dkim-selector NAME]: checks a deployment and says what to do.
 * Ends with 1 when there is a fault. Only with --probe it sends a mail.
 */

await runCommand(async () => {
  const { values } = parseArgs({
    options: { probe: { type: 'string' }, 'dkim-selector': { type: 'string' } },
  });
  const { probe, 'dkim-selector': dkimSelector = null } = values;
  if (dkimSelector !== null && !/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/iu.test(dkimSelector))
    throw new Error('--dkim-selector must be followed by the name of a selector, such as s1.');
  const to = probe === undefined ? null : parseProbeAddress(probe);
  if (existsSync('.env')) loadEnvFile('.env');
  const findings = await examineSystem(process.env, { probe: to, dkimSelector });
  console.log(describeFindings(findings));
  process.exit(findings.some(({ state }) => state === 'fault') ? 1 : 0);
});
