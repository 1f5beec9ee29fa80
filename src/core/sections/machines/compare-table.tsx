import { contactHref } from '#content/contact/inquiry-context.ts';
import {
  compareHref,
  type ComparedRow,
  type Comparison,
} from '#content/machines/compare-machines.ts';
import { spoken, type DocumentText } from '#content/documents/document-block.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import { projectHref } from '#content/project/project-list.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { compareWords } from '#copy/en/compare-words.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { specName } from '#copy/machine-fact-rows.ts';
import { series, seriesParts } from '#copy/number-text.ts';
import { count, fill, type Wording } from '#copy/wording.ts';
import { AddToProject } from '#sections/project/add-to-project.tsx';
import { useForeign, useLanguageMarks } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { asGiven } from './as-given.ts';
import { comparedTexts, specText, type Goods } from './compared-text.ts';

export type ComparedMachines = {
  machines: CatalogueMachine[];
  comparison: Comparison;
  goods: Goods;
  units: UnitSystem;
};

/** By the number of machines: how wide a column is; the facts' names have the rest. */
const COLUMNS: Record<number, string> = {
  2: 'md:w-[37.5%]',
  3: 'md:w-[26%]',
  4: 'md:w-[20.5%]',
};

/**
 * So many have a column each on a narrow screen too, below heads that stay, unless its letters are large; of more, each value
 * stands below its machine's name.
 */
const PAIR = 2;

/**
 * What differs as a table with heads that stay in view, and what does not in a fold. On a narrow screen each fact stands
 * over its values. The roles are written out, since browsers forget that a table is one when its cells are laid out
 * otherwise.
 */
export function CompareTable({ compared }: { compared: ComparedMachines }) {
  const wording = useWording();
  const words = wording.of(compareWords);
  const { comparison } = compared;
  const groups = shownGroups(wording, compared);
  const rowsOf = (wanted: (row: ShownRow) => boolean) =>
    groups
      .map(({ title, rows }) => ({ title, rows: rows.filter(wanted) }))
      .filter(({ rows }) => rows.length > 0);
  const different = rowsOf(({ isSame }) => !isSame);
  const same = rowsOf(({ isSame }) => isSame).flatMap(({ rows }) => rows);
  return (
    <Band id="comparison" labelledBy="comparison-title">
      <h2 id="comparison-title" className="text-sub!">
        {words.table}
      </h2>
      <p className="mt-2 mb-6 text-text-2">
        {different.length > 0 ? words.tableText : words.allSame}
      </p>
      <table
        role="table"
        aria-labelledby="comparison-title"
        className="block w-full border-collapse text-start md:table md:table-fixed"
      >
        <CompareHeads compared={compared} />
        <ComparePictures machines={compared.machines} />
        {different.map(({ title, rows }) => (
          <tbody role="rowgroup" key={title} className="block md:table-row-group">
            <tr role="row" className="block md:table-row">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={compared.machines.length + 1}
                className="block pt-8 pb-2 text-start text-title font-semibold tracking-[-0.018em] md:table-cell"
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} machines={compared.machines} />
            ))}
          </tbody>
        ))}
      </table>
      {same.length > 0 && <SameFacts rows={same} />}
      <CompareOnward machines={compared.machines} />
      {comparison.unstated.length > 0 && (
        <p className="mt-6 max-w-[60em] text-note text-text-2">
          {fill(words.unstated, {
            facts: series(
              wording,
              comparison.unstated.map((fact) => words.facts[fact]),
            ),
          })}
        </p>
      )}
    </Band>
  );
}

type ShownRow = Pick<ComparedRow, 'isSame'> & {
  key: string;
  name: string;
  /** By machine; none where nothing is stated. */
  cells: DocumentText[][];
};

