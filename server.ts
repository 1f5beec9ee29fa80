import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Server as SocketServer } from 'node:net';
import { join, resolve } from 'node:path';
import { startAccounts, openContentConnection } from '#server/owner/owner.ts';
import { systemClock, makeFolder, type LogLine } from '#server/store/store.ts';
import { noteOwnWords } from '#copy/wordings.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import { startInquiryService } from '#server/intake/intake.ts';
import {
  listen,
  takeFreePort,
  type Place,
  answerUnreadable,
  plainHeaders,
  stopOnSignal,
  stopWithStarter,
  watchProcess,
} from '#server/http/http.ts';
import { createCurrentMailLook } from '#server/current-mail-look.ts';
import { createCurrentSiteName } from '#server/current-site-name.ts';
import { createSiteLog, startTraces } from '#server/measuring/measuring.ts';
import { describeUnknownSettings } from '#server/setting-names.ts';
import { parseSettings, SettingsError } from '#server/settings.ts';
import { startSampleContent, type SampleContent } from '#server/sample-content.ts';
import { describeStart } from '#server/start-block.ts';
import { createSampleWebhook } from '#server/publishing/publishing.ts';
import type { createSite, Site, SiteParts } from '#server/app.ts';
import { personalParts } from '#server/personal-parts.ts';

type SiteModule = { createSite: typeof createSite };

const root = import.meta.dirname;
const development = process.argv.includes('--dev');

/** Slow and oversized requests end here, not in a handler: within 3.5 s. */
const LIMITS = {
  headersTimeout: 3_000,
  requestTimeout: 3_000,
  connectionsCheckingInterval: 500,
  // Longer than proxies keep an idle connection (nginx and Caddy: 60 s): who closes first must not be us, or a post that
  // is already on its way meets a closed connection.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 69_632,
  // Refused by the site itself, with the headers of every answer.
  requireHostHeader: false,
};

/** Sends the last traces, where traces are made. */
let endTraces = async (): Promise<void> => {};

/** One sentence and out: what an operator can act on needs no stack. */
function stopWith(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** What tests and measurements change. */
export type TestParts = Pick<SiteParts, 'keepsPages'> &
  Pick<Parameters<typeof startInquiryService>[0], 'standIn'>;

async function start(testParts: TestParts): Promise<void> {
  const settings = parseSettings(process.env);
  const requestIds = new AsyncLocalStorage<string>();
  const log = createSiteLog(settings.logLevel, requestIds);
  const writeLog: LogLine = (level, message, details) => log[level](details ?? {}, message);
  const { traces } = settings.operation;
  if (traces)
    endTraces = await startTraces({ ...traces, serviceName: settings.siteName }, writeLog);
  const openingDatabase = openSiteDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    log: writeLog,
  });
  // Begun together with the rest: reading the built site takes as long as opening the database.
  const building = development ? null : loadBuiltSite();
  building?.catch(() => undefined);
  let sample: SampleContent | null = null;
  let place: Place | SocketServer = settings;
  if (settings.content.source === 'sample') {
    openingDatabase.catch(() => undefined);
    // It must know where the site is to be told of changes before that listens.
    if (settings.port === 0)
      ({ port: settings.port, held: place } = await takeFreePort(settings.host));
    // Its pictures are laid out in the data folder: where that cannot be used, the database says so in words.
    await makeFolder(resolve(settings.dataDir)).catch(() => openingDatabase);
    const webhook = createSampleWebhook(settings);
    settings.operation.webhookSecrets.push(webhook.secret);
    const onExit = () =>
      log.warn('The sample content service has ended; pages go on from the last good answers');
    sample = await startSampleContent(settings, onExit, webhook);
  }
  const database = await openingDatabase;
  const connection = await openContentConnection({
    database,
    settings,
    clock: systemClock,
    log: writeLog,
    settingsKeys: settings.accounts.settingsKeys,
  });
  if (sample) connection.useSample(sample);
  const siteName = createCurrentSiteName(settings.siteName);
  const mailLook = createCurrentMailLook();
  const inquiries = await startInquiryService({
    personalParts,
    database,
    siteName,
    mailLook,
    settings: settings.inquiries,
    settingsKeys: settings.accounts.settingsKeys,
    log: writeLog,
    ...testParts,
  });
  const accounts = await startAccounts({
    database,
    siteName,
    mailLook,
    settings: settings.accounts,
    log: writeLog,
    sendMail: inquiries.sendMail,
  });
  const parts: SiteParts = {
    settings,
    log,
    requestIds,
    database,
    inquiries,
    accounts,
    siteName,
    mailLook,
    noteOwnWords,
    connection,
    stopping: new AbortController(),
    clientDir: development ? null : join(root, 'build/client'),
    ...testParts,
  };
  const server = building ? await serveBuilt(parts, await building) : await serveDevelopment(parts);
  await listen(server, place);
  // Such as a connection for which there was no descriptor left: the others go on.
  server.on('error', (error) =>
    log.error({ err: error }, 'The server failed to take a connection'),
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(
    describeStart(settings, {
      port,
      development,
      mail: inquiries.mailDescription,
      editorUrl: connection.editorAddress(),
      accountCode: await accounts.provider.firstAccountCode(),
      unknown: describeUnknownSettings(process.env),
    }),
  );
}

