// A command starts like server.ts does: it reads the settings of the site.
import { parseSettings, SettingsError, type Settings } from '#server/settings.ts';
import { readStoredContent } from '#server/owner/owner.ts';
import type { ContentCredentials } from '#content/contentful/configuration.ts';
import { whyNotWord } from '#copy/own-wording.ts';
import { ensureSpaceFile, SPACE_FILE } from '../space-file.ts';
import { describeFindings, summarise } from './describe-findings.ts';
import { DoctorError } from './doctor-error.ts';
import { examineSpace } from './examine-space.ts';
import type { Finding } from './finding.ts';
import { parseDoctorFlags, USAGE } from './parse-doctor-flags.ts';
import type { DoctorFlags } from './parse-doctor-flags.ts';
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

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DoctorError) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT.notExamined;
}