/** The facts in their groups, then what is said in words. */
function shownGroups(
  wording: Wording,
  { machines, comparison, goods, units }: ComparedMachines,
): { title: string; rows: ShownRow[] }[] {
  const words = wording.of(compareWords);
  const given = asGiven(wording, units);
  return [
    ...comparison.groups.map(({ group, rows }) => ({
      title: words.groups[group],
      rows: rows.map(({ fact, known, isSame }) => ({
        key: fact,
        name: words.facts[fact],
        isSame,
        cells: machines.map((machine, index) =>
          known[index] ? comparedTexts(wording, fact, machine, { units, goods }) : [],
        ),
      })),
    })),
    {
      title: words.inWords,
      rows: comparison.words.map(({ key, label, isSame, texts }) => ({
        key,
        name: specName(wording, { key, label }),
        isSame,
        cells: texts.map((text, index) =>
          text === '' ? [] : [specText(machines[index]!, text, given(text))],
        ),
      })),
    },
  ];
}

/** What the columns are about, and the ways on from each. */
function ComparePictures({ machines }: { machines: CatalogueMachine[] }) {
  const words = useWords(compareWords);
  const { request } = useWords(machineWords);
  const foreign = useForeign();
  return (
    <tbody role="rowgroup" className="block md:table-row-group">
      <tr role="row" className="grid gap-x-4 gap-y-8 pt-4 min-[20rem]:grid-cols-2 md:table-row">
        <th role="rowheader" scope="row" className="max-md:sr-only">
          <span className="sr-only">{words.picture}</span>
        </th>
        {machines.map((machine) => (
          <td
            key={machine.slug}
            role="cell"
            className="min-w-0 md:table-cell md:px-4 md:pt-5 md:align-top"
          >
            <div className="grid max-w-60 gap-3">
              <CellName machine={machine} of={machines} />
              <div className="aspect-square overflow-hidden rounded-card bg-picture-ground">
                {machine.picture && (
                  <Picture
                    picture={machine.picture}
                    alt=""
                    sizes="15rem"
                    className="size-full object-cover"
                  />
                )}
              </div>
              <ButtonLink
                to={contactHref('machine', machine.slug)}
                look="outline"
                size="small"
                className="px-3!"
              >
                {request}
                <span className="sr-only">
                  {' '}
                  <bdi {...foreign(machine, 'title')}>{machine.title}</bdi>
                </span>
              </ButtonLink>
              <AddToProject
                item={{ machines: [{ slug: machine.slug, quantity: 1 }], results: [] }}
                title={machine.title}
                size="small"
              />
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Whose value a cell holds, where no head says it in view. */
function CellName({ machine, of }: { machine: CatalogueMachine; of: CatalogueMachine[] }) {
  const foreign = useForeign();
  return (
    <span
      {...foreign(machine, 'title')}
      aria-hidden="true"
      className={`block text-small text-text-3 wrap-anywhere md:hidden ${of.length === PAIR ? 'min-[20rem]:hidden' : ''}`}
    >
      {machine.title}
    </span>
  );
}

function CompareHeads({ compared }: { compared: ComparedMachines }) {
  const words = useWords(compareWords);
  const foreign = useForeign();
  const { machines, units } = compared;
  const slugs = machines.map(({ slug }) => slug);
  const isPair = machines.length === PAIR;
  return (
    // The line below is no cell's: borders of a table that collapses them stay behind when the heads stick.
    <thead
      role="rowgroup"
      className={`${isPair ? 'min-[20rem]:sticky' : 'md:sticky'} top-16 z-1 block md:top-19 md:table-header-group md:after:absolute md:after:inset-x-0 md:after:bottom-0 md:after:border-b md:after:border-line`}
    >
      <tr
        role="row"
        className={`grid gap-x-4 border-b border-line bg-bg md:table-row md:border-0 ${isPair ? 'min-[20rem]:grid-cols-2' : ''}`}
      >
        <th
          role="columnheader"
          scope="col"
          className="bg-bg text-start text-small font-medium text-text-3 max-md:sr-only md:py-3 md:align-bottom"
        >
          {words.fact}
        </th>
        {machines.map((machine) => (
          <th
            key={machine.slug}
            role="columnheader"
            scope="col"
            className={`flex min-w-0 flex-wrap items-center gap-x-3 bg-bg py-1.5 text-start align-bottom font-semibold md:table-cell md:px-4 md:py-3 ${COLUMNS[machines.length] ?? ''}`}
          >
            <SiteLink
              {...foreign(machine, 'title')}
              to={pathInUnits(machineHref(machine.slug), units)}
              className="touch-area inline-block min-w-[min(8rem,100%)] flex-1 py-1 wrap-anywhere underline-offset-4 hover:text-link hover:underline"
            >
              {machine.title}
            </SiteLink>
            <SiteLink
              to={pathInUnits(compareHref(slugs.filter((other) => other !== machine.slug)), units)}
              aria-label={fill(words.remove, { title: machine.title })}
              className="touch-area inline-flex min-h-9 items-center gap-1.5 text-small font-medium text-text-2 hover:text-link md:flex print:hidden"
            >
              <Icon name="x" size={15} />
              {words.removeShort}
            </SiteLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, machines }: { row: ShownRow; machines: CatalogueMachine[] }) {
  const words = useWords(compareWords);
  const { name, cells } = row;
  return (
    <tr
      role="row"
      className="grid gap-x-4 gap-y-2 border-t border-line py-3 min-[20rem]:grid-cols-2 md:table-row"
    >
      <th
        role="rowheader"
        scope="row"
        className="col-span-full text-start align-top font-medium md:table-cell md:py-3 md:pe-4"
      >
        {name}
      </th>
      {machines.map((machine, index) => (
        <td
          key={machine.slug}
          role="cell"
          className="min-w-0 align-top md:table-cell md:px-4 md:py-3"
        >
          <CellName machine={machine} of={machines} />
          {cells[index]?.length ? (
            <span className="min-w-0 wrap-anywhere">
              <Texts texts={cells[index]} />
            </span>
          ) : (
            <span className="text-text-3">{words.notStated}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Texts one after the other, each in its own language. */
function Texts({ texts }: { texts: DocumentText[] }) {
  const wording = useWording();
  const marksOf = useLanguageMarks();
  const said = texts.map(spoken);
  const places = said.map((_, index) => String(index));
  return seriesParts(wording, places).map(({ type, value }, index) => {
    if (type === 'literal') return value;
    const { text, language } = said[Number(value)]!;
    return (
      <bdi key={index} {...marksOf(language)}>
        {text}
      </bdi>
    );
  });
}

/** What is the same is said once, folded. */
function SameFacts({ rows }: { rows: ShownRow[] }) {
  const wording = useWording();
  const words = wording.of(compareWords);
  return (
    <details className="group mt-8 rounded-panel border border-line bg-card">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-3 font-medium">
        {count(wording, words.same, rows.length)}
        <Icon
          name="chevron-down"
          size={18}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-x-8 px-5 pb-4 md:grid-cols-2">
        {rows.map(({ key, name, cells }) => (
          <div key={key} className="flex gap-4 border-t border-line py-2.5">
            <dt className="w-2/5 shrink-0 text-text-2">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Texts texts={cells[0]!} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** From the table to whoever answers, and to the list that keeps what was chosen. */
function CompareOnward({ machines }: { machines: CatalogueMachine[] }) {
  const wording = useWording();
  const words = wording.of(compareWords);
  const titles = machines.map(({ title }) => title);
  const item = { machines: machines.map(({ slug }) => ({ slug, quantity: 1 })), results: [] };
  return (
    <div className="mt-8 flex flex-wrap gap-3.5 max-sm:*:w-full print:hidden">
      <ButtonLink to={projectHref(item, '/contact')} rel="nofollow">
        {words.ask} <Icon name="arrow-right" size={18} />
      </ButtonLink>
      <AddToProject item={item} title={series(wording, titles)} titles={titles} />
    </div>
  );
}
