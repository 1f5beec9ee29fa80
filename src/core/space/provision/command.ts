import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseProvisionFlags, USAGE } from './parse-provision-flags.ts';
import type { ProvisionFlags } from './parse-provision-flags.ts';
import { ProvisionError } from './provision-error.ts';
import type { ProvisionStep } from './provision-plan.ts';
import { provisionSpace } from './provision-space.ts';
import { newSettings, toEnvironment } from './site-settings.ts';
import type { SiteSettings } from './site-settings.ts';
import { writeEnv } from './write-env.ts';

const ENV_FILE = '.env';

/** Without a terminal, progress is told once in so many steps. */
const STEPS_A_LINE = 25;

const say = (text: string) => stdout.write(`${text}\n`);

/** 0: done or nothing to do; 1: it could not be done; 2: the command line is wrong. */
async function main(): Promise<number> {
  let flags: ProvisionFlags | 'help';
  try {
    flags = parseProvisionFlags(process.argv.slice(2), process.env);
  } catch (error) {
    return fail(error, 2);
  }
  if (flags === 'help') {
    stdout.write(USAGE);
    return 0;
  }
  const { yes, dryRun } = flags;
  if (!yes && !dryRun && !stdin.isTTY) {
    const sentence = 'Add --yes to write without being asked, or --dry-run to look first.';
    return fail(new ProvisionError(sentence), 2);
  }
  const settings = newSettings(flags);
  try {
    const onStep = stdout.isTTY ? showStep : tellSteps;
    await provisionSpace(flags, settings, { say, onStep, confirm: yes ? async () => true : ask });
    showSettings(flags, settings);
    return 0;
  } catch (error) {
    const status = fail(error, 1);
    // A secret that was set and not shown would be lost for good.
    if (settings.webhookSecret !== null) showSettings(flags, settings);
    return status;
  }
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function showStep(step: ProvisionStep, { number, of }: { number: number; of: number }): void {
  stdout.write(`\r\x1b[2K  ${step.area} ${number} of ${of}: ${step.change} ${step.what}`);
  if (number === of) stdout.write('\n');
}

function tellSteps(step: ProvisionStep, { number, of }: { number: number; of: number }): void {
  if (number % STEPS_A_LINE === 0 || number === of) say(`  ${step.area}: ${number} of ${of}`);
}

function showSettings({ writeEnv: toFile, dryRun }: ProvisionFlags, settings: SiteSettings): void {
  const pairs = toEnvironment(settings);
  if (toFile && !dryRun) {
    writeEnv(ENV_FILE, pairs);
    say(
      `\nThe settings are in ${ENV_FILE}, which only you can read. Restart the site to use them.`,
    );
    return;
  }
  const lines = pairs.map(([name, value]) => `${name}=${value}`);
  say(`\nThe settings of this space for .env (keep them to yourself):\n\n${lines.join('\n')}\n`);
}

function fail(error: unknown, status: number): number {
  if (!(error instanceof ProvisionError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  return status;
}

process.exitCode = await main();
