import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '#tests/support/public-paths.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

/*
 * Each part of each page throws once, by name: every component that `src/core/sections` gives others, wherever a page has one.
 * A fault costs its section, and where the section holds the page's heading or a form, not even that.
 */

/** How React makes an element; the built server asks for it by this name. */
type Jsx = (type: unknown, ...rest: unknown[]) => unknown;
const jsxRuntime = createRequire(import.meta.url)('react/jsx-runtime') as Record<
  'jsx' | 'jsxs',
  Jsx
>;

const partsIn = (...globs: string[]) =>
  globSync(globs, { exclude: ['**/*.{test,examples}.tsx'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gmu)])
    .map(([, name]) => name!);

/** They are the boundaries, what a page without any content consists of, and two lines of the head, which has none. */
const APART = ['Sections', 'Part', 'Extra', 'MainPart', 'Frame', 'MissingPage', 'ThemeColors'];
const PARTS = new Set(
  partsIn('src/core/sections/**/*.tsx').filter((name) => !APART.includes(name)),
);
/** A frame that stands in for another says nothing of it. */
const FRAME = new Set(partsIn('src/core/sections/layout/*.tsx', 'src/core/sections/notices/*.tsx'));

/** What sections, boundaries and error screens are made of, such as buttons and icons. */
const BASICS = [...partsIn('src/core/ui/*.tsx'), ...APART];

/** What is drawn in place of the part of this name; and the names of those that were drawn. */
let broken: { name: string; as: () => unknown } | null = null;
let drawn = new Set<string>();

function instead(type: unknown): unknown {
  if (typeof type !== 'function') return type;
  if (broken?.name === type.name) return broken.as;
  if (PARTS.has(type.name)) drawn.add(type.name);
  return type;
}

/** Stands for a part, so that its section is another than before also where the part draws nothing. */
const absent = () => jsxRuntime.jsx('i', {});
function throwing(): null {
  throw new Error('a fault of the test');
}

type Page = { sections: string[]; html: string };

/** Some thousand pages are drawn, however busy the machine is. */
const LIMIT = { timeout: 600_000 };

describe.skipIf(!isBuilt)('A part of a page that throws', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    for (const name of ['jsx', 'jsxs'] as const) {
      const make = jsxRuntime[name];
      jsxRuntime[name] = (type, ...rest) => make(instead(type), ...rest);
    }
    site = await startSiteInProcess({}, { keepsPages: false });
  });
  afterAll(() => site?.stop());

  async function draw(path: string, name = '', as: () => unknown = absent): Promise<Page> {
    broken = name === '' ? null : { name, as };
    drawn = new Set();
    const { status, body } = await site.ask({ path });
    expect(status, `${path} while ${name} throws`).toBe(200);
    return { sections: sectionsOf(body), html: body };
  }

  it(
    'leaves heading, forms, header, footer and every other section of its page standing',
    LIMIT,
    async () => {
      const problems: string[] = [];
      let thrown = 0;
      for (const path of [...PUBLIC_PATHS, ...UNLISTED_PATHS]) {
        const whole = await draw(path);
        for (const name of drawn) {
          const without = await draw(path, name);
          const page = await draw(path, name, throwing);
          thrown += 1;
          const say = (problem: string) => problems.push(`${path}, ${name}: ${problem}`);
          if (!FRAME.has(name) && !page.html.includes('Error Rendering')) say('nothing says so');
          for (const mark of ['<header', '<footer', '<h1', 'data-form-type'])
            if (without.html.includes(mark) && !page.html.includes(mark)) say(`${mark} is gone`);
          const lost = whole.sections.filter((section) => !page.sections.includes(section));
          const unchanged = lost.filter((section) => without.sections.includes(section));
          if (unchanged.length > 0) say(`${unchanged.length} other sections are gone`);
        }
      }
      expect(problems).toEqual([]);
      expect(thrown).toBeGreaterThan(100);
    },
  );

  it('leaves a readable page with ways on, whatever pages are made of it is', async () => {
    const problems: string[] = [];
    const statuses = new Set<number>();
    for (const name of BASICS) {
      broken = { name, as: throwing };
      site.errors.length = 0;
      const { status, body } = await site.ask({ path: '/machines' });
      statuses.add(status);
      for (const mark of ['<title', 'href="/"', 'href="/contact"', '</html>'])
        if (!body.includes(mark)) problems.push(`${name}: no ${mark}`);
      if (status !== 200 && site.errors.length === 0) problems.push(`${name}: nothing is logged`);
    }
    expect(problems).toEqual([]);
    expect(statuses).toEqual(new Set([200, 500]));
  });
});

/** The elements that stand side by side in the page's main part, or in what alone it holds. */
function sectionsOf(html: string): string[] {
  const find = (node: Tree.ParentNode): Tree.Element | null => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const found = child.tagName === 'main' ? child : find(child);
      if (found) return found;
    }
    return null;
  };
  const elementsIn = (node: Tree.ParentNode) =>
    node.childNodes.filter((child): child is Tree.Element => 'tagName' in child);
  let elements = elementsIn(find(parse(html))!);
  while (elements.length === 1) elements = elementsIn(elements[0]!);
  return elements.map((element) => serializeOuter(element));
}
