import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { SPACE_FILE } from '#space/space-file.ts';

type Emulator = Awaited<ReturnType<typeof startEmulator>>;

function envFor(emulator: Emulator, dataDir?: string): Record<string, string> {
  return {
    ...emulatorSettings(emulator),
    ...(dataDir ? { DATA_DIR: dataDir } : {}),
  };
}

async function statusesOf(site: BuiltSite): Promise<Record<string, number>> {
  const answers = await Promise.all(PUBLIC_PATHS.map((path) => fetch(site.url + path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return Object.fromEntries(PUBLIC_PATHS.map((path, index) => [path, answers[index]!.status]));
}

// What goes on while the service fails, of every kind, warm and cold: tests/faults (B1).
describe.skipIf(!isBuilt)(
  'Every public page after a restart, and addresses of things that are not there',
  () => {
    let emulator: Emulator;
    const sites: BuiltSite[] = [];

    beforeAll(async () => {
      emulator = await startEmulator({
        space: SPACE_FILE,
        port: 0,
        previewPort: 0,
        watch: false,
      });
    });
    afterAll(async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await emulator.close();
    });

    async function start(dataDir?: string): Promise<BuiltSite> {
      const site = await startBuiltSite(envFor(emulator, dataDir));
      sites.push(site);
      return site;
    }

    const allWell = Object.fromEntries(PUBLIC_PATHS.map((path) => [path, 200]));

    it('shows the last good content after a restart with the service down', async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vending-site-snapshot-'));
      emulator.setScenario('full');
      const first = await start(dataDir);
      // A busy machine may miss a page's deadline at first; the page is then built behind.
      await expect.poll(() => statusesOf(first)).toEqual(allWell);
      await first.stop();
      emulator.setScenario('hanging');
      const second = await start(dataDir);
      const page = await fetch(`${second.url}/technology/machine-control`);
      expect(page.status).toBe(200);
      expect(page.headers.get('x-content-source')).toBe('snapshot');
      expect(await statusesOf(second)).toEqual(allWell);
      emulator.setScenario('full');
    });

    it('answers 404 for a thing that is truly missing, and asks once however many visitors ask', async () => {
      emulator.setScenario('full');
      const site = await start();
      emulator.resetRequests();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => fetch(`${site.url}/machines/no-such-machine`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      const asked = emulator
        .requests()
        .filter(({ query }) => String(query).includes('no-such-machine'));
      expect(asked.length).toBeLessThanOrEqual(2);
    });
  },
);
