import { describe, expect, it } from 'vitest';
import { oneLanguage, toLanguages, type Languages } from '#content/locales/language.ts';
import { fakeReader, type FakeSpace } from '#content/tests/fake-reader.ts';
import { entry } from '#content/tests/wire.ts';
import { wordingFor } from '#copy/wordings.ts';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { createSiteSearch } from './site-search.ts';

const languages = oneLanguage();
const ENGLISH = { language: languages.default, languages };

const machine = (title: string) =>
  entry('machine', 'm1', { title, slug: 'frost', type: 'vending' });

/** A search over a space that a test changes, with how often the space was read. */
function scene(space: FakeSpace) {
  const clock = createHandClock();
  const logged: string[] = [];
  let reads = 0;
  let held: Promise<void> | null = null;
  const reader = () => {
    reads += 1;
    const fake = fakeReader({ ...space });
    return {
      ...fake,
      speak: () => undefined,
      async readEntries(query: Parameters<typeof fake.readEntries>[0]) {
        const answer = fake.readEntries(query);
        await held;
        return answer;
      },
      trace: () => ({ failures: [], origins: [] }),
    };
  };
  const search = createSiteSearch({
    source: { reader } as unknown as Parameters<typeof createSiteSearch>[0]['source'],
    settings: { contactEntryIds: [], aboutEntryId: null },
    wordingFor,
    clock,
    log: (_level, message) => logged.push(message),
  });
  return {
    clock,
    space,
    search,
    logged,
    reads: () => reads,
    /** Reading begun from now on waits until the answer is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    async titles(query: string) {
      const state = await search.current(fakeReader(space), ENGLISH);
      const hits = state?.index
        .find(query)
        .hits.filter(({ document }) => document.kind === 'machine');
      return hits ? hits.map(({ document }) => document.title) : null;
    },
  };
}

describe('createSiteSearch', () => {
  it('reads once for searches at once and those soon after', async () => {
    const { titles, reads } = scene({ entries: [machine('Frost')] });
    const both = await Promise.all([titles('frost'), titles('frost')]);
    expect(both).toEqual([['Frost'], ['Frost']]);
    expect(await titles('frost')).toEqual(['Frost']);
    expect(reads()).toBe(1);
  });

  it('finds what was just published, and no longer what it replaced', async () => {
    const { titles, space, search } = scene({ entries: [machine('Frost')] });
    await titles('frost');
    space.entries = [machine('Glacier')];
    expect(await titles('glacier')).toEqual([]);
    search.outdate();
    expect(await titles('glacier')).toEqual(['Glacier']);
  });

  it('answers from the last index while reading what was published takes long', async () => {
    const { titles, space, search, hold, clock } = scene({ entries: [machine('Frost')] });
    await titles('frost');
    space.entries = [machine('Glacier')];
    search.outdate();
    const release = hold();
    const asked = titles('frost');
    await clock.pass(2_000);
    expect(await asked).toEqual(['Frost']);
    release();
    await expect.poll(() => titles('glacier')).toEqual(['Glacier']);
  });

  it('reads again when something is published while it reads', async () => {
    const { titles, space, search, hold } = scene({ entries: [machine('Frost')] });
    const release = hold();
    const first = titles('frost');
    space.entries = [machine('Glacier')];
    search.outdate();
    release();
    await first;
    expect(await titles('glacier')).toEqual(['Glacier']);
  });

  it('looks again behind a visitor when no publication was heard of for a minute', async () => {
    const { titles, space, clock } = scene({ entries: [machine('Frost')] });
    await titles('frost');
    space.entries = [machine('Glacier')];
    await clock.pass(61_000);
    await titles('frost');
    await expect.poll(() => titles('glacier')).toEqual(['Glacier']);
  });

  it('has no index where content never could be read, and gets one when it can', async () => {
    const { titles, space } = scene({ entries: [machine('Frost')], failing: 'network' });
    expect(await titles('frost')).toBeNull();
    delete space.failing;
    expect(await titles('frost')).toEqual(['Frost']);
  });

  it('keeps its index, and says that it is old, while content cannot be read', async () => {
    const { titles, space, search, clock } = scene({ entries: [machine('Frost')] });
    await titles('frost');
    space.failing = 'network';
    search.outdate();
    const state = await search.current(fakeReader(space), ENGLISH);
    expect(state?.isOutdated).toBe(true);
    expect(await titles('frost')).toEqual(['Frost']);
    delete space.failing;
    await clock.pass(6_000);
    await titles('frost');
    await expect
      .poll(async () => (await search.current(fakeReader(space), ENGLISH))?.isOutdated)
      .toBe(false);
  });

  it('forgets everything when content comes from elsewhere', async () => {
    const { titles, space, search } = scene({ entries: [machine('Frost')] });
    await titles('frost');
    space.failing = 'network';
    search.forget();
    expect(await titles('frost')).toBeNull();
  });

  it('searches what a preview shows, for that preview only', async () => {
    const { titles, search } = scene({ entries: [machine('Frost')] });
    const draft = fakeReader({ entries: [machine('Draft of Frost')], preview: true });
    const state = await search.current(draft, ENGLISH);
    expect(state!.index.find('draft').hits[0]!.document.title).toBe('Draft of Frost');
    expect(await titles('draft')).toEqual([]);
  });

  it('keeps an index for each language in its words, and lets go of one that is public no more', async () => {
    const { search, space, reads } = scene({ entries: [machine('Frost')] });
    const german = toLanguages(
      [
        { code: 'en-US', name: 'English', default: true, fallbackCode: null },
        { code: 'de', name: 'German', default: false, fallbackCode: 'en-US' },
      ],
      ['en-US', 'de'],
    );
    const find = async (languages: Languages, code: string, query: string) => {
      const language = languages.public.find((each) => each.code === code)!;
      const state = await search.current(fakeReader(space), { language, languages });
      return state!.index.find(query).hits.map(({ document }) => document.title);
    };
    expect((await find(german, 'de', 'Telefonnummer'))[0]).toBe('Kontakt');
    expect((await find(german, 'en-US', 'phone number'))[0]).toBe('Contact');
    expect(await find(german, 'en-US', 'Telefonnummer')).toEqual([]);
    expect(reads()).toBe(2);
    await find(languages, 'en-US', 'frost');
    expect(reads()).toBe(2);
    await find(german, 'de', 'frost');
    expect(reads()).toBe(3);
  });
});
