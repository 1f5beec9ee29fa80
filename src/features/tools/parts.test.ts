import { expect, test } from 'vitest';
import { UNKNOWN_FACTS } from '#content/machines/machine-facts.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { englishWording } from '#copy/wordings.ts';
import { parts } from './parts.ts';

const linksOf = (type: 'vending' | 'locker', measures: object = {}) =>
  parts.machineLinks!(
    englishWording,
    { slug: 'a&b', type, facts: { ...UNKNOWN_FACTS, ...measures } },
    'imperial',
  );

// Seen failing: with the units left out of the address, and with the sheet's link where no measure is known.
test('a machine leads to the tools that decide for it, in the units that it is shown in', () => {
  expect(linksOf('vending')).toMatchObject([
    { href: '/tools/fit?machine=a%26b&units=imperial' },
    { href: '/tools/payback?of=a%26b', rel: 'nofollow' },
  ]);
  expect(linksOf('locker')[1]).toMatchObject({ href: '/tools/locker-size' });
});

test('its sheet leads to the way in where all its measures are known', () => {
  const measures = { widthMm: 900, depthMm: 800 };
  expect(linksOf('vending', measures).some(({ onSheet }) => onSheet)).toBe(false);
  const [fit] = linksOf('vending', { ...measures, heightMm: 1_830 });
  expect(fit?.onSheet).toBe(specSheetWords.fit);
});
