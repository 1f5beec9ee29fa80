import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { createPostReader } from '../inquiries/post-meta.ts';
import { refreshRoute, REFRESH_PATH } from './refresh-route.ts';

function open(
  result: { ok: true } | { ok: false; message: string; reason: string } = { ok: true },
) {
  const clock = createHandClock();
  let refreshed = 0;
  const routes = refreshRoute({
    publishing: {
      async refreshAll() {
        refreshed += 1;
        return result;
      },
    },
    readPost: createPostReader({ trustedProxyCount: 0, allowedOrigins: [] }),
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
  const { post } = open({ ok: false, message: 'Failed', reason: 'away' });
  expect(await (await post(json)).json()).toEqual({ success: false });
});

test('asks the content service once, however often it is pressed', async () => {
  const { clock, post, refreshed } = open();
  for (let presses = 0; presses < 20; presses++) await post(json);
  expect(refreshed()).toBe(1);
  await clock.pass(5_000);
  await post(json);
  expect(refreshed()).toBe(2);
});

test('leads back to the page it was pressed on, on this site only', async () => {
  const { post } = open();
  const from = async (referer: string) => (await post({ referer })).headers.get('location');
  expect(await from('http://site.example/machines?x=1')).toBe('/machines');
  expect(await from('http://evil.example//evil.example')).toBe('/');
  expect(await from('')).toBe('/');
});

test('is refused to pages of other sites', async () => {
  const { post, refreshed } = open();
  expect((await post({ ...json, origin: 'https://evil.example' })).status).toBe(403);
  expect(refreshed()).toBe(0);
});
