import { expect, it } from 'vitest';
import { COMPARED, type ComparedFact } from '#content/machines/compare-machines.ts';
import { catalogueMachine } from '#content/machines/test-support/catalogue-machine.ts';
import { englishWording } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { comparedText } from './compared-text.ts';

const FACTS = Object.values(COMPARED).flatMap((group) => Object.keys(group)) as ComparedFact[];

const DUO = catalogueMachine('duo', {
  goods: ['drinks'],
  temperature: 'multi',
  facts: {
    widthMm: 1_700,
    weightKg: 400,
    doors: { small: 6, 'extra-large': 1 },
    temperatureC: { min: -18, max: 4 },
    refrigerant: 'r600a',
    noiseDb: 52,
    places: ['indoor', 'sheltered'],
    voltagesV: [115, 230],
    paymentInterfaces: ['mdb', 'cctalk'],
    networks: ['wifi', 'lte-m'],
  },
});

const told = (fact: ComparedFact, units: 'metric' | 'imperial') =>
  comparedText(englishWording, fact, DUO, { units, goods: { drinks: { title: 'Drinks' } } });

it('tells a fact in metric or imperial units', () =>
  checkEach<[ComparedFact, string, string]>(
    [
      ['type', 'Vending machine', 'Vending machine'],
      ['goods', 'Drinks', 'Drinks'],
      ['width', '1,700 mm', '67 in'],
      ['weight', '400 kg', '882 lb'],
      ['doors', '6 small, 1 extra large', '6 small, 1 extra large'],
      ['goodsTemperature', '−18 to 4 °C', '0 to 39 °F'],
      ['refrigerant', 'R600a', 'R600a'],
      ['noise', '52 dB(A)', '52 dB(A)'],
      ['places', 'Indoors, Under a roof', 'Indoors, Under a roof'],
      ['voltages', '115 V, 230 V', '115 V, 230 V'],
      ['payment', 'MDB, ccTalk', 'MDB, ccTalk'],
      ['networks', 'Wi-Fi, LTE-M', 'Wi-Fi, LTE-M'],
    ],
    (fact, metric, imperial) => {
      expect(told(fact, 'metric')).toBe(metric);
      expect(told(fact, 'imperial')).toBe(imperial);
    },
  ));

it('tells nothing of what is unknown', () => {
  const bare = catalogueMachine('bare');
  const texts = FACTS.filter((fact) => fact !== 'type' && fact !== 'temperature').map((fact) =>
    comparedText(englishWording, fact, bare, { units: 'metric', goods: {} }),
  );
  expect(texts).toEqual(texts.map(() => ''));
});

it('tells in the words of the machine’s page what is not known in figures', () => {
  const worded = catalogueMachine('worded', {
    specs: [{ key: 'dimensions', label: 'Dimensions', value: 'about 90 cm wide' }],
  });
  const width = (units: 'metric' | 'imperial') =>
    comparedText(englishWording, 'width', worded, { units, goods: {} });
  expect(width('metric')).toBe('about 90 cm wide');
  expect(width('imperial')).toBe('“about 90 cm wide”');
});
