import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { preloadHints, sendHints, type EarlyHintsSetting } from './early-hints.ts';

const PAGE = `<!doctype html><html><head>
<link rel="preload" href="/fonts/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
<link rel="preload" as="image" imagesrcset="/p?w=320&amp;q=75 320w, /p?w=768&amp;q=75 768w" imagesizes="100vw" type="image/avif" fetchpriority="high"/>
<link rel="icon" href="/icon.svg"/></head><body><link rel="preload" href="/late"></body></html>`;

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** What a client with these headers is told before the answer. */
async function hintsFor(
  setting: EarlyHintsSetting,
  headers: Record<string, string>,
  method = 'GET',
) {
  const server = createServer((incoming, response) => {
    sendHints(incoming, response, preloadHints(PAGE), setting);
    response.end('page');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<string | undefined>((resolve, reject) => {
    let told: string | undefined;
    const asking = request({ port, host: '127.0.0.1', headers, method });
    asking.on('information', (info) => (told = `${info.statusCode} ${info.headers.link}`));
    asking.on('response', (answer) => answer.resume().on('end', () => resolve(told)));
    asking.on('error', reject);
    asking.end();
  });
}

const NAVIGATION = { 'sec-fetch-mode': 'navigate' };

describe('Early hints', () => {
  it('name the fonts and the first picture of the head, nothing else', () => {
    expect(preloadHints(PAGE)).toEqual([
      '</fonts/a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin="anonymous"',
      '</p?w=320&q=75>; rel=preload; as="image"; type="image/avif"; fetchpriority="high"; ' +
        'imagesrcset="/p?w=320&q=75 320w, /p?w=768&q=75 768w"; imagesizes="100vw"',
    ]);
  });

  it('go to a browser that opens a page', async () => {
    expect(await hintsFor('auto', NAVIGATION)).toMatch(/^103 <\/fonts\/a\.woff2>/u);
  });

  it('do not go to other clients, nor with other methods', async () => {
    expect(await hintsFor('on', {})).toBeUndefined();
    expect(await hintsFor('on', { 'sec-fetch-mode': 'cors' })).toBeUndefined();
    expect(await hintsFor('on', NAVIGATION, 'HEAD')).toBeUndefined();
  });

  it('go through a proxy only where the owner says so', async () => {
    const proxied = { ...NAVIGATION, 'x-forwarded-for': '192.0.2.1' };
    expect(await hintsFor('auto', proxied)).toBeUndefined();
    expect(await hintsFor('on', proxied)).toMatch(/^103 /u);
    expect(await hintsFor('off', NAVIGATION)).toBeUndefined();
  });
});
