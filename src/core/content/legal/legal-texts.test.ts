import { expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { document, entry, paragraph } from '../tests/wire.ts';
import { loadLegal } from './load-legal.server.ts';

it('reads both texts from one privacyPolicy entry', async () => {
  const entries = [
    entry('privacyPolicy', 'p', {
      privacyMainText: document(paragraph('Private.')),
      termsOfUse: 'No.',
    }),
  ];
  const reader = fakeReader({ entries });
  expect(await loadLegal(reader)).toMatchObject({
    status: 'live',
    value: { privacy: { entries: {} }, terms: null },
  });
  expect(reader.queries).toHaveLength(1);
});

it('has no built-in texts', async () => {
  for (const space of [{}, { configured: false }, { failing: 'timeout' as const }]) {
    expect(await loadLegal(fakeReader(space))).toMatchObject({
      status: 'fallback',
      value: { privacy: null, terms: null },
    });
  }
});
