import { DOOR_SIZES } from '#content/machines/machine-facts.ts';
import {
  BATCH_ERRORS,
  LOCKER_FORMULA_VERSION,
  type LockerSizeResult as Result,
} from '../content/locker-size.ts';
import {
  WEEKDAYS,
  type LockerInputs,
  type LockerUse,
  type Weekday,
} from '../content/locker-size-inputs.ts';
import type { NoSet, ProposedSet } from '../content/propose-lockers.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import { weekdayText } from '#copy/moment-text.ts';
import { list, number, percent, roughly } from '#copy/number-text.ts';
import { count, fill, type Wording } from '#copy/wording.ts';
import { projectSumLines } from '#copy/project-sums-text.ts';
import { AddToProject } from '#sections/project/add-to-project.tsx';
import { ProjectLines } from '#sections/project/project-results.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { BandHeading } from '#ui/band-heading.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { TableFrame } from '#ui/table-frame.tsx';
import { LockerRow } from './locker-row.tsx';
import { Source, ToolFormula } from './tool-formula.tsx';

type Props = {
  inputs: LockerInputs;
  result: Result;
  use: LockerUse;
  set: ProposedSet | NoSet;
  units: UnitSystem;
};

/** How many doors, by size, which lockers have them, and the figures it was worked out from. */
export function LockerSizeAnswer({ inputs, result, use, set, units }: Props) {
  const wording = useWording();
  const words = wording.of(lockerWords);
  return (
    <>
      <div data-live="answer" aria-live="polite">
        <h3 className="mt-2 text-sub leading-tight" data-answer>
          {count(wording, words.doors, result.total)}
        </h3>
      </div>
      <div data-live="figures">
        <p className="mt-2 text-text-2">
          {fill(result.fullestDays.length === WEEKDAYS.length ? words.loadAlways : words.load, {
            days: list(
              wording,
              result.fullestDays.map((day) => weekdayText(wording, WEEKDAYS.indexOf(day))),
            ),
            parcels: roughly(wording, result.peakLoad),
          })}
        </p>
        <DoorTable doors={result.doors} />
        <h3 className="mt-7 text-title!">{words.set.title}</h3>
        <ProposedLockers set={set} units={units} />
        <h3 className="mt-7 text-title!">{words.used}</h3>
        <ul className="mt-2 grid gap-1 text-small text-text-2">
          {inputLines(wording, inputs, use).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The figures that were put in, in words. */
function inputLines(
  wording: Wording,
  { parcelsPerDay, peakFactor, mostOverflow, dwellHours, shares }: LockerInputs,
  { goods, place }: LockerUse,
): string[] {
  const { days, inputs, sizes, goodsKinds } = wording.of(lockerWords);
  const parcels = number(wording, parcelsPerDay);
  const dwell = ({ from, to }: DayRun) => {
    const day = from === to ? days[from] : fill(inputs.days, { from: days[from], to: days[to] });
    const hours = dwellHours[from];
    return hours === null
      ? fill(inputs.noDeliveries, { day })
      : fill(inputs.dwell, { day, hours: number(wording, hours) });
  };
  return [
    fill(inputs.parcels, { parcels, peak: number(wording, peakFactor) }),
    fill(inputs.overflow, { share: percent(wording, mostOverflow) }),
    ...runsOf(dwellHours).map(dwell),
    ...(shares === null
      ? []
      : DOOR_SIZES.map((size) =>
          fill(inputs.size, { size: sizes[size], share: percent(wording, shares[size]) }),
        )),
    goodsKinds[goods],
    ...(place === null ? [] : [wording.of(finderWords).places[place]]),
  ];
}

type DayRun = { from: Weekday; to: Weekday };

/** The days of the week; those that follow each other with the same hours are one. */
function runsOf(hours: LockerInputs['dwellHours']): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of WEEKDAYS) {
    const run = runs.at(-1);
    if (run && hours[run.from] === hours[day]) run.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

function DoorTable({ doors }: Pick<Result, 'doors'>) {
  const wording = useWording();
  const words = wording.of(lockerWords);
  const { table } = words;
  return (
    <TableFrame label={table.caption} ground="card" className="mt-5">
      <table className="w-full border-collapse text-small sm:text-note">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="py-2 text-start font-medium">
              {table.size}
            </th>
            {[table.parcels, table.doors, table.overflow].map((label) => (
              <th key={label} scope="col" className="py-2 ps-3 text-end font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doors.map(({ size, load, count: needed, overflow }) => (
            <tr key={size} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start">
                {size === null ? table.any : words.sizes[size]}
              </th>
              <td className="py-1.5 ps-3 text-end">{roughly(wording, load)}</td>
              <td className="py-1.5 ps-3 text-end font-semibold">{needed}</td>
              <td className="py-1.5 ps-3 text-end">{percent(wording, overflow)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function ProposedLockers({ set, units }: Pick<Props, 'set' | 'units'>) {
  const wording = useWording();
  const words = wording.of(lockerWords);
  const foreign = useForeign();
  if (typeof set === 'string')
    return (
      <p className="mt-2 text-text-2">
        {words.set[set]}{' '}
        <SiteLink to="/contact" className="text-link underline underline-offset-4">
          {words.set.ask}
        </SiteLink>
      </p>
    );
  const machines = set.lockers.map(({ slug, count: quantity }) => ({ slug, quantity }));
  return (
    <>
      <ul className="mt-2 grid gap-1.5 touch:gap-5">
        {set.lockers.map((locker) => (
          <li key={locker.slug}>
            <SiteLink
              {...foreign(locker, 'title')}
              to={machineHref(locker.slug)}
              className="touch-area inline-block text-link underline underline-offset-4"
            >
              {fill(words.set.line, { count: number(wording, locker.count), title: locker.title })}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-text-2">
        {count(wording, words.set.total, set.cabinets, { doors: number(wording, set.doors) })}
      </p>
      {set.fronts && <LockerRow fronts={set.fronts} />}
      <div className="mt-3">
        <ProjectLines lines={projectSumLines(wording, set.summed, units).slice(1)} />
      </div>
      <p className="mt-4">
        <AddToProject
          item={{ machines, results: [] }}
          title={words.set.title}
          titles={set.lockers.map(({ title }) => title)}
          label={words.set.add}
        />
      </p>
    </>
  );
}

/** The formula, what it takes for granted, and by how much it errs where that does not hold. */
function LockerSizeFormula() {
  const wording = useWording();
  const { formula } = wording.of(lockerWords);
  const batches = BATCH_ERRORS.map(({ batch, points }) =>
    fill(formula.batch, { size: batch, points: number(wording, points) }),
  );
  return (
    <ToolFormula title={formula.title} lines={formula.lines}>
      <p className="max-w-[44em] text-text-2">{formula.assumptions}</p>
      <p className="mt-3 max-w-[44em] text-text-2">{formula.checked}</p>
      <h3 className="mt-8 text-title!">{formula.batchesTitle}</h3>
      <p className="mt-2 max-w-[44em] text-text-2">
        {fill(formula.batches, { batches: list(wording, batches) })}
      </p>
      <p className="mt-3 text-small text-text-3">
        {fill(formula.version, { version: LOCKER_FORMULA_VERSION })}
      </p>
    </ToolFormula>
  );
}

/** Where the form's first figures come from, and the formula. */
export function LockerSizeSources() {
  const { title, description, list: sources } = useWords(lockerWords).sources;
  return (
    <Band ground="mist" id="sources" labelledBy="sources-title">
      <BandHeading id="sources-title" title={title} description={description} />
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {sources.map(({ label, name, year, url, how }) => (
          <div key={label} className="bg-card p-5">
            <dt className="font-medium">{label}</dt>
            <dd className="mt-1 text-small text-text-2 sm:text-note">
              <Source name={name} url={url} /> ({year}). {how}
            </dd>
          </div>
        ))}
      </dl>
      <LockerSizeFormula />
    </Band>
  );
}
