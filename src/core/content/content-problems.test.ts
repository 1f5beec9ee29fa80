import { describe, expect, it } from 'vitest';
import { loadContactPage } from './contact/load-contact-page.server.ts';
import { createContentProblems, problemOf, type ContentProblem } from './content-problems.ts';
import { loadGoal } from './goals/load-goals.server.ts';
import { loadMachines } from './machines/load-machines.server.ts';
import { loadProduct, loadProducts } from './products/load-products.server.ts';
import { loadTechnologySections } from './technology/load-technology-sections.server.ts';
import { fakeReader } from './tests/fake-reader.ts';
import { document, entry, link, paragraph } from './tests/wire.ts';

function setUp() {
  const logged: ContentProblem[] = [];
  const problems = createContentProblems({ log: (problem) => logged.push(problem) });
  const report = (id: string, reason: string, updatedAt: string, missingId?: string) =>
    problems.report(
      problemOf(entry('machine', id, { title: 'M' }, { updatedAt }), reason, missingId),
    );
  const listed = () => problems.list().map(({ entryId, reason }) => `${entryId} ${reason}`);
  return { logged, problems, report, listed };
}

describe('content that cannot be shown', () => {
  it('is logged once per version of its entry, however often it is read', () => {
    const { logged, problems, report, listed } = setUp();
    report('m', 'has no slug', '2026-01-01');
    report('m', 'has no slug', '2026-01-01');
    problems.forget(new Set(['m']));
    report('m', 'has no slug', '2026-01-01');
    expect(logged).toHaveLength(1);
    expect(listed()).toEqual(['m has no slug']);
    report('m', 'has no slug', '2026-01-02');
    expect(logged).toHaveLength(2);
    expect(listed()).toEqual(['m has no slug']);
  });

  it('is listed as the newest version has it, though an older answer is read beside it', () => {
    const { report, listed } = setUp();
    report('m', 'has no slug', '2026-01-01');
    report('m', 'has no title', '2026-01-02');
    expect(listed()).toEqual(['m has no title']);
  });

  it('is forgotten once its entry, or what it lacked, is published', () => {
    const { problems, report, listed } = setUp();
    report('a', 'has no slug', '1');
    report('b', 'links to nothing', '1', 'gone');
    problems.forget(new Set(['other']));
    expect(listed()).toHaveLength(2);
    problems.forget(new Set(['gone', 'feature']));
    expect(listed()).toEqual(['a has no slug']);
    problems.forget('all');
    expect(listed()).toEqual([]);
  });

  it('does not fill memory', () => {
    const { problems, report } = setUp();
    for (let count = 0; count < 2_000; count += 1) report(`m${count}`, 'has no slug', '1');
    expect(problems.list()).toHaveLength(500);
  });
});

describe('what mapping leaves out', () => {
  const sound = { title: 'T', slug: 't' };

  it.each([
    {
      what: 'an invalid product of a list',
      entries: [entry('productType', 'x', { title: 'No slug' })],
      load: loadProducts,
      reason: /^Product type lacks id, title or slug/,
    },
    {
      what: 'an invalid machine of a list',
      entries: [entry('machine', 'x', { title: 'No slug' })],
      load: loadMachines,
      reason: /^Machine must have a slug/,
    },
    {
      what: 'a section without a title',
      entries: [entry('technologySection', 'x', { summary: 'S' })],
      load: loadTechnologySections,
      reason: /^Technology section must have a title/,
    },
    {
      what: 'a question without an answer',
      entries: [
        entry('contactPageContent', 'c', { faqItems: [link('Entry', 'x')] }),
        entry('faqItem', 'x', { question: 'Why?' }),
      ],
      load: (reader: ReturnType<typeof fakeReader>) => loadContactPage(reader, []),
      reason: /^FAQ item must have an answer/,
    },
    {
      what: 'the broken part of an answer',
      entries: [
        entry('contactPageContent', 'c', { faqItems: [link('Entry', 'x')] }),
        entry('faqItem', 'x', {
          question: 'Why?',
          answer: document(paragraph('So.'), { nodeType: 'table', data: {}, content: [] }),
        }),
      ],
      load: (reader: ReturnType<typeof fakeReader>) => loadContactPage(reader, []),
      reason: /^In "answer", block 2: a table is left out/,
    },
    {
      what: 'a feature that is not published',
      entries: [entry('productType', 'x', { ...sound, features: [link('Entry', 'gone')] })],
      load: (reader: ReturnType<typeof fakeReader>) => loadProduct(reader, 't'),
      reason: /^"features" links to an entry that is missing or not published \(ID: gone\)/,
    },
    {
      what: 'a machine that a placeholder stands for',
      entries: [
        entry('businessGoal', 'g', { ...sound, recommendedMachines: [link('Entry', 'x')] }),
        entry('machine', 'x', { title: 'No slug' }),
      ],
      load: (reader: ReturnType<typeof fakeReader>) => loadGoal(reader, 't'),
      reason: /^Machine must have a slug, so a placeholder stands for it/,
    },
    {
      what: 'an entry whose own page cannot be shown',
      entries: [entry('businessGoal', 'x', { slug: 't' })],
      load: (reader: ReturnType<typeof fakeReader>) => loadGoal(reader, 't'),
      reason: /^Business goal lacks id, title or slug/,
    },
  ])('reports $what', async ({ entries, load, reason }) => {
    const reader = fakeReader({ entries });
    await load(reader);
    // Of a list without anything else, that too is said.
    expect(reader.problems.filter(({ entryId }) => entryId === 'x')).toEqual([
      expect.objectContaining({ entryId: 'x', reason: expect.stringMatching(reason) as string }),
    ]);
  });

  it('says nothing of what an editor hid', async () => {
    const entries = [entry('machine', 'x', { title: 'No slug', visible: false })];
    const reader = fakeReader({ entries });
    entries.push(entry('machine', 'y', sound));
    await loadMachines(reader);
    expect(reader.problems).toEqual([]);
  });
});
