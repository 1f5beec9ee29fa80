import { factInWords, type ComparedFact } from '#content/machines/compare-machines.ts';
import { DOOR_SIZES } from '#content/machines/machine-facts.ts';
import type { DocumentText } from '#content/documents/document-block.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import { formatLength, formatMass } from '#content/units/format-quantity.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { machineFactWords } from '#copy/en/machine-fact-words.ts';
import { number, roughly, series } from '#copy/number-text.ts';
import { temperatureText } from '#copy/temperature-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { asGiven, spokenIn } from './as-given.ts';
import { temperatureLabel } from '#copy/temperature-name.ts';

/** Products by their slugs. */
export type Goods = Readonly<Record<string, { title: string }>>;
type Shown = { units: UnitSystem; goods: Goods };

/** The same for a page: several things one by one, and what is content with its language. */
export function comparedTexts(
  wording: Wording,
  fact: ComparedFact,
  machine: CatalogueMachine,
  shown: Shown,
): DocumentText[] {
  if (fact !== 'goods') {
    const text = comparedText(wording, fact, machine, shown);
    return text === '' ? [] : [specText(machine, factInWords(machine, fact), text)];
  }
  return machine.goods.map((slug) => {
    const product = shown.goods[slug];
    return product ? spokenIn(product.title, product, 'title') : slug;
  });
}

/** A text that was made of what a machine's page says in words, with the language of those. @param said the words */
export function specText({ specs }: CatalogueMachine, said: string, text = said): DocumentText {
  const spec = text.includes(said) && specs.find(({ value }) => said.startsWith(value));
  return said !== '' && spec ? spokenIn(text, spec, 'value') : text;
}

/**
 * What a machine states of a fact, in the visitor's units, else in the words of its own page, which are marked where
 * they may be in other units; '' where it states nothing.
 */
export function comparedText(
  wording: Wording,
  fact: ComparedFact,
  machine: CatalogueMachine,
  shown: Shown,
): string {
  const text = factText(wording, fact, machine, shown);
  if (text !== '') return text;
  const inWords = factInWords(machine, fact);
  return inWords === '' ? '' : asGiven(wording, shown.units)(inWords);
}

function factText(
  wording: Wording,
  fact: ComparedFact,
  { type, statedTemperature, goods, facts }: CatalogueMachine,
  { units, goods: products }: Shown,
): string {
  const words = wording.of(finderWords);
  const factWords = wording.of(machineFactWords);
  const length = (mm: number | null) =>
    mm === null ? '' : formatLength(mm, units, wording.language);
  switch (fact) {
    case 'type':
      return words.kinds[type];
    case 'temperature':
      return temperatureLabel(wording, statedTemperature ?? '');
    case 'goods':
      return series(
        wording,
        goods.map((slug) => products[slug]?.title ?? slug),
      );
    case 'width':
      return length(facts.widthMm);
    case 'depth':
      return length(facts.depthMm);
    case 'height':
      return length(facts.heightMm);
    case 'clearanceFront':
      return length(facts.site.clearanceFrontMm);
    case 'clearanceBack':
      return length(facts.site.clearanceBackMm);
    case 'clearanceSide':
      return length(facts.site.clearanceSideMm);
    case 'weight':
      return facts.weightKg === null ? '' : formatMass(facts.weightKg, units, wording.language);
    case 'selections':
      return facts.selections === null ? '' : String(facts.selections);
    case 'doors':
      return series(
        wording,
        DOOR_SIZES.flatMap((size) => {
          const count = facts.doors?.[size];
          return count === undefined ? [] : [fill(factWords.doors[size], { count: String(count) })];
        }),
      );
    case 'goodsTemperature':
      return facts.temperatureC === null ? '' : temperatureText(wording, facts.temperatureC, units);
    case 'climateClass':
      return facts.climateClass ?? '';
    case 'refrigerant':
      return facts.refrigerant?.toUpperCase().replace(/A$/u, 'a') ?? '';
    case 'noise':
      return facts.noiseDb === null
        ? ''
        : fill(factWords.decibels, { figure: roughly(wording, facts.noiseDb) });
    case 'places':
      return series(
        wording,
        facts.places.map((place) => words.places[place]),
      );
    case 'mounting':
      return facts.mounting === null ? '' : factWords.mountings[facts.mounting];
    case 'voltages':
      return series(
        wording,
        facts.voltagesV.map((volts) => fill(factWords.volts, { list: String(volts) })),
      );
    case 'current':
      return facts.currentA === null
        ? ''
        : fill(factWords.amperes, { figure: roughly(wording, facts.currentA) });
    case 'energy':
      return facts.energyKwhPerDay === null
        ? ''
        : fill(factWords.kwhPerDay, { figure: number(wording, facts.energyKwhPerDay) });
    case 'payment':
      return series(
        wording,
        facts.paymentInterfaces.map((name) => factWords.paymentInterfaces[name]),
      );
    case 'networks':
      return series(
        wording,
        facts.networks.map((name) => factWords.networks[name]),
      );
    case 'certificates':
      return series(
        wording,
        facts.certificates.map(({ title }) => title),
      );
  }
}
