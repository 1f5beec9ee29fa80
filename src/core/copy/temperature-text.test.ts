import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { temperatureText } from './temperature-text.ts';
import { wordingFor } from './wordings.ts';

// Seen failing: with a hyphen for a minus sign, and with the zero of rounding keeping its sign.
test('a range of temperatures is written in one way a language, with true minus signs', () =>
  checkEach(
    [
      ['en', -25, -18, 'metric', '−25 to −18 °C'],
      ['en', -25, -18, 'imperial', '−13 to 0 °F'],
      ['en', 2, 8, 'metric', '2 to 8 °C'],
      ['en', 2, 2.1, 'imperial', '36 °F'],
      ['en', -0.04, 4.5, 'metric', '0 to 4.5 °C'],
      ['de', -25, -18.5, 'metric', '−25 bis −18,5 °C'],
      ['fr', -25, -18, 'metric', '−25 à −18 °C'],
      ['es', -25, -18, 'metric', 'de −25 a −18 °C'],
      ['ar', -25, -18, 'metric', '\u200E−25 إلى \u200E−18°م'],
    ] as const,
    (language, min, max, units, text) =>
      expect(temperatureText(wordingFor(language), { min, max }, units)).toBe(text),
  ));
