import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { quantitiesIn, quantityMatch } from './quantities.ts';

/** What a text states, as "kind from..to" of every reading that a machine could have. */
const stated = (text: string, language = 'en') =>
  quantitiesIn(text, language)
    .flatMap(({ meanings }) => meanings.slice(0, 1))
    .map(
      ({ kind, from, to }) =>
        `${kind} ${Math.round(from)}${from === to ? '' : `..${Math.round(to)}`}`,
    )
    .join(', ');

it('reads figures with the units that people write', () =>
  checkEach(
    [
      ['52 dB', 'noise 52'],
      ['52dB(A)', 'noise 52'],
      ['2 to 8 °C', 'temperature 2..8'],
      ['2–8 °C', 'temperature 2..8'],
      ['2-8C', 'temperature 2..8'],
      ['−25 to −18 °C', 'temperature -25..-18'],
      ['frozen at -18 °C', 'temperature -18'],
      ['minus 18 °C', 'temperature -18'],
      ['36°F', 'temperature 2'],
      ['39.4 in', 'length 1001'],
      ['39.4"', 'length 1001'],
      ['100 cm', 'length 1000'],
      ['1,000 × 880 × 1,830 mm', 'length 1000, length 880, length 1830'],
      ['1 830 mm', 'length 1830'],
      ["1'830 mm", 'length 1830'],
      ['750lb', 'mass 340'],
      ['750 lbs.', 'mass 340'],
      ['115 and 230 V', 'voltage 115, voltage 230'],
      ['1.2 kW', 'power 1200'],
      ['6 A', 'current 6'],
      ['8.3 kWh/24 h', 'energy 8'],
      // Seen failing: read as 8 inches, and as nothing.
      ['39 3/8 in', 'length 1000'],
      ['39 3/8" wide', 'length 1000'],
      ['36½ in', 'length 927'],
      ['36½″', 'length 927'],
      ['6\'8"', 'length 2032'],
      ["6'8 machine", 'length 2032'],
      ['6 ft 8 in high, 750 lb', 'length 2032, mass 340'],
      ['2 m 5 cm × 90 cm', 'length 2050, length 900'],
      ['2 in 1', 'length 51'],
    ],
    (text, measures) => expect(stated(text)).toBe(measures),
  ));

it('reads them in the words, signs and digits of other languages', () =>
  checkEach(
    [
      ['39,4 Zoll', 'de', 'length 1001'],
      ['1.830 mm', 'de', 'length 1830'],
      ['2 bis 8 Grad Celsius', 'de', 'temperature 2..8'],
      ['-18 Grad', 'de', 'temperature -18'],
      ['de 2 à 8 °C', 'fr', 'temperature 2..8'],
      ['39,4 pouces', 'fr', 'length 1001'],
      ['39,4 pulgadas', 'es', 'length 1001'],
      ['من 2 إلى 8°م', 'ar', 'temperature 2..8'],
      ['٥٢ ديسيبل', 'ar', 'noise 52'],
      ['115 و230 فولت', 'ar', 'voltage 115, voltage 230'],
      ['1,000 × 880毫米', 'zh-Hans-CN', 'length 1000, length 880'],
      ['２〜８℃', 'ja', 'temperature 2..8'],
    ],
    (text, language, measures) => expect(stated(text, language)).toBe(measures),
  ));

it('takes nothing else for a measure', () =>
  checkEach(
    [['6 a day'], ['Noise at 1 m: low'], ['276 kg/m²'], ['Locker 20 Cell'], ['24/7'], ['R290']],
    (text) => expect(stated(text)).toBe(''),
  ));

it('says where each stands, in the text as it is', () => {
  const text = 'İ ﬁts: 52 dB(A), 2 to 8 °C';
  for (const { text: written, at } of quantitiesIn(text, 'en'))
    expect(text.slice(at, at + written.length)).toBe(written);
  expect(quantitiesIn(text, 'en').map(({ text: written }) => written)).toEqual([
    '52 dB(A)',
    '2 to 8 °C',
  ]);
});

it('a measure answers another within what rounding may change, and a range what it covers', () => {
  const match = (wanted: string, known: string) => {
    const [[one], [other]] = [quantitiesIn(wanted, 'en'), quantitiesIn(known, 'en')];
    return quantityMatch(one!.meanings[0]!, other!.meanings[0]!);
  };
  expect(match('39.4 in', '1000 mm')).toBe(1);
  expect(match('750 lb', '340 kg')).toBe(1);
  expect(match('36 °F', '2 °C')).toBe(1);
  expect(match('51 dB', '52 dB')).toBe(0);
  expect(match('40 in', '1000 mm')).toBe(0);
  expect(match('2 m', '1.95 m')).toBe(0);
  expect(match('5 °C', '2 to 8 °C')).toBeGreaterThan(0);
  expect(match('5 °C', '2 to 8 °C')).toBeLessThan(1);
  expect(match('2 to 8 °C', '2 to 18 °C')).toBeLessThan(1);
  expect(match('9 °C', '2 to 8 °C')).toBe(0);
});
