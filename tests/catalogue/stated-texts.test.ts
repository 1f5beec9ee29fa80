import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';

import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { SECTION_ORDER } from './section-order.ts';
import { STATED_TEXTS, type Situation } from './stated-texts.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const OWN_HOST = '127.0.0.1';

/** What was built for server and browsers, where nothing is left that no page reaches; its quotes as they read. */
const built = () =>
  globSync(['build/server/**/*.js', 'build/client/**/*.js'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(/\\(['"`])/gu, '$1')
    .replaceAll(/\s+/gu, ' ');

describe.skipIf(!isBuilt)('A stated text that shows after something was done', () => {
  it('is in the built site', () => {
    const code = built();
    const texts = STATED_TEXTS.filter((stated) => stated.in === 'source').map(({ text }) => text);
    const lost = texts.filter(
      (text) => !text.split(/\{\w+\}/u).every((part) => code.includes(part.trim())),
    );
    expect(lost).toEqual([]);
    expect(code).not.toContain('Nobody ever says this');
  });
});

/** What the content service does in each situation; null: none is configured. */
const SCENARIOS = { full: 'full', empty: 'empty', down: 'unauthorised', bare: null } as const;

/** A busy machine may miss a page's deadline at first; the page is then built anew within seconds. */
const LONGEST_WAIT_MS = 15_000;

describe.skipIf(!isBuilt)('A stated text of a page', () => {
  const emulators: Emulator[] = [];
  const sites = new Map<Situation, BuiltSite>();

  async function start(situation: Situation): Promise<void> {
    const scenario = SCENARIOS[situation];
    const env: Record<string, string> = { PRODUCT_DOMAIN: OWN_HOST };
    if (scenario === null) env['CONTENT_SOURCE'] = 'none';
    else {
      const emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
      emulators.push(emulator);
      emulator.setScenario(scenario);
      env['CONTENT_SOURCE'] = 'contentful';
      env['CONTENTFUL_SPACE_ID'] = emulator.spaceId;
      env['CONTENTFUL_DELIVERY_TOKEN'] = emulator.deliveryToken;
      env['CONTENTFUL_HOST'] = emulator.host;
    }
    sites.set(situation, await startBuiltSite(env));
  }

  beforeAll(async () => {
    for (const situation of ['full', 'empty', 'down', 'bare'] as const) await start(situation);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...sites.values()].map((site) => site.stop()));
    await Promise.all(emulators.map((emulator) => emulator.close()));
  });

  it.each(
    STATED_TEXTS.flatMap((stated) =>
      stated.in === 'source'
        ? []
        : [[stated.by, stated.in, stated.at, stated.text, stated] as const],
    ),
  )('%s, %s: %s says "%s"', async (_by, situation, at, text, stated) => {
    const host = stated.as === 'preview' ? 'preview.example' : OWN_HOST;
    const says = async () =>
      shownIn(await read(host, sites.get(situation)!.url + at)).includes(text);
    await expect.poll(says, { timeout: LONGEST_WAIT_MS, interval: 250 }).toBe(true);
  });

  it.each(Object.entries(SECTION_ORDER))(
    'stands in the stated order on %s',
    async (path, sections) => {
      const missing = async () => {
        const main = mainOf(await read(OWN_HOST, sites.get('full')!.url + path));
        let from = 0;
        return sections.find((section) => {
          const at = main.indexOf(section, from);
          from = at + section.length;
          return at < 0;
        });
      };
      await expect.poll(missing, { timeout: LONGEST_WAIT_MS, interval: 250 }).toBeUndefined();
    },
  );

  it.each(['full', 'empty', 'down', 'bare'] as const)(
    'within its page is what a link to it leads to: %s',
    async (situation) => {
      const url = sites.get(situation)!.url;
      const lost = PUBLIC_PATHS.map(async (path) => {
        const html = shownIn(await read(OWN_HOST, url + path));
        // The top of every page has that name (HTML standard).
        const targets = [...html.matchAll(/ href="#(?!top")([^"]+)"/gu)].map(([, id]) => id!);
        return targets.filter((id) => !html.includes(` id="${id}"`)).map((id) => `${path}#${id}`);
      });
      expect((await Promise.all(lost)).flat()).toEqual([]);
    },
  );

  it('is the title of the page that shows it in place of content', async () => {
    for (const path of ['/machines/no-such', '/products/no-such', '/business-goals/no-such']) {
      for (const situation of ['full', 'down'] as const) {
        const html = await read(OWN_HOST, sites.get(situation)!.url + path);
        const heading = /<h1[^>]*>([^<]+)/u.exec(html)?.[1];
        expect(html).toContain(`<title>${heading} | `);
      }
    }
  });
});

/** The page without styles, descriptions, and the data that React takes over with, which nobody sees. */
function shownIn(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<meta[^>]*>/gu, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/gu, '')
    .replace(/<!-- -->/gu, '');
}

/** What stands between header and footer. */
function mainOf(html: string): string {
  return shownIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}

function read(host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Host: host } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve(Buffer.concat(parts).toString());
    }).on('error', reject);
  });
}
