import type { FacetChoice, FacetOptions, SizeBand } from '#content/machines/machine-facets.ts';
import { FACETS, type Facet } from '#content/machines/facet-names.ts';
import { hasChoice, toFacetQuery, withoutValue } from '#content/machines/machine-facets.ts';
import type { MachineType } from '#content/machines/machine.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { machineFactWords } from '#copy/en/machine-fact-words.ts';
import { series } from '#copy/number-text.ts';
import { count, fill, type Wording } from '#copy/wording.ts';
import { useAddress } from '#ui/address-context.ts';
import { useLiveAnswers } from '#islands/page-files.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Fold } from '#ui/fold.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording } from '#ui/wording-context.ts';
import { temperatureLabel } from '#copy/temperature-name.ts';
import { UnitsSwitch } from './units-switch.tsx';

type PaymentInterface = keyof typeof machineFactWords.paymentInterfaces;

/** What was found, and what could be chosen further. */
export type Finding = {
  choice: FacetChoice;
  facets: FacetOptions[];
  /** Values of the address that mean nothing here. */
  ignored: string[];
  found: number;
  all: number;
  /** How many machines each chosen value's removal would leave; asked for where nothing is found. */
  without: { facet: Facet; value: string; count: number }[];
  /** Products by their slugs. */
  goods: Readonly<Record<string, { title: string }>>;
  units: UnitSystem;
};

/**
 * Choosing machines by facets: a form whose answer has an address. Draws nothing where nothing tells the machines apart.
 * It is folded: the machines come first.
 */
export function MachineFinder({ finding }: { finding: Finding }) {
  const wording = useWording();
  const words = wording.of(finderWords);
  const { choice, facets, ignored, found, all, units } = finding;
  const isChosen = hasChoice(choice);
  if (facets.length === 0 && !isChosen && ignored.length === 0) return null;
  return (
    <Band id="finder" labelledBy="finder-title" className="scroll-mt-18">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="finder-title" className="text-sub!">
            {words.title}
          </h2>
          {isChosen ? (
            <p className="mt-2 font-medium">{count(wording, words.found, found, { all })}</p>
          ) : (
            <p className="mt-2 text-text-2">{words.text}</p>
          )}
        </div>
        {facets.some(({ facet }) => facet === 'size') && (
          <UnitsSwitch
            path={addressOf(toFacetQuery(choice), 'metric')}
            system={units}
            anchor="finder"
          />
        )}
      </div>
      {ignored.length > 0 && (
        <p className="mt-1 text-note text-text-2">
          {fill(words.ignored, {
            values: series(
              wording,
              ignored.map((value) => fill(words.quoted, { value })),
            ),
          })}
        </p>
      )}
      {isChosen && <ChosenFacets finding={finding} />}
      {isChosen && found === 0 && <NothingFound finding={finding} />}
      {facets.length > 0 && (
        <div className="mt-5">
          <Fold label={words.fold} icon="sliders-horizontal">
            <FacetForm finding={finding} />
          </Fold>
        </div>
      )}
    </Band>
  );
}

