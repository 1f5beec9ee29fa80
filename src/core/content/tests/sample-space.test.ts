import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { loadPost } from '../blog/load-post.server.ts';
import { loadPosts } from '../blog/load-posts.server.ts';
import { createContentProblems, type ContentProblems } from '../content-problems.ts';
import { openPatiently } from '../reading/test-support/create-test-source.ts';
import { loadMachine, loadMachines } from '../machines/load-machines.server.ts';
import { loadFooterLogo } from '../navigation/load-footer-logo.server.ts';
import { loadProduct } from '../products/load-products.server.ts';
import { allLoads } from './all-loads.ts';
import { expectSafeContent } from './safe-content.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const LOOKUPS = {
  product: 'grocery',
  goal: 'fleet',
  machine: 'option-2-wall-mount',
  technology: 'management-software',
  post: 'routes-by-need',
  page: 'break-rooms',
};

const SCENARIOS = [
  'empty',
  'broken-entry',
  'wrong-types',
  'unauthorised',
  'not-found',
  'server-error',
  'truncated-json',
] as const;

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
});
afterAll(() => emulator.close());
afterEach(() => emulator.setScenario('full'));

/** A reader of its own source, so that nothing is remembered from one test to the next. */
const freshReader = (problems?: ContentProblems) =>
  openPatiently(emulator, problems && { problems }).reader();

const loads = allLoads(LOOKUPS).map((item) =>
  item.name === 'footer logo'
    ? {
        ...item,
        load: (reader: ReturnType<typeof freshReader>) =>
          loadFooterLogo(reader, 'sample-picture-hero'),
      }
    : item,
);

it('holds no entry that pages cannot show', async () => {
  const problems = createContentProblems({ log: () => undefined });
  for (const { load } of loads) await load(freshReader(problems));
  expect(problems.list()).toEqual([]);
});

describe.each(loads)('$name of the sample space', ({ load, schema }) => {
  it('is live and of its type, through the official client', async () => {
    const reader = freshReader();
    const loaded = await load(reader);
    // A query that names an unknown field or order is refused by the service and shows here.
    expect(reader.trace().failures).toEqual([]);
    if (loaded.status !== 'live') throw new Error(`The answer is ${loaded.status}`);
    expect(schema.safeParse(loaded.value).error?.message).toBeUndefined();
    expectSafeContent(loaded.value);
  });

  it('keeps its type and never throws when the service misbehaves', async () => {
    for (const scenario of SCENARIOS) {
      emulator.setScenario(scenario);
      const loaded = await load(freshReader());
      if (loaded.status !== 'live' && loaded.status !== 'fallback') continue;
      expect(schema.safeParse(loaded.value).error?.message).toBeUndefined();
    }
  });
});

describe('the sample space', () => {
  it('shows every machine with a picture, specifications and a page', async () => {
    const reader = freshReader();
    const machines = await loadMachines(reader);
    if (machines.status !== 'live') throw new Error(machines.status);
    expect(machines.value.length).toBeGreaterThanOrEqual(8);
    for (const card of machines.value) {
      const machine = await loadMachine(reader, card.slug);
      expect(machine).toMatchObject({ status: 'live', value: { id: card.id } });
      expect(card.picture).not.toBeNull();
      expect(machine.status === 'live' && machine.value.specs.length).toBeGreaterThan(0);
    }
  });

  it('links recommended machines and case studies of a product', async () => {
    const product = await loadProduct(freshReader(), 'grocery');
    if (product.status !== 'live') throw new Error(product.status);
    expect(product.value.recommendedMachines.length).toBeGreaterThan(0);
    expect(product.value.features.length).toBeGreaterThan(0);
    const hrefs = product.value.examples.map(({ post }) => post?.href ?? '');
    expect(hrefs.filter((href) => href.startsWith('/blog/')).length).toBeGreaterThan(0);
  });

  it('pages and filters the blog, and walks it post by post', async () => {
    const reader = freshReader();
    const first = await loadPosts(reader, { page: 1, tag: null });
    const second = await loadPosts(reader, { page: 2, tag: null });
    if (first.status !== 'live' || second.status !== 'live') throw new Error('not live');
    const listed = [...first.value.posts, ...second.value.posts].map((post) => post.slug);
    expect(listed).toHaveLength(first.value.total);
    const tag = first.value.tags[0]?.id ?? '';
    expect(await loadPosts(reader, { page: 1, tag })).toMatchObject({
      status: 'live',
      value: { tag: { id: tag } },
    });

    const walked: string[] = [];
    let slug: string | undefined = listed[0];
    while (slug !== undefined && walked.length <= listed.length) {
      walked.push(slug);
      const post = await loadPost(reader, slug);
      slug = post.status === 'live' ? post.value.previous?.slug : undefined;
    }
    expect(walked).toEqual(listed);
  });
});
