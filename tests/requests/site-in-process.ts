import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from 'contentful-emulator';
import { noteOwnWords } from '#copy/wordings.ts';
import { startAccounts, type AccountService } from '#server/owner/accounts/start-accounts.ts';
import type { createSite, SiteParts } from '#server/app.ts';
import { systemClock } from '#server/store/clock.ts';
import { createCurrentMailLook } from '#server/current-mail-look.ts';
import { createCurrentSiteName } from '#server/current-site-name.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import type { LogLine } from '#server/store/open-database.ts';
import { startInquiryService } from '#server/intake/inquiries/start-inquiry-service.ts';
import { answerUnreadable } from '#server/http/security/answer-unreadable.ts';
import { plainHeaders } from '#server/http/security/security-headers.ts';
import { parseSettings } from '#server/settings.ts';
import { createSiteLog } from '#server/measuring/site-log.ts';
import { openContentConnection } from '#server/owner/stored-settings/content-connection.ts';
import { personalParts } from '#server/personal-parts.ts';
import { ensureAssetLayout } from '#space/asset-layout.ts';
import { askSite, type Answered, type Asked } from './ask-site.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';
import { ROOT } from '#tools/runtime.mjs';
import { SPACE_FILE } from '#space/space-file.ts';

/** The built site on the sample space inside this process, so that what a request does to the process shows. */
export type SiteInProcess = {
  url: string;
  port: number;
  ask(asked: Asked): Promise<Answered>;
  accounts: AccountService['provider'];
  /** What was logged as an error. */
  errors: string[];
  /** What was logged as a warning, with its details. */
  warnings: { message: string; details: unknown }[];
  stop(): Promise<void>;
};

export async function startSiteInProcess(
  env: Record<string, string> = {},
  {
    space = SPACE_FILE,
    ...parts
  }: Pick<SiteParts, 'keepsPages' | 'socialCards'> & { space?: string | object } = {},
): Promise<SiteInProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vending-site-'));
  const assets = join(dataDir, 'sample-assets');
  ensureAssetLayout(assets);
  const emulator = await startEmulator({
    space,
    assets,
    port: 0,
    previewPort: 0,
  });
  const settings = parseSettings({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...emulatorSettings(emulator),
    SITE_URL: 'https://vending.example',
    PRODUCT_DOMAIN: 'vending.example',
    ...env,
  });
  const errors: string[] = [];
  const requestIds = new AsyncLocalStorage<string>();
  const log = createSiteLog(settings.logLevel, requestIds);
  log.error = ((details: unknown, message: string) =>
    errors.push(
      `${message} ${details instanceof Object && 'err' in details ? String(details.err) : ''}`,
    )) as unknown as typeof log.error;
  const warnings: SiteInProcess['warnings'] = [];
  log.warn = ((details: unknown, message: string) =>
    warnings.push({ message, details })) as unknown as typeof log.warn;
  const writeLog: LogLine = (level, message, details) => log[level](details ?? {}, message);
  const database = await openSiteDatabase({ url: settings.databaseUrl, dataDir, log: writeLog });
  const shared = { database, log: writeLog };
  const connection = await openContentConnection({
    ...shared,
    settings,
    clock: systemClock,
    settingsKeys: settings.accounts.settingsKeys,
  });
  const accounts = await startAccounts({
    ...shared,
    settings: settings.accounts,
    sendMail: null,
  });
  const inquiries = await startInquiryService({
    personalParts,
    ...shared,
    settings: settings.inquiries,
  });
  const siteName = createCurrentSiteName(settings.siteName);
  const module = (await import(join(ROOT, 'build/server/index.js'))) as {
    createSite: typeof createSite;
  };
  const site = await module.createSite({
    settings,
    log,
    requestIds,
    database,
    inquiries,
    accounts,
    siteName,
    mailLook: createCurrentMailLook(),
    noteOwnWords,
    connection,
    stopping: new AbortController(),
    clientDir: join(ROOT, 'build/client'),
    contentDeadlineMs: 60_000,
    ...parts,
  });
  const limits = { headersTimeout: 2_000, requestTimeout: 3_000, connectionsCheckingInterval: 200 };
  const server = createServer(
    { ...limits, maxHeaderSize: 69_632, requireHostHeader: false },
    (request, response) => site.listener(request, response),
  );
  answerUnreadable(server, plainHeaders({ secure: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    errors,
    warnings,
    ask: (asked) => askSite(agent, port, asked),
    accounts: accounts.provider,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
      connection.stop();
      await inquiries.stop();
      await accounts.stop();
      await database.close();
      await emulator.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
