import type { MachineFacts } from './machine-facts.ts';
import type { TextFacts } from './to-facts-from-text.ts';

/** How far a field and a text may be apart and still say the same: half an inch, a kilogram, a degree Fahrenheit. */
const SAME = {
  widthMm: 13,
  depthMm: 13,
  heightMm: 13,
  weightKg: 1,
  currentA: 0.1,
  selections: 0,
  noiseDb: 0.5,
  energyKwhPerDay: 0.05,
} as const;
const SAME_TEMPERATURE_C = 0.6;

/** The facts of which the typed fields say one thing and the text another. What either leaves open is none of them. */
export function contradictedFacts(typed: MachineFacts, told: TextFacts): (keyof TextFacts)[] {
  const apart = (a: number | null, b: number | null, most: number) =>
    a !== null && b !== null && Math.abs(a - b) > most;
  const otherList = (a: readonly unknown[], b: readonly unknown[]) =>
    a.length > 0 && b.length > 0 && a.join() !== b.join();
  const [range, toldRange] = [typed.temperatureC, told.temperatureC];
  const found: Record<keyof TextFacts, boolean> = {
    widthMm: apart(typed.widthMm, told.widthMm, SAME.widthMm),
    depthMm: apart(typed.depthMm, told.depthMm, SAME.depthMm),
    heightMm: apart(typed.heightMm, told.heightMm, SAME.heightMm),
    weightKg: apart(typed.weightKg, told.weightKg, SAME.weightKg),
    voltagesV: otherList(typed.voltagesV, told.voltagesV),
    currentA: apart(typed.currentA, told.currentA, SAME.currentA),
    selections: apart(typed.selections, told.selections, SAME.selections),
    doors: otherList(doorsOf(typed), doorsOf(told)),
    temperatureC:
      range !== null &&
      toldRange !== null &&
      (apart(range.min, toldRange.min, SAME_TEMPERATURE_C) ||
        apart(range.max, toldRange.max, SAME_TEMPERATURE_C)),
    networks: otherList(typed.networks, told.networks),
    refrigerant: otherList(listOf(typed.refrigerant), listOf(told.refrigerant)),
    energyKwhPerDay: apart(typed.energyKwhPerDay, told.energyKwhPerDay, SAME.energyKwhPerDay),
    noiseDb: apart(typed.noiseDb, told.noiseDb, SAME.noiseDb),
  };
  return (Object.keys(found) as (keyof TextFacts)[]).filter((name) => found[name]);
}

function doorsOf({ doors }: Pick<MachineFacts, 'doors'>): string[] {
  return Object.entries(doors ?? {})
    .map(([size, count]) => `${size}: ${count}`)
    .toSorted();
}

function listOf<Item>(item: Item | null): Item[] {
  return item === null ? [] : [item];
}
