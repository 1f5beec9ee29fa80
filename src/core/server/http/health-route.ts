import { Hono, type Context } from 'hono';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import type { AccountService, ContentSettings } from '#server/owner/owner.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { socketAddress } from '../client-address.ts';
import { bearsToken } from '#server/measuring/measuring.ts';

/**
 * `GET /health/live`: 200 as long as the process answers at all. `GET /health/ready`: 503 while inquiries could not be
 * stored, and once the site has been told to stop. `GET /health`: whether they can, and what content is served; to the
 * owner and to watchers more. `degraded` while the content service does not answer everything. 503 only when inquiries could not be stored; the content service being down is no reason.
 */
export function healthRoute(parts: {
  settings: { content: ContentSettings; operation: { metricsToken: string | null } };
  version: string;
  source: Pick<ContentSource, 'status'>;
  database: Pick<SiteDatabase, 'health'>;
  stopping: AbortSignal;
  accounts: Pick<AccountService, 'provider' | 'readVisitor'>;
}): Hono {
  const { settings, version, source, database, stopping, accounts } = parts;
  const routes = new Hono();
  const unkept = { 'Cache-Control': 'no-store' };

  /** Version, space, hosts and faults help an attacker more than a visitor. */
  async function mayKnowAll(c: Context): Promise<boolean> {
    const { metricsToken } = settings.operation;
    if (bearsToken(c.req.header('authorization'), metricsToken)) return true;
    const visitor = accounts.readVisitor(c.req.raw, socketAddress(c.env));
    if (visitor.cookie === null) return false;
    // Without the store, an owner cannot be recognised.
    const session = await accounts.provider.current(visitor).catch(() => null);
    return session !== null;
  }

  routes.get('/health/live', (c) => c.json({ status: 'ok' }, 200, unkept));
  routes.get('/health/ready', async (c) => {
    const store = await database.health();
    const ok = store.ok && !stopping.aborted;
    return c.json({ status: ok ? 'ok' : 'unavailable' }, ok ? 200 : 503, unkept);
  });
  routes.get('/health', async (c) => {
    const store = await database.health();
    const content = source.status();
    const { serving, delivery } = content;
    const isWell =
      (serving.origin === 'live' || serving.origin === 'unread') && delivery.failing.length === 0;
    const status = !store.ok ? 'unavailable' : isWell ? 'ok' : 'degraded';
    const { source: chosen, reason } = settings.content;
    const answer = (await mayKnowAll(c))
      ? {
          status,
          version,
          database: store,
          content: { ...content, source: chosen, reason },
        }
      : {
          status,
          database: { ok: store.ok },
          content: { source: chosen, serving },
        };
    return c.json(answer, store.ok ? 200 : 503, unkept);
  });
  return routes;
}