function FacetForm({ finding }: { finding: Finding }) {
  const wording = useWording();
  const words = wording.of(finderWords);
  const { facets, found, units } = finding;
  const marksOf = useValueMarks(finding);
  useLiveAnswers();
  return (
    <form
      data-tool="live"
      data-address="stays"
      action={useAddress()('/machines#finder')}
      className="rounded-panel border border-line bg-card p-5 md:p-6"
    >
      {units === 'imperial' && <input type="hidden" name="units" value="imperial" />}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {facets.map(({ facet, options }) => (
          <fieldset key={facet} className={`min-w-0 ${options.length > 6 ? 'col-span-full' : ''}`}>
            <legend className="mb-1 text-note font-semibold">{words.facets[facet]}</legend>
            <div className="flex flex-wrap gap-x-5">
              {options.map(({ value, count: left, chosen }) => (
                <label
                  key={value}
                  className="flex min-h-9 items-center gap-2.5 text-note touch:min-h-11"
                >
                  <input type="checkbox" name={facet} value={value} defaultChecked={chosen} />
                  <span {...marksOf(facet, value)} data-live={`${facet} ${value}`}>
                    {fill(words.option, {
                      name: valueName(wording, facet, value, finding),
                      count: left,
                    })}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="small">
          <span data-live="show">{count(wording, words.show, found)}</span>
        </Button>
        <p className="text-small text-text-2">{words.unknown}</p>
      </div>
    </form>
  );
}

/** What is chosen, each a link to the page without it. */
function ChosenFacets({ finding }: { finding: Finding }) {
  const wording = useWording();
  const words = wording.of(finderWords);
  const { choice } = finding;
  const marksOf = useValueMarks(finding);
  const chips = FACETS.flatMap((facet) => choice[facet].map((value) => ({ facet, value })));
  return (
    <ul aria-label={words.chosen} className="mt-4 flex flex-wrap items-center gap-2.5 print:hidden">
      {chips.map(({ facet, value }) => {
        const name = valueName(wording, facet, value, finding);
        return (
          <li key={`${facet} ${value}`}>
            <SiteLink
              to={hrefWithout(finding, facet, value)}
              aria-label={fill(words.remove, { facet: words.facets[facet], name })}
              className="touch-area inline-flex min-h-10 items-center gap-2 rounded-full border border-primary bg-card px-4 text-note font-medium hover:text-link"
            >
              <span {...marksOf(facet, value)}>{name}</span>
              <Icon name="x" size={15} />
            </SiteLink>
          </li>
        );
      })}
      <li>
        <SiteLink
          to={`${addressOf(new URLSearchParams(), finding.units)}#finder`}
          className="touch-area inline-block px-2 py-2 text-note text-link underline underline-offset-4"
        >
          {words.clear}
        </SiteLink>
      </li>
    </ul>
  );
}

function NothingFound({ finding }: { finding: Finding }) {
  const wording = useWording();
  const words = wording.of(finderWords);
  const ways = finding.without.filter(({ count }) => count > 0);
  return (
    <div className="mt-6 rounded-panel border border-line bg-card p-5 md:p-6">
      <h3>{words.none.title}</h3>
      <p className="mt-2 text-text-2">{words.none.text}</p>
      <ul className="mt-3 list-disc ps-5">
        {ways.map(({ facet, value, count: left }) => (
          <li key={`${facet} ${value}`}>
            <SiteLink
              to={hrefWithout(finding, facet, value)}
              className="inline-block py-1 text-link touch:py-3 underline underline-offset-4"
            >
              {count(wording, words.none.without, left, {
                name: valueName(wording, facet, value, finding),
              })}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink
            to={`${addressOf(new URLSearchParams(), finding.units)}#finder`}
            className="inline-block py-1 text-link touch:py-3 underline underline-offset-4"
          >
            {words.clear}
          </SiteLink>
        </li>
      </ul>
    </div>
  );
}

function hrefWithout({ choice, units }: Finding, facet: Facet, value: string): string {
  return `${addressOf(toFacetQuery(withoutValue(choice, facet, value)), units)}#finder`;
}

function addressOf(query: URLSearchParams, units: UnitSystem): string {
  return pathInUnits(`/machines?${query}`, units);
}

/** Products alone are called in words of content. */
function useValueMarks({ goods }: Finding) {
  const foreign = useForeign();
  return (facet: Facet, value: string) =>
    facet === 'goods' && goods[value] ? foreign(goods[value], 'title') : {};
}

function valueName(
  wording: Wording,
  facet: Facet,
  value: string,
  { units, goods }: Finding,
): string {
  const words = wording.of(finderWords);
  switch (facet) {
    case 'kind':
      return words.kinds[value as MachineType];
    case 'temperature':
      return temperatureLabel(wording, value);
    case 'place':
      return words.places[value as keyof typeof words.places];
    case 'payment':
      return wording.of(machineFactWords).paymentInterfaces[value as PaymentInterface];
    case 'size':
      return words.sizes[units][value as SizeBand];
    case 'goods':
      return goods[value]?.title ?? value;
  }
}
