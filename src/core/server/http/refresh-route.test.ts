import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { createPostReader } from '../intake/inquiries/post-meta.ts';
import { refreshRoute, REFRESH_PATH } from './refresh-route.ts';

type Result = { ok: true } | { ok: false; message: string; reason: string };

function open(result: () => Result = () => ({ ok: true })) {
  const clock = createHandClock();
  let refreshed = 0;
  const routes = refreshRoute({
    publishing: {
      async refreshAll() {
        refreshed += 1;
        return result();
      },
    },
    readPost: createPostReader({ trustedProxyCount: 0, allowedOrigins: [] }),
    refuse: async (c, status) => c.text('', status),
    clock,
  });
  const post = (headers: Record<string, string> = {}) =>
    routes.request(`http://site.example${REFRESH_PATH}`, {
      method: 'POST',
      headers: { host: 'site.example', ...headers },
    });
  return { clock, post, refreshed: () => refreshed };
}

const json = { accept: 'application/json' };

test('refreshes the connection', async () => {
  const { post, refreshed } = open();
  expect(await (await post(json)).json()).toEqual({ success: true });
  expect(refreshed()).toBe(1);
});

test('says so when the content service cannot be reached', async () => {
  const { post } = open(() => ({ ok: false, message: 'Failed', reason: 'away' }));
  expect(await (await post(json)).json()).toEqual({ success: false });
});

test('asks the content service once in five seconds, however often it is pressed', async () => {
  const { clock, post, refreshed } = open();
  await post(json);
  const later = Array.from({ length: 20 }, () => post(json));
  await clock.pass(4_999);
  expect(refreshed()).toBe(1);
  await clock.pass(1);
  await Promise.all(later);
  expect(refreshed()).toBe(2);
});

test('answers a second press with what a second round found, not with the first answer', async () => {
  const results = [
    { ok: false as const, message: 'Failed', reason: 'away' },
    { ok: true as const },
  ];
  const { clock, post } = open(() => results.shift()!);
  expect(await (await post(json)).json()).toEqual({ success: false });
  const again = post(json);
  await clock.pass(5_000);
  expect(await (await again).json()).toEqual({ success: true });
});

test('leads back to the page it was pressed on, on this site only', async () => {
  const { clock, post } = open();
  const from = async (referer: string) => {
    const answer = post({ referer });
    await clock.pass(5_000);
    return (await answer).headers.get('location');
  };
  expect(await from('http://site.example/machines?x=1')).toBe('/machines');
  expect(await from('http://evil.example//evil.example')).toBe('/');
  expect(await from('')).toBe('/');
});

test('is refused to pages of other sites', async () => {
  const { post, refreshed } = open();
  expect((await post({ ...json, origin: 'https://evil.example' })).status).toBe(403);
  expect(refreshed()).toBe(0);
});
