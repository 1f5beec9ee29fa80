import { machineFactWords as german } from './de/machine-fact-words.ts';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_FACTS } from '#content/machines/machine-facts.ts';
import { toSpecLabel } from '#content/machines/to-machine-specs.ts';
import { machineFactWords } from './en/machine-fact-words.ts';
import { englishWording, wordingFor } from './wordings.ts';
import { hasUnits, machineFactLine, machineFactRows } from './machine-fact-rows.ts';

const SPECS = [
  { key: 'dimensions', label: 'Dimensions', value: '1,250 x 900 x 2,050 mm (W x D x H)' },
  { key: 'weight', label: 'Weight', value: '310 kg' },
  { key: 'power_requirements', label: 'Power Requirements', value: '230 V, one outlet' },
  { key: 'connectivity', label: 'Connectivity', value: '4G or Wi-Fi' },
];
const FACTS = {
  ...UNKNOWN_FACTS,
  widthMm: 1_250,
  depthMm: 900,
  heightMm: 2_050,
  weightKg: 310,
  voltagesV: [115, 230],
  networks: ['wifi' as const, '4g' as const],
  doors: { medium: 8, large: 2 },
  temperatureC: { min: 2, max: 8 },
  certificates: [{ title: 'CE', url: 'https://example.com/ce.pdf' }],
};
const values = (rows: { value: string }[]) => rows.map(({ value }) => value);

describe('the specification table', () => {
  it('is the free text, row for row, where nothing is known beside it', () => {
    expect(machineFactRows(englishWording, SPECS, UNKNOWN_FACTS, 'imperial')).toMatchObject(SPECS);
    expect(machineFactRows(englishWording, [], UNKNOWN_FACTS, 'metric')).toEqual([]);
    expect(hasUnits(UNKNOWN_FACTS)).toBe(false);
  });

  it('names the rows of a machine’s own fields in the language of the page', () => {
    const rows = machineFactRows(wordingFor('de'), SPECS, UNKNOWN_FACTS, 'metric');
    // However the name is written.
    const labels = ['Abmessungen', 'Gewicht', german.specs.powerRequirements, 'Vernetzung'];
    expect(rows.map(({ label }) => label)).toEqual(labels);
    // In English as a key reads.
    for (const [key, name] of Object.entries(machineFactWords.specs))
      expect(name).toBe(toSpecLabel(key));
  });

  it('tells what of a row the owner wrote', () => {
    const specs = [...SPECS, { key: 'colour', label: 'Colour', value: 'Red' }];
    const temperature = (value: string) => ({ key: 'temperature', label: 'Temperature', value });
    const statedIn = (more: typeof SPECS, facts = UNKNOWN_FACTS) =>
      machineFactRows(wordingFor('de'), more, facts, 'metric').map(({ stated = [] }) =>
        stated.join(),
      );
    expect(statedIn(specs).slice(-2)).toEqual(['value', 'label,value']);
    // A size that is known in numbers stands instead of its text.
    expect(statedIn(SPECS, FACTS)[0]).toBe('');
    const known = [temperature('frozen'), temperature('two zones')];
    expect(statedIn(known)).toEqual(['', 'value']);
    const named = machineFactRows(wordingFor('de'), known, UNKNOWN_FACTS, 'metric');
    expect(values(named)).toEqual(['Tiefgekühlt', 'Two zones']);
  });

  it('says nothing twice: a size and a weight replace their text, other texts stay', () => {
    const rows = machineFactRows(englishWording, SPECS, FACTS, 'metric');
    expect(values(rows)).toEqual([
      '1,250 × 900 × 2,050 mm (W\u00a0×\u00a0D\u00a0×\u00a0H)',
      '310 kg',
      '230 V, one outlet',
      '4G or Wi-Fi',
      '2 to 8 °C',
      '8 medium, 2 large',
      '',
    ]);
    expect(rows.at(-1)?.documents).toEqual(FACTS.certificates);
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows all that is known without any text, in the chosen units', () => {
    const rows = values(machineFactRows(englishWording, [], FACTS, 'imperial'));
    expect(rows).toContain('49.3 × 35.5 × 80.8 in (W\u00a0×\u00a0D\u00a0×\u00a0H)');
    expect(rows).toContain('684 lb');
    expect(rows).toContain('36 to 46 °F');
    expect(rows).toContain('115, 230 V');
    expect(rows).toContain('Wi-Fi, 4G');
  });

  it('shows single sides only where neither text nor all three are known', () => {
    const some = { ...UNKNOWN_FACTS, widthMm: 800 };
    expect(values(machineFactRows(englishWording, [], some, 'metric'))).toEqual(['800 mm']);
    expect(machineFactRows(englishWording, SPECS, some, 'metric')).toMatchObject(SPECS);
  });
});

// Seen failing with a size of two sides, and with doors of one size only.
describe('the line of facts on a card', () => {
  const lineOf = (facts: Partial<typeof FACTS>, language = 'en') =>
    machineFactLine(wordingFor(language), { ...UNKNOWN_FACTS, ...facts }, 'metric');

  it('says how much the machine holds, doors of every size together, and how large it is', () => {
    expect(machineFactLine(englishWording, { ...FACTS, selections: 35 }, 'metric')).toBe(
      '35 selections · 10 doors · 1,250 × 900 × 2,050 mm',
    );
    // 49.21, 35.43 and 80.71 in: what a machine needs is rounded up.
    expect(machineFactLine(englishWording, FACTS, 'imperial')).toBe(
      '10 doors · 49.3 × 35.5 × 80.8 in',
    );
    expect(lineOf({ doors: FACTS.doors }, 'de')).toBe('10 Fächer');
  });

  it('leaves out what is not known, and a size of which a side is not', () => {
    expect(lineOf({})).toBe('');
    expect(lineOf({ widthMm: 1_250, depthMm: 900 })).toBe('');
  });
});
