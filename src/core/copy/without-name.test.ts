import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { withoutName } from './without-name.ts';

it('beside its name, a value does not repeat it', () =>
  checkEach(
    [
      ['Sample weight: 310 kg empty', '310 kg empty'],
      ['WEIGHT : 310 kg', '310 kg'],
      ['Weight empty: 310 kg', 'empty: 310 kg'],
      ['310 kg', '310 kg'],
      ['Weightless: 0 kg', 'Weightless: 0 kg'],
      ['Empty: 310 kg, weight: 400 kg full', 'Empty: 310 kg, weight: 400 kg full'],
      ['Weight:', 'Weight:'],
      ['', ''],
    ],
    (value, shown) => expect(withoutName(value, ['Weight'])).toBe(shown),
  ));

it('takes out a name of several words whole', () => {
  expect(withoutName('Power supply: 230 V', ['power supply', 'power'])).toBe('230 V');
  expect(withoutName('Power: 230 V', ['power supply', 'power'])).toBe('230 V');
});
