import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SECTION_TYPES } from '#space/model/page-sections.ts';
import {
  startManagementStandIn,
  type ManagementStandIn,
} from '#space/provision/test-support/management-stand-in.ts';
import { provisioned } from '#space/provision/test-support/run-provisioning.ts';
import { ROOT } from '#tools/runtime.mjs';

/*
 * What the guide "Your site in an hour" names is in a space that provisioning makes. The way through it in the browser
 * is in tests/together/site-in-an-hour.spec.ts.
 */
const GUIDES = join(ROOT, 'docs/guides');
const read = (name: string) => readFileSync(join(GUIDES, `${name}.md`), 'utf8');
const guide = read('your-site-in-an-hour');
const pagesGuide = read('pages-from-sections');

/** Bold words of the guide that name a place in the admin area or in an editor. */
const PLACES = ['Content', 'Files', 'Languages', 'Media', 'More', 'Switch on'];
const boldIn = (text: string) =>
  [...text.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, name = '']) => name);
/** First cells of the table below a heading. */
const cellsBelow = (heading: string) =>
  [
    ...pagesGuide
      .split(`## ${heading}\n`)[1]!
      .split('\n## ')[0]!
      .matchAll(/^\| ([A-Z][^|]*?) +\|/gmu),
  ]
    .map(([, cell = '']) => cell)
    .slice(1);

describe('A provisioned space', () => {
  let standIn: ManagementStandIn;
  /** Names of the fields of each published content type, by its name. */
  const fields = new Map<string, string[]>();
  const idOf = new Map<string, string>();
  beforeAll(async () => {
    standIn = await startManagementStandIn();
    await provisioned(standIn, ['--no-sample']);
    for (const [id, type] of standIn.space.types.published) {
      const { name, fields: own } = type as unknown as { name: string; fields: { name: string }[] };
      fields.set(
        name,
        own.map((field) => field.name),
      );
      idOf.set(name, id);
    }
  });
  afterAll(() => standIn.close());

  it.each(
    guide
      .split('\n## ')
      .slice(2)
      .filter((part) => boldIn(part).some((name) => !PLACES.includes(name)))
      .map((part) => [part.split('\n')[0]!, part]),
  )('has the types and fields of "%s"', (_heading, part) => {
    const names = boldIn(part).filter((name) => !PLACES.includes(name));
    const types = names.filter((name) => fields.has(name));
    const known = new Set([...types, ...types.flatMap((type) => fields.get(type)!)]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has every field of a page and every kind of section, and no other kind', () => {
    const own = fields.get('Page')!;
    expect(cellsBelow('The page').filter((name) => !own.includes(name))).toEqual([]);
    const kinds = cellsBelow('The sections');
    const ids = kinds.map((kind) =>
      [kind, `Section: ${kind.toLowerCase()}`, `${kind} of a page`]
        .map((name) => idOf.get(name))
        .find(Boolean),
    );
    expect(new Set(ids)).toEqual(new Set(PAGE_SECTION_TYPES));
  });

  it('has the type and fields of the promo strip', () => {
    const names = boldIn(read('promo-strip').split('From then on')[0]!);
    const known = ['Promo strip', 'Site settings'].flatMap((type) => [type, ...fields.get(type)!]);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe.each([
  ['README', readFileSync(join(ROOT, 'README.md'), 'utf8'), join(ROOT, 'docs/pictures'), 60_000],
  ['the guide', guide, join(GUIDES, 'pictures'), 80_000],
])('The pictures of %s', (_name, text, folder, most) => {
  it('are all shown, said in words, and small', () => {
    const shown = [...text.matchAll(/!\[([^\]]*)\]\((?:docs\/)?pictures\/([\w.-]+)\)/gu)];
    const files = readdirSync(folder);
    expect(shown.map(([, , name = '']) => name).sort()).toEqual(files.sort());
    expect(shown.filter(([, words = '']) => words.length < 40)).toEqual([]);
    expect(files.filter((name) => statSync(join(folder, name)).size > most)).toEqual([]);
  });
});
