import { describe, expect, it } from 'vitest';
import { fahrenheitOf, MM_PER_FOOT } from './convert.ts';
import { formatFloorLoad, formatLength, formatLengths, formatMass } from './format-quantity.ts';
import { parseUnits, pathInUnits } from './unit-system.ts';

describe('the units of an address', () => {
  it.each([
    ['units=imperial', 'imperial'],
    ['units=metric', 'metric'],
    ['units=furlong', 'metric'],
    ['', 'metric'],
  ])('of ?%s are %s', (query, system) => {
    expect(parseUnits(new URLSearchParams(query))).toBe(system);
  });

  it('change nothing else of it', () => {
    expect(pathInUnits('/machines?kind=locker&units=imperial', 'metric')).toBe(
      '/machines?kind=locker',
    );
    expect(pathInUnits('/machines?kind=a&kind=b', 'imperial')).toBe(
      '/machines?kind=a&kind=b&units=imperial',
    );
    expect(pathInUnits('/machines/divi-wp?units=imperial', 'metric')).toBe('/machines/divi-wp');
  });
});

describe('quantities', () => {
  it('are converted by the agreement of 1959', () => {
    expect(MM_PER_FOOT).toBeCloseTo(0.3048 * 1_000, 10);
    expect(fahrenheitOf(-40)).toBe(-40);
  });

  it('are shown in either system, rounded to the safe side', () => {
    expect(formatLength(1_250, 'metric')).toBe('1,250 mm');
    expect(formatLength(1_250, 'imperial')).toBe('49.3 in');
    expect(formatLengths([1_250, 900, 2_050], 'metric')).toBe('1,250 × 900 × 2,050 mm');
    expect(formatLengths([1_250, 900, 2_050], 'imperial')).toBe('49.3 × 35.5 × 80.8 in');
    expect(formatLength(1_250, 'imperial', 'en', 'down')).toBe('49.2 in');
    expect(formatLength(901.7, 'imperial')).toBe('35.5 in');
    expect(formatLength(1_829.5, 'metric')).toBe('1,830 mm');
    expect(formatLengths([], 'metric')).toBe('');
    expect(formatMass(310, 'metric')).toBe('310 kg');
    expect(formatMass(310, 'imperial')).toBe('684 lb');
    // Not with the narrow spaces of `Intl`, which the fonts lack.
    expect(formatLength(1_250, 'metric', 'fr')).toBe('1\u00A0250\u00A0mm');
    expect(formatLengths([1_250, 2_050], 'metric', 'fr')).toBe('1\u00A0250 × 2\u00A0050\u00A0mm');
  });

  it('never show a load on the floor as less than it is', () => {
    expect(formatFloorLoad(310 / (1.25 * 0.9), 'metric')).toBe('276 kg/m²');
    // 683.43 lb on 12.109 ft².
    expect(formatFloorLoad(310 / (1.25 * 0.9), 'imperial')).toBe('57 lb/ft²');
    expect(formatFloorLoad(300, 'metric')).toBe('300 kg/m²');
    expect(formatFloorLoad(1_234.5, 'metric', 'de')).toBe('1.235 kg/m²');
    expect(formatFloorLoad(300, 'metric', 'ar')).toBe('\u2066300 kg/m²\u2069');
  });

  it('are written with the signs of the language', () => {
    expect(formatLength(1_250, 'metric', 'de')).toBe('1.250 mm');
    expect(formatMass(310.5, 'metric', 'fr')).toMatch(/^310,5\s?kg$/u);
  });
});
