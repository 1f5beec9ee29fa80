import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { UNKNOWN_FACTS } from './machine-facts.ts';
import { toFactsFromText, type TextFacts } from './to-facts-from-text.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const UNKNOWN = toFactsFromText({});
const SIZE = { widthMm: 1_250, depthMm: 900, heightMm: 2_050 };

/** [text, what it states]; an empty object is unknown. */
type Example = [string, Partial<TextFacts>];

function examples(field: string, table: Example[]) {
  it(`${field}, however it is written`, () =>
    checkEach(table, (text, facts) => {
      expect(toFactsFromText({ [field]: text })).toEqual({ ...UNKNOWN, ...facts });
      expect(toFactsFromText({ specs: { [field]: text } })).toEqual({ ...UNKNOWN, ...facts });
    }));
}

describe('facts read from text', () => {
  it('are unknown without any', () => {
    expect({ ...UNKNOWN_FACTS, ...UNKNOWN }).toEqual(UNKNOWN_FACTS);
  });

  describe('are sizes with units and named axes', () => {
    examples('dimensions', [
      ['1,250 x 900 x 2,050 mm (W x D x H)', SIZE],
      ['Sample size: 1,250 x 900 x 2,050 mm (W x D x H)', SIZE],
      ['1,250 × 900 × 2,050 mm (W × D × H)', SIZE],
      ['1250x900x2050mm (WxDxH)', SIZE],
      ['1250 mm x 900 mm x 2050 mm (W x D x H)', SIZE],
      ['W x D x H: 1250 x 900 x 2050 mm', SIZE],
      ['(H x W x D) 2050 x 1250 x 900 mm', SIZE],
      ['2050 x 1250 x 900 mm (height x width x depth)', SIZE],
      ['125 x 90 x 205 cm W x D x H', SIZE],
      ['1.250 x 0.900 x 2.050 m (W x D x H)', SIZE],
      ['1,25 x 0,9 x 2,05 m (W x D x H)', SIZE],
      ['W 125 cm x D 90 cm x H 205 cm', SIZE],
      ['W 125 x D 90 x H 205 cm', SIZE],
      ['Width: 125 cm, depth: 90 cm, height: 205 cm', SIZE],
      ['width 125 cm; depth 90 cm; and height 205 cm.', SIZE],
      ['125 cm wide, 90 cm deep and 205 cm high', SIZE],
      ['125 cm (W) x 90 cm (D) x 205 cm (H)', SIZE],
      ['125 (W) x 90 (D) x 205 (H) cm', SIZE],
      [
        '49.2 x 35.4 x 80.7 in (W x D x H)',
        { widthMm: 1_249.7, depthMm: 899.2, heightMm: 2_049.8 },
      ],
      ['49.2" W x 35.4" D x 80.7" H', { widthMm: 1_249.7, depthMm: 899.2, heightMm: 2_049.8 }],
      ['W 4\' 1" x D 3\' 0" x H 6\' 8.5"', { widthMm: 1_244.6, depthMm: 914.4, heightMm: 2_044.7 }],
      ['W 4 ft x D 3 ft x H 6 ft 8 in', { widthMm: 1_219.2, depthMm: 914.4, heightMm: 2_032 }],
      ['1,250 x 900 x 2,050 mm (49.2 x 35.4 x 80.7 in) (W x D x H)', SIZE],
      ['49.2 x 35.4 x 80.7 in (W x D x H), 1,250 x 900 x 2,050 mm', SIZE],
      ['W 125 cm (49.2 in) x D 90 cm (35.4 in) x H 205 cm (80.7 in)', SIZE],
      ['Height: 205 cm', { heightMm: 2_050 }],
      // No axes, no unit, too little, too much.
      ['1,250 x 900 x 2,050 mm', {}],
      ['1,250 x 900 x 2,050 (W x D x H)', {}],
      ['1,250 x 900 mm (W x D x H)', {}],
      ['1,250 x 900 x 2,050 mm (W x D)', {}],
      ['1,250 x 900 x 2,050 mm (W x W x H)', {}],
      ['1,250 x 900 x 2,050 mm (L x W x H)', {}],
      ['1,250 mm x 900 x 2,050 mm (W x D x H)', {}],
      ['W 125 cm x W 90 cm x H 205 cm', {}],
      ['W x D x H: 1250 x 900 x 2050 mm (H x W x D)', {}],
      ['Width 125 cm, 90 cm', {}],
      // Signs that can be read in two ways.
      ['1.250 x 900 x 2.050 mm (W x D x H)', {}],
      ['1,250 x 0,9 x 2,050 m (W x D x H)', {}],
      ['1,250 x 900,5 x 2,050 mm (W x D x H)', {}],
      ['1 250 x 900 x 2 050 mm (W x D x H)', {}],
      ["1'250 x 900 x 2'050 mm (W x D x H)", {}],
      ['49 1/4 x 35 x 80 in (W x D x H)', {}],
      // Measures that contradict each other, or belong to something else.
      ['1,250 x 900 x 2,050 mm (49.2 x 35.4 x 78.7 in) (W x D x H)', {}],
      ['W 125 cm (45 in) x D 90 cm (35.4 in) x H 205 cm (80.7 in)', {}],
      ['1,250 x 900 x 2,050 mm (W x D x H), 1,300 x 900 x 2,050 mm', {}],
      ['1,250 x 900 x 2,050 mm (W x D x H) packed', {}],
      ['Packed: 1,250 x 900 x 2,050 mm (W x D x H)', {}],
      // Conditions.
      ['up to 1,250 x 900 x 2,050 mm (W x D x H)', {}],
      ['from 1,250 x 900 x 2,050 mm (W x D x H)', {}],
      ['approx. 1,250 x 900 x 2,050 mm (W x D x H)', {}],
      ['~1,250 x 900 x 2,050 mm (W x D x H)', {}],
      ['max. 1,250 x 900 x 2,050 mm (W x D x H)', {}],
      ['not 1,250 x 900 x 2,050 mm (W x D x H)', {}],
      ['1,250 x 900 x 1,900-2,050 mm (W x D x H)', {}],
      ['1,250 x 900 x 2,050 mm (W x D x H) depending on the layout', {}],
      // Absurd.
      ['1,250 x 900 x 2,050 cm (W x D x H)', {}],
      ['1.25 x 900 x 2,050 mm (W x D x H)', {}],
      ['0 x 0 x 0 mm (W x D x H)', {}],
    ]);
  });

  describe('are weights', () => {
    examples('weight', [
      ['310 kg', { weightKg: 310 }],
      ['310 kg empty', { weightKg: 310 }],
      ['Sample weight: 310 kg (empty).', { weightKg: 310 }],
      ['310.5kg net', { weightKg: 310.5 }],
      ['683 lb', { weightKg: 309.8 }],
      ['683 lbs empty', { weightKg: 309.8 }],
      ['310 kg (683 lb)', { weightKg: 310 }],
      ['683 lbs / 310 kg', { weightKg: 310 }],
      ['310 kg (690 lb)', {}],
      ['250–310 kg', {}],
      ['310 kg, 320 kg', {}],
      ['310 kg (320 kg)', {}],
      ['1.250 kg', {}],
      ['1,250 kg', {}],
      ['11,250 kg', {}],
      ['310', {}],
      ['310 kg loaded', {}],
      ['about 310 kg', {}],
      ['up to 310 kg', {}],
      ['> 310 kg', {}],
      ['2 x 310 kg', {}],
      ['-310 kg', {}],
      ['310 kg without shelves', {}],
      ['99999 kg', {}],
    ]);
  });

  describe('are voltages and currents', () => {
    examples('powerRequirements', [
      ['230 V or 115 V, single phase, one grounded outlet', { voltagesV: [115, 230] }],
      ['230 V, single phase, own circuit advised', { voltagesV: [230] }],
      ['230 V or 115 V, two grounded outlets', { voltagesV: [115, 230] }],
      ['400 V, three-phase, 50 Hz, 6 A', { voltagesV: [400], currentA: 6 }],
      ['230 V 50/60 Hz', { voltagesV: [230] }],
      ['230 V, 2,5 A', { voltagesV: [230], currentA: 2.5 }],
      ['230 V 3 A or 115 V 6 A', { voltagesV: [115, 230] }],
      ['6 A', { currentA: 6 }],
      ['230 V, own 16 A circuit', { voltagesV: [230] }],
      ['220–240 V', {}],
      ['100 to 240 V', {}],
      ['230/400 V', {}],
      ['230', {}],
      ['24 V', {}],
      ['12 V DC', {}],
      ['not 230 V', {}],
      ['230 V, 115 V on request', {}],
      ['230 V, max 6 A', {}],
      ['230 V, 10 A fuse', {}],
      ['230 V ± 10 %', {}],
    ]);
  });

  describe('are networks in a plain list', () => {
    examples('connectivity', [
      ['4G, Wi-Fi or Ethernet', { networks: ['ethernet', 'wifi', '4g'] }],
      ['Wi-Fi, 5G, LTE-M and NB-IoT.', { networks: ['wifi', '5g', 'lte-m', 'nb-iot'] }],
      ['4G/WiFi', { networks: ['wifi', '4g'] }],
      ['4G, Bluetooth', { networks: ['4g'] }],
      ['4G, Wi-Fi optional', {}],
      ['4G, Wi-Fi (on request)', {}],
      ['4G, not Wi-Fi', {}],
      ['4G without Ethernet', {}],
      ['no 4G', {}],
      ['mobile network', {}],
      ['4G-ready', {}],
    ]);
  });

  describe('are temperatures and refrigerants', () => {
    examples('temperature', [
      ['2 to 8 °C', { temperatureC: { min: 2, max: 8 } }],
      ['+2 to +8 °C', { temperatureC: { min: 2, max: 8 } }],
      ['2–8°C', { temperatureC: { min: 2, max: 8 } }],
      ['2 - 8 ºC', { temperatureC: { min: 2, max: 8 } }],
      ['2 °C to 8 °C', { temperatureC: { min: 2, max: 8 } }],
      ['-25 to -18 °C', { temperatureC: { min: -25, max: -18 } }],
      ['−25 to −18,5 ℃', { temperatureC: { min: -25, max: -18.5 } }],
      ['36 to 46 °F', { temperatureC: { min: 2.2, max: 7.8 } }],
      ['2 to 8 °C (36 to 46 °F)', { temperatureC: { min: 2, max: 8 } }],
      ['2 to 8 °C, R290', { temperatureC: { min: 2, max: 8 }, refrigerant: 'r290' }],
      ['2 to 8 °C (36 to 50 °F)', {}],
      ['2 -8 °C', {}],
      ['-25--18 °C', {}],
      ['8 to 2 °C', {}],
      ['2 to 8', {}],
      ['2 °F to 8 °C', {}],
      ['4 °C', {}],
      ['up to 8 °C', {}],
      ['2 to 8 °C at 32 °C ambient', {}],
      ['2 to 8 °C or -25 to -18 °C', {}],
      ['2 to 8 °C, -25 to -18 °C', {}],
      ['-300 to 900 °C', {}],
      ['ambient', {}],
    ]);
    it('refrigerant', () =>
      checkEach(
        [
          ['R290', 'r290'],
          ['R-290 (propane)', 'r290'],
          ['R 600a', 'r600a'],
          ['R290 or R600a', null],
          ['R290, R600a', null],
          ['no R134a', null],
          ['R22', null],
          ['R290, on request', null],
          ['R290 optional', null],
        ],
        (refrigerant, fact) => {
          expect(toFactsFromText({ specs: { refrigerant } }).refrigerant).toBe(fact);
        },
      ));
    it('power use', () =>
      checkEach<[string, number | null]>(
        [
          ['8.3 kWh/24 h', 8.3],
          ['4.42 kWh a day', 4.42],
          ['4,42 kWh per day', 4.42],
          ['10.25 kWh/day.', 10.25],
          ['350 W', null],
          ['8.3 kWh', null],
          ['up to 8.3 kWh/day', null],
          ['3000 kWh/year', null],
        ],
        (text, fact) => {
          const told = toFactsFromText({ specs: { 'Power consumption': text } });
          expect(told.energyKwhPerDay).toBe(fact);
        },
      ));
    it('noise', () =>
      checkEach(
        [
          ['52 dB(A)', 52],
          ['52.5 dBA at 1 m', 52.5],
          ['52 dB', null],
          ['< 52 dB(A)', null],
          ['50-52 dB(A)', null],
          ['900 dB(A)', null],
        ],
        (text, fact) => {
          expect(toFactsFromText({ specs: { 'Noise level': text } }).noiseDb).toBe(fact);
        },
      ));
  });

  describe('are selections and doors that are called so', () => {
    examples('capacity', [
      ['48 selections', { selections: 48 }],
      ['Sample layout: 48 selections', { selections: 48 }],
      ['10 doors: 8 medium, 2 large', { doors: { medium: 8, large: 2 } }],
      ['8 medium doors and 2 extra-large doors', { doors: { medium: 8, 'extra-large': 2 } }],
      ['20 doors', {}],
      ['11 doors: 8 medium, 2 large', {}],
      ['10 cells: 8 medium, 2 large (sample layout)', {}],
      ['6 shelves, 8 selections', {}],
      ['up to 48 selections', {}],
      ['48 selections each', {}],
      ['40 to 48 selections', {}],
      ['35 lanes', {}],
      ['9999 selections', {}],
    ]);
  });

  it('follow the name of the row', () => {
    const read = (specs: Record<string, unknown>) => toFactsFromText({ specs });
    expect(read({ 'Dimensions (W x D x H)': '1250 x 900 x 2050 mm' })).toMatchObject(SIZE);
    expect(read({ 'Dimensions (WxDxH)': '1250 x 900 x 2050 mm' })).toMatchObject(SIZE);
    expect(read({ 'Dimensions (mm)': 'W 1250 x D 900 x H 2050' })).toMatchObject(SIZE);
    expect(read({ 'Weight (kg)': 310 }).weightKg).toBe(310);
    expect(read({ width: '1250 mm', height: '2,05 m' })).toMatchObject({
      widthMm: 1_250,
      depthMm: null,
      heightMm: 2_050,
    });
    const others = {
      'Packed dimensions': '1250 x 900 x 2050 mm (W x D x H)',
      'Gross weight': '310 kg',
      'Door width': '500 mm',
      weight: 310,
    };
    expect(read(others)).toEqual(UNKNOWN);
  });

  it('are unknown where two rows contradict each other, or one is in doubt', () => {
    const read = (specs: Record<string, unknown>) => toFactsFromText({ specs });
    expect(read({ weight: '310 kg', 'Net weight': '310 kg' }).weightKg).toBe(310);
    expect(read({ weight: '310 kg', 'Net weight': '290 kg' }).weightKg).toBeNull();
    expect(read({ weight: '310 kg', 'Net weight': 'about 290 kg' }).weightKg).toBeNull();
    expect(read({ power: '230 V', voltage: '230 V' }).voltagesV).toEqual([230]);
    expect(read({ power: '230 V', voltage: '115 V' }).voltagesV).toEqual([]);
    expect(read({ connectivity: '4G', network: '4G, optional' }).networks).toEqual([]);
    const size = '1250 x 900 x 2050 mm (W x D x H)';
    expect(read({ size, width: '1300 mm' })).toMatchObject({ ...SIZE, widthMm: null });
  });

  it('are unknown in prose, of which only a bounded part is looked at', () => {
    expect(toFactsFromText({ weight: `310 kg${' '.repeat(150)}empty` }).weightKg).toBe(310);
    expect(toFactsFromText({ weight: `310 kg${' '.repeat(250)}empty` })).toEqual(UNKNOWN);
  });

  it('are those of the typed fields in the sample, as far as its texts go', () => {
    const { entries } = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as {
      entries: { fields: Record<string, { 'en-US': unknown }> }[];
    };
    const machines = entries
      .map(({ fields }) => Object.entries(fields).map(([id, value]) => [id, value['en-US']]))
      .map((fields): Record<string, unknown> => Object.fromEntries(fields))
      .filter(({ widthMm }) => widthMm !== undefined);
    expect(machines.length).toBeGreaterThan(5);
    for (const fields of machines) {
      const { voltagesV, networks, weightKg, ...told } = toFactsFromText(fields);
      expect(voltagesV.map(String)).toEqual(fields['voltagesV']);
      expect(networks).toEqual(fields['networks']);
      // "520 kg empty, in two parts" may be the weight of each.
      expect([fields['weightKg'], null]).toContain(weightKg);
      const { widthMm, depthMm, heightMm } = fields;
      expect({ ...UNKNOWN, ...told }).toEqual({ ...UNKNOWN, widthMm, depthMm, heightMm });
    }
  });

  it('are taken from the specs object where the page shows it', () => {
    const fields = { weight: '290 kg', specs: { weight: '310 kg' } };
    expect(toFactsFromText(fields).weightKg).toBe(310);
  });
});
