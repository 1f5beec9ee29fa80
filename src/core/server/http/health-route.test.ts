import { expect, test } from 'vitest';
import { healthRoute } from './health-route.ts';

const SESSION = 'session=good';
const TOKEN = 'a-token-for-watchers';
const TELLING = /acme-space|cdn\.contentful\.com|ECONNREFUSED|No space left|sqlite|"version"/u;

/** Over a store that is or is not there, with a content service whose last failure says where it is. */
function open({
  ok = true,
  stopping = new AbortController(),
  metricsToken = TOKEN as string | null,
  origin = 'stale',
  failing = [] as object[],
} = {}) {
  const routes = healthRoute({
    settings: {
      content: { source: 'contentful', reason: 'a space id and a delivery token are set' },
      operation: { metricsToken },
    } as never,
    version: '1.0.0',
    source: {
      status: () =>
        ({
          space: 'acme-space',
          host: 'cdn.contentful.com',
          serving: { origin, since: 5 },
          delivery: { lastFailure: 'connect ECONNREFUSED 10.0.0.7:443', failing },
        }) as never,
    },
    stopping: stopping.signal,
    database: {
      health: async () => ({ ok, engine: 'sqlite', detail: 'No space left on /srv/site' }),
    },
    accounts: {
      readVisitor: ({ headers }) => ({
        cookie: headers.get('cookie'),
        address: null,
        userAgent: null,
      }),
      provider: {
        async current({ cookie }: { cookie: string | null }) {
          if (!ok) throw new Error('the database is unavailable');
          return cookie === SESSION ? {} : null;
        },
      } as never,
    },
  });
  return async (headers: Record<string, string> = {}, path = '/health') => {
    const answer = await routes.request(`http://site.example${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
}

// Seen failing with `mayKnowAll` answering true to everyone.
test.each<[string, Record<string, string>]>([
  ['a visitor', {}],
  ['a session that is none', { cookie: 'session=forged' }],
  ['another token', { authorization: 'Bearer a-token-for-watcher' }],
])('%s learns whether the site works and what it serves, nothing more', async (_, headers) => {
  const { status, text } = await open()(headers);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({
    status: 'degraded',
    content: { source: 'contentful', serving: { origin: 'stale', since: 5 } },
    database: { ok: true },
  });
});

// Seen failing: "ok" while a service that had never answered failed every question.
test.each([
  ['live', [], 'ok'],
  ['unread', [], 'ok'],
  ['live', [{ status: 400 }], 'degraded'],
  ['none', [], 'degraded'],
])('content that is %s, with the failing questions %j, is %s', async (origin, failing, status) => {
  const seen = await open({ origin, failing })();
  expect([seen.status, JSON.parse(seen.text).status]).toEqual([200, status]);
});

test('the owner and whoever watches learn why', async () => {
  for (const headers of [{ cookie: SESSION }, { authorization: `Bearer ${TOKEN}` }]) {
    expect((await open()(headers)).text).toMatch(TELLING);
  }
});

test('without a token set, none opens it', async () => {
  const ask = open({ metricsToken: null });
  for (const authorization of ['Bearer null', 'Bearer ', 'Bearer']) {
    expect((await ask({ authorization })).text).not.toMatch(TELLING);
  }
});

// Seen failing without `stopping` in the route.
test('once the site was told to stop it is not ready, so that a load balancer goes elsewhere', async () => {
  const stopping = new AbortController();
  const ask = open({ stopping });
  expect((await ask({}, '/health/ready')).status).toBe(200);
  stopping.abort();
  expect((await ask({}, '/health/ready')).status).toBe(503);
  expect((await ask({}, '/health/live')).status).toBe(200);
});

test('while nothing can be stored it says so with 503, in few words to all but watchers', async () => {
  const ask = open({ ok: false });
  const seen = await ask({ cookie: SESSION });
  expect([seen.status, TELLING.test(seen.text)]).toEqual([503, false]);
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).text).toMatch(/No space left/u);
  expect((await ask({}, '/health/ready')).status).toBe(503);
  expect((await ask({}, '/health/live')).status).toBe(200);
});
