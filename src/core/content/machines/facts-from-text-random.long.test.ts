import { fc } from '#tests/support/property.ts';
import { expect, it } from 'vitest';
import { MAINS_VOLTAGES, NETWORKS } from './machine-facts.ts';
import { toFactsFromText, type TextFacts } from './to-facts-from-text.ts';

/** A text, what it says, and whether it says so clearly enough that it must be read. */
type Case = { field: string; text: string; truth: Partial<TextFacts>; mustRead: boolean };

const UNKNOWN = toFactsFromText({});
const int = (min: number, max: number) => fc.integer({ min, max });
const pick = <Item>(...items: Item[]) => fc.constantFrom(...items);

/** Digits with a sign before the last `decimals` of them, without floating-point arithmetic. */
function decimal(units: number, decimals: number, sign: string): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${sign}${digits.slice(-decimals)}`;
}
const english = (units: number) => units.toLocaleString('en-US');

/** One length as it may be written, and its millimetres to a tenth. */
type Length = { figure: string; unit: string; mm: number };
type Writer = { unit: string; write: (mm: number) => Length };

const metric = (unit: string, step: number, toFigure: (mm: number) => string): Writer => ({
  unit,
  write: (mm) => {
    const whole = Math.round(mm / step) * step;
    return { figure: toFigure(whole), unit, mm: whole };
  },
});
const inches = (unit: string, sign: string): Writer => ({
  unit,
  write: (mm) => {
    const tenths = Math.round(mm / 2.54);
    return { figure: decimal(tenths, 1, sign), unit, mm: Math.round(tenths * 25.4) / 10 };
  },
});
const feet = (foot: string, inch: string): Writer => ({
  unit: '',
  write: (mm) => {
    const whole = Math.round(mm / 25.4);
    const figure = `${Math.trunc(whole / 12)}${foot} ${whole % 12}${inch}`;
    return { figure, unit: '', mm: (whole * 254) / 10 };
  },
});
const WRITERS: Writer[] = [
  metric('mm', 1, String),
  metric('mm', 1, english),
  metric('cm', 10, (mm) => String(mm / 10)),
  metric('cm', 1, (mm) => decimal(mm, 1, '.')),
  metric('cm', 1, (mm) => decimal(mm, 1, ',')),
  metric('m', 10, (mm) => decimal(mm / 10, 2, '.')),
  metric('m', 10, (mm) => decimal(mm / 10, 2, ',')),
  metric('m', 1, (mm) => decimal(mm, 3, '.')),
  inches('in', '.'),
  inches('"', '.'),
  inches('inches', ','),
  feet(' ft', ' in'),
  feet("'", '"'),
];

const AXES = [
  { fact: 'widthMm', names: ['W', 'Width', 'width'] },
  { fact: 'depthMm', names: ['D', 'Depth', 'depth'] },
  { fact: 'heightMm', names: ['H', 'Height', 'height'] },
] as const;
const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 });
/** Between 1.2 and 3 m, so that a side has a thousands sign and a second reading that is absurd. */
const sides = fc.tuple(int(1_200, 3_000), int(1_200, 3_000), int(1_200, 3_000));

const sizeParts = fc.record({
  mm: sides,
  writer: pick(...WRITERS),
  order,
  style: int(0, 5),
  name: int(0, 2),
  times: pick(' x ', ' × ', 'x'),
  label: pick('', 'Sample size: ', 'Size: '),
});

const clearSize: fc.Arbitrary<Case> = sizeParts.map((parts) => {
  const { mm, writer, style, name, times, label } = parts;
  const lengths = parts.order.map((axis) => writer.write(mm[axis] ?? 0));
  const names = parts.order.map((axis) => AXES[axis]?.names[name] ?? '');
  const each = lengths.map(({ figure, unit }) => (unit === '' ? figure : `${figure} ${unit}`));
  const one =
    writer.unit === ''
      ? each.join(' x ')
      : `${lengths.map(({ figure }) => figure).join(times)} ${writer.unit}`;
  const axes = names.join(' x ');
  const texts = [
    `${one} (${axes})`,
    `${axes}: ${one}`,
    `${each.join(' x ')} (${axes})`,
    names.map((axis, index) => `${axis} ${each[index]}`).join(' x '),
    names.map((axis, index) => `${axis}: ${each[index]}`).join(', '),
    names.map((axis, index) => `${each[index]} (${axis})`).join(' x '),
  ];
  const truth = Object.fromEntries(
    parts.order.map((axis, index) => [AXES[axis]?.fact, lengths[index]?.mm]),
  );
  return { field: 'dimensions', text: `${label}${texts[style]}`, truth, mustRead: true };
});

/** Metric and imperial side by side: 40 mm apart they contradict each other. */
const mixedSize: fc.Arbitrary<Case> = fc
  .tuple(sides, order, fc.boolean(), fc.boolean(), int(0, 2), pick(-40, 40))
  .map(([mm, shuffled, metricFirst, agrees, wrong, slip]) => {
    const written = shuffled.map((axis) => mm[axis] ?? 0);
    const inch = inches('in', '.');
    const other = written.map(
      (side, index) => inch.write(!agrees && index === wrong ? side + slip : side).figure,
    );
    const pair = [`${written.map(english).join(' x ')} mm`, `${other.join(' x ')} in`];
    const [first, second] = metricFirst ? pair : pair.toReversed();
    const axes = shuffled.map((axis) => AXES[axis]?.names[0]).join(' x ');
    const truth = agrees ? { widthMm: mm[0], depthMm: mm[1], heightMm: mm[2] } : {};
    return {
      field: 'dimensions',
      text: `${first} (${second}) (${axes})`,
      truth,
      mustRead: agrees,
    };
  });

const unclearSize: fc.Arbitrary<Case> = fc.tuple(sides, int(0, 8)).map(([mm, kind]) => {
  const [w, d, h] = mm;
  const dotted = mm.map((side) => decimal(side, 3, '.'));
  const texts = [
    `${w} x ${d} x ${h} mm`,
    `${w} x ${d} x ${h} (W x D x H)`,
    `${dotted.join(' x ')} mm (W x D x H)`,
    `${mm.map((side) => decimal(side, 3, ',')).join(' x ')} m (W x D x H)`,
    `${w} x ${d} x ${h - 100}-${h} mm (W x D x H)`,
    `${w} x ${d} x ${h} mm (L x B x H)`,
    `${w} x ${d} x ${h} mm (W x D x H), ${w + 10} x ${d} x ${h} mm`,
    `${w} x ${d} x ${h} mm (W x W x H)`,
    `${english(w).replace(',', ' ')} x ${d} x ${h} mm (W x D x H)`,
  ];
  return { field: 'dimensions', text: texts[kind] ?? '', truth: {}, mustRead: false };
});

const clearWeight: fc.Arbitrary<Case> = fc
  .tuple(int(100, 9_990), int(0, 5), pick('', ' empty', ' (net)'), pick('', 'Sample weight: '))
  .map(([tenths, style, note, label]) => {
    const kg = decimal(tenths, 1, '.');
    const lb = Math.round(tenths / 4.5359237);
    const fromLb = Math.round(lb * 4.5359237) / 10;
    const written: [string, number][] = [
      [`${kg} kg`, tenths / 10],
      [`${decimal(tenths, 1, ',')} kg`, tenths / 10],
      [`${lb} lb`, fromLb],
      [`${kg} kg (${lb} lb)`, tenths / 10],
      [`${lb} lbs / ${kg} kg`, tenths / 10],
      [`${Math.ceil(tenths / 10)}kg`, Math.ceil(tenths / 10)],
    ];
    const [text, weightKg] = written[style] ?? ['', 0];
    return { field: 'weight', text: `${label}${text}${note}`, truth: { weightKg }, mustRead: true };
  });

const unclearWeight: fc.Arbitrary<Case> = fc.tuple(int(100, 900), int(0, 5)).map(([kg, kind]) => {
  const texts = [
    `${kg}-${kg + 60} kg`,
    `${kg} kg, ${kg + 1} kg`,
    `${kg}`,
    `${decimal(kg * 10, 3, '.')} kg`,
    `${kg} kg (${kg} lb)`,
    `${kg} kg full`,
  ];
  return { field: 'weight', text: texts[kind] ?? '', truth: {}, mustRead: false };
});

const power: fc.Arbitrary<Case> = fc
  .tuple(
    fc.uniqueArray(pick(...MAINS_VOLTAGES), { minLength: 1, maxLength: 3 }),
    fc.option(int(1, 999)),
    pick(' or ', ', ', ' and '),
    pick('', ', single phase', ', 50/60 Hz'),
  )
  .map(([volts, tenths, or, note]) => ({
    field: 'powerRequirements',
    text: `${volts.map((volt) => `${volt} V`).join(or)}${note}${tenths === null ? '' : `, ${decimal(tenths, 1, '.')} A`}`,
    truth: {
      voltagesV: volts.map(Number).toSorted((a, b) => a - b),
      ...(tenths !== null && { currentA: tenths / 10 }),
    },
    mustRead: true,
  }));

const unclearPower: fc.Arbitrary<Case> = fc
  .tuple(pick('-', '–', ' to ', '/', ' '), pick(...MAINS_VOLTAGES), pick(...MAINS_VOLTAGES))
  .map(([between, low, high]) => ({
    field: 'powerRequirements',
    text: `${low}${between}${high} V`,
    truth: {},
    mustRead: false,
  }));

const temperature: fc.Arbitrary<Case> = fc
  .tuple(
    int(-40, 40),
    int(1, 30),
    fc.option(pick('r290' as const, 'r744' as const)),
    fc.boolean(),
    pick(' to ', '–', '-'),
    pick('°', ' °'),
  )
  .map(([min, span, refrigerant, isCelsius, between, degree]) => {
    const max = min + span;
    const cold = refrigerant === null ? '' : `, ${refrigerant.toUpperCase()}`;
    const text = `${min}${between}${max}${degree}${isCelsius ? 'C' : 'F'}${cold}`;
    const celsius = (degrees: number) => Math.round(((degrees - 32) * 50) / 9) / 10;
    const temperatureC = isCelsius ? { min, max } : { min: celsius(min), max: celsius(max) };
    // A dash beside a minus sign may be either.
    const mustRead = between === ' to ' || min >= 0;
    return { field: 'temperature', text, truth: { temperatureC, refrigerant }, mustRead };
  });

const networks: fc.Arbitrary<Case> = fc
  .tuple(fc.uniqueArray(pick(...NETWORKS), { minLength: 1 }), pick(', ', ' or ', '/', ' and '))
  .map(([names, between]) => ({
    field: 'connectivity',
    text: names.map((name) => (name === 'wifi' ? 'Wi-Fi' : name.toUpperCase())).join(between),
    truth: { networks: NETWORKS.filter((name) => names.includes(name)) },
    mustRead: true,
  }));

const selections: fc.Arbitrary<Case> = fc
  .tuple(int(2, 900), pick('selections', 'lanes', 'shelves', 'cells', 'doors'))
  .map(([count, noun]) => ({
    field: 'capacity',
    text: `${count} ${noun}`,
    truth: noun === 'selections' ? { selections: count } : {},
    mustRead: noun === 'selections',
  }));

const clear = fc.oneof(
  { weight: 4, arbitrary: clearSize },
  { weight: 2, arbitrary: mixedSize },
  clearWeight,
  power,
  temperature,
  networks,
  selections,
);

/** Words that change what a figure means: whatever they stand beside is unknown. */
const hedged: fc.Arbitrary<Case> = fc
  .tuple(
    clear,
    pick('up to', 'from', 'approx.', 'about', 'max.', 'not', 'min', 'no', '~', '<', '±'),
    pick('optional', ', on request', 'depending on the model', 'without shelves', '?', 'or more'),
    fc.boolean(),
  )
  .map(([base, before, after, isBefore]) => ({
    ...base,
    text: isBefore
      ? `${before} ${base.text}`
      : `${base.text}${after.startsWith(',') ? '' : ' '}${after}`,
    truth: {},
    mustRead: false,
  }));

/**
 * Something foreign anywhere in a clear text: what was clear may stay known, nothing else may come of it. A sign for feet is
 * not among it: it makes 4'7 of 47.
 */
const hostile: fc.Arbitrary<Case> = fc
  .tuple(
    clear,
    fc.nat(),
    fc.oneof(
      pick(' ', '?', '*', '#', '(', ')', '/', ':', ';', '"', 'x', 'm', 'kg', '€', '\u0000'),
      pick('\ud800', '\u202e', '١', '½', '²', ' not ', ' or ', ' and ', '((((', '%', '\n', '='),
      fc.string({ unit: pick('\u0301', '😀', '＿', 'ß', '∞', '~', '|', '^'), maxLength: 300 }),
    ),
  )
  .map(([base, at, foreign]) => {
    const place = at % (base.text.length + 1);
    const text = `${base.text.slice(0, place)}${foreign}${base.text.slice(place)}`;
    return { ...base, text, mustRead: false };
  });

const anyCase = fc.oneof(
  { weight: 4, arbitrary: clear },
  unclearSize,
  unclearWeight,
  unclearPower,
  { weight: 2, arbitrary: hedged },
  { weight: 2, arbitrary: hostile },
);

it('reads what a text says or nothing, never anything else, and always what is clear', () => {
  let known = 0;
  fc.assert(
    fc.property(anyCase, ({ field, text, truth, mustRead }) => {
      const facts = toFactsFromText({ [field]: text });
      const wanted: TextFacts = { ...UNKNOWN, ...truth };
      if (mustRead) {
        known += 1;
        expect(facts).toEqual(wanted);
        return;
      }
      for (const name of Object.keys(facts) as (keyof TextFacts)[]) {
        expect([UNKNOWN[name], wanted[name]]).toContainEqual(facts[name]);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(known).toBeGreaterThan(2_000);
});
