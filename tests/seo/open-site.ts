import { setTimeout as wait } from 'node:timers/promises';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/** The public address that pages name, another than the one they are asked at. */
export const SITE_URL = 'https://vending.example';

const MOST_ASKS = 60;
const ASK_AGAIN_MS = 250;

export type OpenSite = {
  emulator: Emulator;
  site: BuiltSite;
  /** Asks without following redirects. */
  ask(path: string): Promise<Response>;
  /** Asks until the page is built from the space: a busy machine may miss its deadline at first. */
  untilLive(path: string): Promise<void>;
  stop(): Promise<void>;
};

/** The built site as the public sees it, reading the sample space. */
export async function openSite(): Promise<OpenSite> {
  return openSiteOn(await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 }));
}

/** The same on a content service that runs already, with a store of its own unless told which. */
export async function openSiteOn(
  emulator: Emulator,
  dataDir?: string,
  env: Record<string, string> = {},
): Promise<OpenSite> {
  const site = await startBuiltSite({
    ...emulatorSettings(emulator),
    SITE_URL,
    // Asked at this address, it is the product's own; any other host sees a preview.
    PRODUCT_DOMAIN: '127.0.0.1',
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
    ...env,
  });
  return {
    emulator,
    site,
    ask: (path) => fetch(site.url + path, { redirect: 'manual' }),
    async untilLive(path) {
      for (let ask = 0; ask < MOST_ASKS; ask += 1) {
        const answer = await fetch(site.url + path);
        await answer.arrayBuffer();
        if (/^(?:live|stale)$/u.test(answer.headers.get('x-content-source') ?? '')) return;
        await wait(ASK_AGAIN_MS);
      }
      throw new Error(`${path} was never built from the space`);
    },
    async stop() {
      await site.stop();
      await emulator.close();
    },
  };
}
