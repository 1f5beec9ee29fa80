import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openSiteDatabase } from '#server/open-site-database.ts';
import type { LogLine } from '#server/store/open-database.ts';
import { parseSettings } from '#server/settings.ts';
import { socketAddress } from '#server/client-address.ts';
import { readPlainForm } from '#server/intake/inquiries/submit-inquiry-form.ts';
import { startInquiryService } from '#server/intake/inquiries/start-inquiry-service.ts';
import { personalParts } from '#server/personal-parts.ts';
import { Hono } from 'hono';

/*
 * The path of an inquiry as a process of its own: the same routes, store and mailer as the site, without its pages.
 * It reads the site's settings from the environment and prints one line when it is up.
 */
const { env } = process;
const verbose = env.LOG_LEVEL !== 'silent';
const log: LogLine = (level, message, details) => {
  if (verbose && level !== 'debug') console.error(JSON.stringify({ level, message, ...details }));
};

const port = Number(env.PORT ?? 0);
const database = await openSiteDatabase({
  url: env.DATABASE_URL || null,
  dataDir: env.DATA_DIR ?? './data',
  log,
});
const { inquiries: settings } = parseSettings({
  ...env,
  SITE_URL: env.SITE_URL ?? `http://127.0.0.1:${port}`,
});
const service = await startInquiryService({ personalParts, database, settings, log });

const app = new Hono();
app.get('/health', async (c) => {
  const store = await database.health();
  return c.json(
    { status: store.ok ? 'ok' : 'unavailable', database: store, inquiries: service.stats() },
    store.ok ? 200 : 503,
  );
});
app.route('/', service.routes);
app.post('/inquiry', async (c) => {
  const meta = { ...service.readPost(c.req.raw, socketAddress(c.env)), language: 'en-US' };
  const result = await service.submitInquiryForm(await readPlainForm(c.req.raw), meta);
  return c.json(result, result.outcome === 'sent' ? 200 : result.status);
});
app.onError((error, c) => {
  log('error', 'A request failed', { name: error.name });
  return c.json({ success: false, error: 'fault' }, 500);
});

const server = createServer(
  {
    headersTimeout: 2_000,
    requestTimeout: 3_000,
    connectionsCheckingInterval: 500,
    maxHeaderSize: 8_192,
    keepAliveTimeout: 65_000,
  },
  getRequestListener((request, bindings) => app.fetch(request, bindings)),
);
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready ${typeof address === 'object' && address ? address.port : port}`);
});

let stopping = false;
process.on('SIGTERM', async () => {
  if (stopping) return;
  stopping = true;
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection falls idle when its answer is out; left alone it would keep the server open for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
  await service.stop();
  await database.close();
  process.exit(0);
});
