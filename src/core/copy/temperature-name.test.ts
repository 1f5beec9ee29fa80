import { expect, test } from 'vitest';
import { englishWording, wordingFor } from './wordings.ts';
import { temperatureLabel } from './temperature-name.ts';

test('a temperature is named in the language of the page; other words keep their own', () => {
  const german = wordingFor('de');
  expect(temperatureLabel(englishWording, 'refrigerated')).toBe('Refrigerated');
  expect(temperatureLabel(german, 'refrigerated')).toBe('Gekühlt');
  expect(temperatureLabel(german, 'Frozen')).toBe('Tiefgekühlt');
  for (const wording of [englishWording, german]) {
    expect(temperatureLabel(wording, 'two zones')).toBe('Two zones');
    expect(temperatureLabel(wording, 'constructor')).toBe('Constructor');
    expect(temperatureLabel(wording, '')).toBe('');
  }
});
