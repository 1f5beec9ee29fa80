import { contradictedFacts } from '#content/machines/contradicted-facts.ts';
import type { MachineFacts } from '#content/machines/machine-facts.ts';
import { toFactsFromText } from '#content/machines/to-facts-from-text.ts';
import {
  TEXT_FACT_FIELDS,
  toMachineFacts,
  toTypedFacts,
} from '#content/machines/to-machine-facts.ts';
import { toText } from '#content/mapping/read-fields.ts';
import { CONTENT_TYPES } from '../../model/content-types.ts';
import { asContentful, isHidden } from '../entry-pages.ts';
import { examinedContext } from '../examined-context.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** What visitors find machines by; further facts do not concern every machine. */
const NEEDED = [
  'widthMm',
  'depthMm',
  'heightMm',
  'weightKg',
  'places',
  'voltagesV',
  'networks',
] as const satisfies (keyof MachineFacts)[];

/** Machines of which nothing is known in numbers, so that nobody finds them, and fields that a text contradicts. */
export function checkMachineFacts(view: SpaceView): Found[] {
  // Links and values have checks of their own.
  const context = examinedContext(view, () => undefined);
  return view.entries
    .filter((entry) => entry.typeId === 'machine' && !isHidden(entry))
    .flatMap((entry) => {
      const facts = toMachineFacts(asContentful(entry), context);
      const typed = toTypedFacts(asContentful(entry), context);
      return [...contradictions(view, entry, typed), ...missing(view, entry, facts)];
    });
}

function contradictions(view: SpaceView, entry: ExaminedEntry, typed: MachineFacts): Found[] {
  return contradictedFacts(typed, toFactsFromText(entry.fields)).map((fact) => {
    const field = TEXT_FACT_FIELDS[fact][0] ?? fact;
    const message = `“${nameOf(field)}” and the machine's own text say different things. The field counts where machines are found and compared; correct whichever is wrong.`;
    return aboutEntry(view, entry, 'warning', field, message);
  });
}

function missing(view: SpaceView, entry: ExaminedEntry, facts: MachineFacts): Found[] {
  const own = toText(entry.fields['type'], 20).toLowerCase() === 'locker' ? 'doors' : 'selections';
  const names = [...NEEDED, own].filter((fact) => {
    const value = facts[fact as keyof MachineFacts];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
  if (names.length === 0) return [];
  const list = names.map((name) => `“${nameOf(name)}”`).join(', ');
  const message = `Neither a field nor a text says for certain: ${list}. Whoever looks for a machine by one of them does not find this one. Fill in the fields.`;
  return [aboutEntry(view, entry, 'notice', null, message)];
}

function nameOf(field: string): string {
  const machine = CONTENT_TYPES.find(({ id }) => id === 'machine');
  return machine?.fields.find(({ id }) => id === field)?.wire.name ?? field;
}
