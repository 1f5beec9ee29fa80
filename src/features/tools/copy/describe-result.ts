import type { DescribedResult } from '#content/project/stored-project.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import { DOOR_SIZES } from '#content/machines/machine-facts.ts';
import { toAskedFit, type AskedFit } from '../content/fit-line.ts';
import { LOCKER_FORMULA_VERSION, toLockerSizeResult } from '../content/locker-size.ts';
import {
  lockerHref,
  parseLockerInputs,
  WEEKDAYS,
  type LockerInputs,
  type LockerUse,
} from '../content/locker-size-inputs.ts';
import { fitMachineOf, parseFitInputs, WAY_FIELDS } from '../content/parse-fit-inputs.ts';
import { FIT_FIELDS } from '../content/fit-ranges.ts';
import { PAYBACK_FORMULA_VERSION, toPaybackResult, type PaybackMonth } from '../content/payback.ts';
import {
  parsePaybackInputs,
  PAYBACK_CASES,
  PAYBACK_ROWS,
  paybackHref,
  type PaybackField,
  type PaybackFirst,
  type PaybackInputs,
} from '../content/payback-inputs.ts';
import { FIT_FORMULA_VERSION } from '../content/to-fit-result.ts';
import { toFitToolResult } from '../content/tool-result.ts';
import { decidingText } from './deciding-text.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import { paybackFigures } from '#copy/en/payback-figures.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { exactMoney, number, percent } from '#copy/number-text.ts';
import { figureText, neededText } from './payback-text.ts';
import { toolResultTitle } from './tool-result-title.ts';
import { count, fill, type Wording } from '#copy/wording.ts';

type Line = DescribedResult['lines'][number];

/** @param first the owner's first values, which count where nothing was entered */
export function describePayback(
  wording: Wording,
  search: URLSearchParams,
  first: readonly PaybackFirst[] = [],
): DescribedResult | null {
  const { inputs } = parsePaybackInputs(search, wording.language, first);
  if (inputs === null) return null;
  const result = toPaybackResult(inputs);
  const { rows, cases, fieldOfRow, none } = wording.of(paybackWords);
  const ofCases = (row: string, show: (month: PaybackMonth) => string): Line[] =>
    PAYBACK_CASES.map((name) => ({
      name: fill(fieldOfRow, { row, of: cases[name] }),
      value: show(result.cases[name]),
    }));
  return {
    title: toolResultTitle(wording, { tool: 'payback', result, href: paybackHref(inputs) }),
    formulaVersion: PAYBACK_FORMULA_VERSION,
    inputs: paybackLines(wording, inputs),
    lines: [
      ...ofCases(rows.profit, ({ profit }) => exactMoney(wording, profit, inputs.currency)),
      ...ofCases(rows.margin, ({ margin }) => (margin === null ? '–' : percent(wording, margin))),
      ...ofCases(rows.breakEven, ({ breakEvenItemsPerDay: needed }) =>
        needed === null ? none : neededText(wording, needed),
      ),
    ],
  };
}

function paybackLines(wording: Wording, inputs: PaybackInputs): Line[] {
  const words = wording.of(paybackWords);
  const unused = inputs.way === 'buy' ? 'lease' : 'machine';
  const rows: Partial<Record<string, readonly PaybackField[]>> = PAYBACK_ROWS;
  const figures = Object.entries(wording.of(paybackFigures)).filter(([name]) => name !== unused);
  return [
    { name: words.way, value: words.ways[inputs.way] },
    ...figures.map(([name, { label, unit }]) => ({
      name: label,
      value: (rows[name] ?? [name as PaybackField])
        .map((field) => figureText(wording, inputs[field], unit, inputs.currency))
        .join(' / '),
    })),
  ];
}

/** The doors of a locker. */
export function describeLocker(wording: Wording, search: URLSearchParams): DescribedResult | null {
  const { inputs, numbers, use } = parseLockerInputs(search, wording.language);
  if (inputs === null) return null;
  const result = toLockerSizeResult(inputs);
  const { doors, sizes, table } = wording.of(lockerWords);
  return {
    title: toolResultTitle(wording, {
      tool: 'locker-size',
      result,
      href: lockerHref({ numbers, use }),
    }),
    formulaVersion: LOCKER_FORMULA_VERSION,
    inputs: lockerLines(wording, inputs, use),
    lines: result.doors.map(({ size, count: needed, overflow }) => ({
      name: size === null ? table.any : sizes[size],
      value: `${count(wording, doors, needed)} (${table.overflow}: ${percent(wording, overflow)})`,
    })),
  };
}

function lockerLines(wording: Wording, inputs: LockerInputs, use: LockerUse): Line[] {
  const words = wording.of(lockerWords);
  const { shares } = inputs;
  return [
    { name: words.parcels, value: number(wording, inputs.parcelsPerDay) },
    { name: words.peak, value: number(wording, inputs.peakFactor) },
    { name: words.table.overflow, value: percent(wording, inputs.mostOverflow) },
    ...WEEKDAYS.map((day) => ({
      name: fill(words.fieldOfRow, {
        row: words.groups.dwell,
        of: words.days[day],
      }),
      value: inputs.dwellHours[day] === null ? '–' : number(wording, inputs.dwellHours[day]),
    })),
    ...(shares
      ? DOOR_SIZES.map((size) => ({
          name: fill(words.fieldOfRow, {
            row: words.groups.sizes,
            of: words.sizes[size],
          }),
          value: percent(wording, shares[size]),
        }))
      : []),
    { name: words.goods, value: words.goodsKinds[use.goods] },
    ...(use.place === null
      ? []
      : [{ name: words.place, value: wording.of(finderWords).places[use.place] }]),
  ];
}

/** @param machines null where they are not read: then the measures that were entered count */
export function describeFit(
  wording: Wording,
  search: URLSearchParams,
  machines: readonly CatalogueMachine[] | null = null,
): DescribedResult | null {
  const { question, ...inputs } = parseFitInputs(search, machines, wording.language);
  if (question === null) return null;
  const asked = { ...toAskedFit({ ...inputs, question }), machine: fitMachineOf(search) };
  const found = toFitToolResult(asked);
  return (
    found && {
      title: toolResultTitle(wording, found, inputs.machine?.title),
      formulaVersion: FIT_FORMULA_VERSION,
      inputs: fitLines(wording, asked),
      lines: found.result.places.map((place) => ({
        name: wording.of(fitWords).places[place.place],
        value: decidingText(wording, place, asked.units),
      })),
    }
  );
}

/** Every measure that counted, also those of the machine and of how it is carried that nobody typed. */
function fitLines(wording: Wording, { lengthsMm, units, question }: AskedFit): Line[] {
  const { trolleyMm: trolley, roomMm: room } = question.carrying;
  const counted = { ...lengthsMm, trolley, room };
  const words = wording.of(fitWords);
  return FIT_FIELDS.flatMap((field) => {
    const lengthMm = counted[field];
    return lengthMm === undefined
      ? []
      : [
          {
            name: words.inSummary[field],
            value: lengthText(wording, lengthMm, units, WAY_FIELDS.includes(field) ? 'down' : 'up'),
          },
        ];
  });
}
