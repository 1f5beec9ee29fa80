import {
  fieldsOfFigure,
  firstCurrency,
  PAYBACK_CASES,
  PAYBACK_FIELDS,
  type PaybackField,
  type PaybackFirst,
  type PaybackInputs,
} from '../content/payback-inputs.ts';
import {
  PAYBACK_FORMULA_VERSION,
  type PaybackMonth,
  type PaybackResult as Result,
} from '../content/payback.ts';
import { paybackFigures } from '#copy/en/payback-figures.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { exactMoney, number, percent, roughly, series } from '#copy/number-text.ts';
import {
  figureText,
  isBeyondLife,
  monthsText,
  neededText,
  wholeMonths,
} from '../copy/payback-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { Band } from '#ui/band.tsx';
import { BandHeading } from '#ui/band-heading.tsx';
import { Fold } from '#ui/fold.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { TableFrame } from '#ui/table-frame.tsx';
import { PaybackCurve } from './payback-curve.tsx';
import { Source, ToolFormula } from './tool-formula.tsx';

type OwnFigure = Exclude<PaybackFirst, { name: 'currency' }>;
type FigureName = keyof typeof paybackFigures;

const COSTS = ['goods', 'commission', 'cards', 'restocking', 'power', 'software', 'lease'] as const;

/** What a row of the table shows of each case. */
type Row = [label: string, show: (month: PaybackMonth) => string, look?: string];

/** The answer in one sentence, and a month at low, likely and high figures. */
export function PaybackAnswer({ inputs, result }: { inputs: PaybackInputs; result: Result }) {
  const wording = useWording();
  const words = wording.of(paybackWords);
  const { currency, way } = inputs;
  const costs = way === 'lease' ? COSTS : COSTS.filter((name) => name !== 'lease');
  const money = (amount: number) => exactMoney(wording, amount, currency);
  const rows: Row[] = [
    [words.rows.items, ({ items }) => roughly(wording, items)],
    [words.rows.revenue, ({ revenue }) => money(revenue)],
    ...costs.map((name): Row => [words.rows[name], (month) => money(0 - month[name])]),
    [words.rows.profit, ({ profit }) => money(profit), 'font-semibold'],
    [words.rows.margin, ({ margin }) => (margin === null ? '–' : percent(wording, margin))],
    [
      words.rows.breakEven,
      ({ breakEvenItemsPerDay: needed }) =>
        needed === null ? words.none : neededText(wording, needed),
    ],
    [words.rows.payback, (month) => paybackOf(wording, month), 'font-semibold'],
  ];
  return (
    <>
      <div data-live="answer" aria-live="polite">
        <h3 className="mt-2 text-title leading-tight sm:text-sub" data-answer>
          {headlineOf(wording, result)}
        </h3>
      </div>
      <div data-live="figures">
        {isBeyondLife(result.cases.likely.paybackMonths) && (
          <p className="mt-2 font-medium" data-life>
            {words.life}
          </p>
        )}
        <p className="mt-2 text-small text-text-2">
          {fill(words.investment, { amount: money(result.investment) })}
        </p>
        <PaybackCurve result={result} currency={currency} />
        <div className="mt-5">
          <Fold label={words.table} icon="coins" onlyNarrow>
            <TableFrame label={words.table} ground="card">
              <table className="w-full border-collapse text-small sm:text-note">
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="sr-only">{words.row}</span>
                    </th>
                    {PAYBACK_CASES.map((name) => (
                      <th key={name} scope="col" className="py-2 ps-2 text-end font-medium">
                        {words.cases[name]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([label, show, look = '']) => (
                    <tr key={label} className={`border-t border-line ${look}`}>
                      <th scope="row" className="py-1.5 text-start">
                        {label}
                      </th>
                      {PAYBACK_CASES.map((name) => (
                        <td key={name} className="py-1.5 ps-2 text-end align-top">
                          {show(result.cases[name])}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableFrame>
          </Fold>
        </div>
      </div>
    </>
  );
}

function headlineOf(wording: Wording, { investment, cases: { likely } }: Result): string {
  const { headline } = wording.of(paybackWords);
  if (likely.breakEvenItemsPerDay === null) return headline.losesAlways;
  if (investment === 0) {
    return fill(headline.nothingToPayBack, {
      items: neededText(wording, likely.breakEvenItemsPerDay),
    });
  }
  return likely.paybackMonths === null
    ? headline.never
    : fill(headline.payback, { time: monthsText(wording, likely.paybackMonths) });
}

function paybackOf(wording: Wording, { paybackMonths }: PaybackMonth): string {
  const words = wording.of(paybackWords);
  if (paybackMonths === null) return words.never;
  return paybackMonths === 0 ? words.nothing : number(wording, wholeMonths(paybackMonths));
}

/** The formula as it is worked out, and what it leaves out. */
function PaybackFormula() {
  const { title, lines, assumptions, version } = useWords(paybackWords).formula;
  return (
    <ToolFormula title={title} lines={lines}>
      <p className="max-w-[44em] text-text-2">{assumptions}</p>
      <p className="mt-3 text-small text-text-3">
        {fill(version, { version: PAYBACK_FORMULA_VERSION })}
      </p>
    </ToolFormula>
  );
}

/** Every figure that was used, with where its first value comes from, and the formula. */
export function PaybackSources({
  inputs,
  first = [],
}: {
  inputs: PaybackInputs | null;
  /** What stands in the place of the built-in first values. */
  first?: readonly PaybackFirst[];
}) {
  const wording = useWording();
  const words = wording.of(paybackWords).sources;
  const figures = wording.of(paybackFigures);
  return (
    <Band ground="mist" id="sources" labelledBy="sources-title">
      <BandHeading
        id="sources-title"
        title={words.title}
        description={first.length > 0 ? words.descriptionOwn : words.description}
      />
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2">
        {(Object.keys(figures) as FigureName[]).map((name) => {
          const { label, source } = figures[name];
          const own = first.findLast(
            (item): item is OwnFigure => item.name !== 'currency' && item.name === name,
          );
          const firstValue = valuesOf(
            wording,
            name,
            (field) =>
              own
                ? (own.values[fieldsOfFigure(name).indexOf(field)] ?? null)
                : PAYBACK_FIELDS[field].start,
            own ? firstCurrency(first) : 'USD',
          );
          const shown = own ? { name: own.source, url: own.url } : source;
          const usedValue =
            inputs && (name !== 'lease' || inputs.way === 'lease')
              ? valuesOf(wording, name, (field) => inputs[field], inputs.currency)
              : null;
          return (
            <div key={name} className="bg-card p-5">
              <dt className="font-medium">{label}</dt>
              <dd className="mt-1 text-small text-text-2 sm:text-note">
                {usedValue !== null && (
                  <p className="text-text">{fill(words.used, { used: usedValue })}</p>
                )}
                {firstValue !== '' && firstValue !== usedValue && (
                  <p>{fill(words.first, { first: firstValue })}</p>
                )}
                <p>
                  <Source {...shown} />
                  {!own && ` (${source.year}). ${source.how}`}
                </p>
              </dd>
            </div>
          );
        })}
      </dl>
      <PaybackFormula />
    </Band>
  );
}

/** A single figure, or the three of a row, as written; '' where there is none. */
function valuesOf(
  wording: Wording,
  name: FigureName,
  of: (field: PaybackField) => number | null,
  currency: string,
): string {
  const { unit } = wording.of(paybackFigures)[name];
  const values = fieldsOfFigure(name).flatMap((field) => of(field) ?? []);
  return series(
    wording,
    values.map((value) => figureText(wording, value, unit, currency)),
  );
}
