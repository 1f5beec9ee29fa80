import { expect, test } from 'vitest';
import type { ContentProblem } from '../content-problems.ts';
import { toMachine } from '../machines/to-machine.ts';
import { mapEntry, mapWhole } from '../mapping/map-entries.ts';
import { mapped } from '../mapping/mapped.ts';
import { toSiteSettings } from '../site-settings/to-site-settings.ts';
import { contextWith, entry, link } from '../tests/wire.ts';

const LETTERS = '智能';
const reason = (field: string, letters = LETTERS) =>
  `"${field}" has letters that no font of the documents has (${letters}), so no PDF or social card shows it`;

test('the owner hears which entry has letters that cannot be printed, in which field, and which letters', () => {
  const problems: ContentProblem[] = [];
  const site = entry('siteRequirements', 'site', { floor: ['Level', '能'] });
  const context = contextWith([site], [], (problem) => problems.push(problem));
  const machine = entry('machine', 'ten', {
    title: `${LETTERS}${LETTERS} Ten`,
    slug: 'ten',
    features: ['Plain', '智'],
    specs: { 能: 'yes' },
    customizationText: LETTERS,
    siteRequirements: link('Entry', 'site'),
  });
  expect(mapEntry(machine, context, toMachine).ok).toBe(true);
  const told = problems.map((problem) => [problem.entryId, problem.severity, problem.reason]);
  expect(told).toEqual([
    ['site', 'warning', reason('floor', '能')],
    ['ten', 'warning', reason('title')],
    ['ten', 'warning', reason('features', '智')],
    ['ten', 'warning', reason('specs', '能')],
  ]);
});

test('of others it is the title of what has a page, and the name of the site', () => {
  const problems: string[] = [];
  const context = contextWith([], [], (problem) => problems.push(problem.reason));
  for (const type of ['blogPost', 'feature', 'faqItem'])
    mapEntry(entry(type, type, { title: LETTERS, body: LETTERS }), context, () => mapped({}));
  mapWhole(entry('siteSettings', 's', { siteName: LETTERS }), context, toSiteSettings);
  expect(problems).toEqual([reason('title'), reason('siteName')]);
});