async function loadBuiltSite(): Promise<SiteModule> {
  const file = join(root, 'build/server/index.js');
  if (!existsSync(file)) {
    throw new Error(
      'The site is not built yet: start it with npm start, which builds it, or run node tools/build.mjs first.',
    );
  }
  return (await import(file)) as SiteModule;
}

async function serveBuilt(parts: SiteParts, module: SiteModule): Promise<Server> {
  const site = await module.createSite(parts);
  const server = createServer(LIMITS, (request, response) => site.listener(request, response));
  answerUnreadable(server, plainHeaders({ secure: parts.settings.siteUrl.startsWith('https:') }));
  watchProcess(
    parts.log,
    stop(server, parts, () => site.close()),
  );
  return server;
}

async function serveDevelopment(parts: SiteParts): Promise<Server> {
  const { createServer: createVite } = await import('vite');
  const server = createServer(LIMITS);
  // The reload socket shares our port, so that two development servers do not fight for one of its own.
  const vite = await createVite({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  let loaded: { module: unknown; site: Site } | null = null;
  // A changed module makes a new server module: the site is put together again on top of it.
  const currentSite = async (): Promise<Site> => {
    const module = (await vite.ssrLoadModule('/src/core/server/app.ts')) as SiteModule;
    if (loaded?.module !== module) {
      await loaded?.site.close();
      loaded = { module, site: await module.createSite(parts) };
    }
    return loaded.site;
  };
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      currentSite().then(
        (site) => site.listener(request, response),
        (error: unknown) => {
          vite.ssrFixStacktrace(error as Error);
          parts.log.error({ err: error }, 'The site could not be put together');
          response.writeHead(500).end('The site could not be put together: see the console.');
        },
      );
    });
  });
  stop(server, parts, () => vite.close());
  return server;
}

const stop = (server: Server, parts: SiteParts, close: () => Promise<void>) =>
  stopOnSignal(server, {
    stopping: parts.stopping,
    drainMs: parts.settings.operation.drainSeconds * 1_000,
    async finish() {
      await close();
      parts.connection.stop();
      await parts.accounts.stop();
      await parts.inquiries.stop();
      await parts.database.close();
      await endTraces();
    },
  });

/** Starts the site by the environment's settings, or ends the process with one sentence. */
export async function run(parts: TestParts = {}): Promise<void> {
  try {
    await start(parts);
  } catch (error) {
    if (error instanceof SettingsError) {
      const lines = [
        'A setting needs attention.',
        error.message,
        ...describeUnknownSettings(process.env),
      ];
      stopWith(`${lines.join('\n')}\nEvery setting is described in .env.example.`);
    }
    stopWith(error instanceof Error ? error.message : String(error));
  }
}

if (import.meta.main) {
  stopWithStarter();
  await run();
}
