import { expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { document, entry, link, paragraph } from '../tests/wire.ts';
import { loadAbout } from './load-about.server.ts';

const body = (words: string) => document(paragraph(words));
const textOf = async (loaded: ReturnType<typeof loadAbout>) => JSON.stringify(await loaded);

it('reads the entry of the setting, ten links deep, else the newest about entry', async () => {
  const entries = [
    entry('about', 'old', { bodyContent: body('Old.') }, { createdAt: '2026-01-01' }),
    entry('about', 'new', { bodyContent: body('New.') }, { createdAt: '2026-02-01' }),
  ];
  const reader = fakeReader({ entries });
  expect(await textOf(loadAbout(reader, 'old'))).toContain('Old.');
  expect(await textOf(loadAbout(reader, null))).toContain('New.');
  expect(reader.queries).toMatchObject([{ contentType: 'about', include: 10, limit: 1 }]);
});

it('reads the text of newer spaces from privacyPolicy', async () => {
  const entries = [entry('privacyPolicy', 'p', { aboutUsMainText: body('Newer.') })];
  expect(await textOf(loadAbout(fakeReader({ entries }), null))).toContain('Newer.');
});

it('is live without a body when the space has no text', async () => {
  const live = { status: 'live', value: { body: null, sections: [] } };
  const entries = [entry('about', 'a', { bodyContent: body(' ') })];
  expect(await loadAbout(fakeReader({ entries }), null)).toEqual(live);
  expect(await loadAbout(fakeReader(), 'gone')).toEqual(live);
});

it('has the sections that the entry links, and stands with them alone', async () => {
  const figures = entry('figuresSection', 'f', { title: 'In short', figures: ['2019 | founded'] });
  const about = entry('about', 'a', { sections: [link('Entry', 'f'), link('Entry', 'gone')] });
  expect(await loadAbout(fakeReader({ entries: [about, figures] }), null)).toMatchObject({
    status: 'live',
    value: { body: null, sections: [{ kind: 'figures', anchor: 'figures' }] },
  });
});

it('is built in without configuration or service', async () => {
  for (const space of [{ configured: false }, { failing: 'timeout' as const }]) {
    const loaded = await loadAbout(fakeReader(space), null);
    expect(loaded.status === 'fallback' && loaded.value.body).not.toBeNull();
  }
});
