// A command starts like server.ts does: it reads the settings of the site.
import { parseArgs } from 'node:util';
import type { ContentCredentials } from '#content/contentful/configuration.ts';
import { whyNotWord } from '#copy/own-wording.ts';
import { readStoredContent } from '#server/owner/owner.ts';
import { parseSettings, SettingsError, type Settings } from '#server/settings.ts';
import { ensureSpaceFile, SPACE_FILE } from '../space-file.ts';
import { DoctorError } from './doctor-error.ts';
import { examineSpace } from './examine-space.ts';
import type { Finding, Severity } from './finding.ts';
import { SEVERITIES } from './finding.ts';
import { readSpace } from './read-space.ts';
import { startSpaceService } from './start-space-service.ts';

const EXIT = { healthy: 0, errors: 1, notExamined: 2 } as const;

async function main(): Promise<number> {
  const flags = parseDoctorFlags(process.argv.slice(2));
  if (flags === 'help') {
    process.stdout.write(USAGE);
    return EXIT.healthy;
  }
  const settings = parseSettings(process.env);
  const { source, credentials, stop } = await openSource(flags, settings);
  let findings: Finding[];
  try {
    const { space, draftsFailure } = await readSpace(credentials);
    const { siteName, siteUrl, content } = settings;
    const options = { siteName, siteUrl, footerLogoId: content.footerLogoAssetId, whyNotWord };
    findings = [...aboutPreviewToken(draftsFailure), ...examineSpace(space, options)];
  } finally {
    stop();
  }
  const summary = summarise(findings);
  const text = flags.json
    ? JSON.stringify({ source, summary, findings }, null, 2)
    : `Examined ${source}.\n\n${describeFindings(findings)}`;
  process.stdout.write(`${text}\n`);
  const counted = summary.error + (flags.strict ? summary.warning : 0);
  return counted > 0 ? EXIT.errors : EXIT.healthy;
}

type Source = { source: string; credentials: ContentCredentials; stop: () => void };

async function openSource(flags: DoctorFlags, settings: Settings): Promise<Source> {
  // As the site itself would: what was entered under /admin counts where the environment sets nothing.
  const { content, unreadable } = await readStoredContent(settings);
  const isSample = flags.sample || content.source === 'sample';
  const file = flags.spaceFile ?? (isSample ? SPACE_FILE : null);
  if (file === SPACE_FILE) ensureSpaceFile();
  if (file !== null) {
    const source = file === SPACE_FILE ? 'the sample space' : `the file ${file}`;
    return { source, ...(await startSpaceService(file)) };
  }
  if (content.source === 'none' || content.missing.length > 0) {
    const sealed =
      unreadable.length === 0
        ? ''
        : ` ${unreadable.join(' and ')} ${unreadable.length > 1 ? 'are' : 'is'} stored, but sealed with another SETTINGS_KEY.`;
    throw new DoctorError(
      `No space is configured (${content.reason}).${sealed} Set CONTENTFUL_SPACE_ID and CONTENTFUL_DELIVERY_TOKEN, or give --space-file or --sample.`,
    );
  }
  const { credentials } = content;
  const source = `the space ${credentials.spaceId}, environment ${credentials.environmentId}`;
  return { source, credentials, stop: () => undefined };
}

function aboutPreviewToken(failure: string | null): Finding[] {
  if (failure === null) return [];
  return [
    {
      check: 'tokens',
      severity: 'warning',
      kind: 'setting',
      id: 'CONTENTFUL_PREVIEW_TOKEN',
      title: '',
      field: null,
      pages: [],
      message: `Drafts cannot be read with the preview token. ${failure}`,
    },
  ];
}

type Summary = Record<Severity, number>;

const HEADINGS: Record<Severity, string> = {
  error: 'Errors: visitors meet something broken, missing or unsafe',
  warning: 'Warnings: it works, and harms search, accessibility or speed',
  notice: 'Notices: worth tidying',
};

/** Pages named for one finding before the rest is counted. */
const PAGES_SHOWN = 3;

function summarise(findings: readonly Finding[]): Summary {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}

/** The findings for a console, by severity, with what is concerned and the pages that suffer. */
function describeFindings(findings: readonly Finding[]): string {
  const blocks = SEVERITIES.flatMap((severity) => {
    const these = findings.filter((finding) => finding.severity === severity);
    if (these.length === 0) return [];
    return [`${HEADINGS[severity]} (${these.length})\n\n${these.map(describe).join('\n\n')}\n`];
  });
  const { error, warning, notice } = summarise(findings);
  const total = `${error} errors, ${warning} warnings, ${notice} notices`;
  return [...blocks, total].join('\n');
}

function describe({ kind, id, title, field, check, message, pages }: Finding): string {
  const name = title === '' || title === id ? '' : ` “${title}”`;
  const where = field === null ? '' : `, field ${field}`;
  const others = pages.length - PAGES_SHOWN;
  const shown = [...pages.slice(0, PAGES_SHOWN), ...(others > 0 ? [`${others} more`] : [])];
  const harmed = shown.length === 0 ? '' : `\n    Pages: ${shown.join(', ')}`;
  return `  ${kind} ${id}${name}${where} (${check})\n    ${message}${harmed}`;
}

const USAGE = `Usage: npm run content:doctor -- [options]

Reads the configured space (or the sample space, where none is) and lists what is worth putting right.

  --space-file FILE   examine an export file instead
  --sample            examine the sample space
  --json              print JSON: { source, summary, findings }
  --strict            warnings count as errors for the exit status

Exit status: 0 no errors, 1 at least one error, 2 the space could not be examined.
`;

type DoctorFlags = {
  spaceFile: string | null;
  sample: boolean;
  json: boolean;
  strict: boolean;
};

const OPTIONS = {
  'space-file': { type: 'string' },
  sample: { type: 'boolean' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * The options of a command line, or 'help'.
 * @throws DoctorError naming the flag that is wrong
 */
function parseDoctorFlags(args: string[]): DoctorFlags | 'help' {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.help) return 'help';
    const { sample = false, json = false, strict = false } = values;
    return { spaceFile: values['space-file'] ?? null, sample, json, strict };
  } catch (error) {
    throw new DoctorError(`${(error as Error).message} See --help.`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DoctorError) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT.notExamined;
}
