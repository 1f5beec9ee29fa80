import type { DocumentBlock } from '#content/documents/document-block.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import type { Wording } from '#copy/wording.ts';
import { asGiven, spokenIn } from './as-given.ts';
import { hasUnits, machineFactRows } from '#copy/machine-fact-rows.ts';
import {
  hasClearances,
  siteChecklist,
  type ChecklistLinks,
  type ChecklistMachine,
} from './site-checklist.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { withoutName } from '#copy/without-name.ts';

export type SheetMachine = ChecklistMachine & Pick<Machine, 'description' | 'features'>;

/**
 * A machine's spec sheet and site checklist, from which both the page and the PDF are made. The table is the one of the
 * machine's own page; certificates, which are links, stand with the checklist.
 */
export function toSpecSheet(
  wording: Wording,
  machine: SheetMachine,
  system: UnitSystem,
  links: ChecklistLinks,
): DocumentBlock[] {
  const words = wording.of(specSheetWords);
  const given = asGiven(wording, system);
  const rows = machineFactRows(wording, machine.specs, machine.facts, system)
    .filter(({ documents }) => documents === undefined)
    .map((row) => {
      const { key, label, stated } = row;
      const name = stated?.includes('label') ? spokenIn(label, row, 'value') : label;
      const text = withoutName(row.value, [label]);
      if (!stated?.includes('value')) return { name, value: text };
      // A temperature has no other units to be in.
      return { name, value: spokenIn(key === 'temperature' ? text : given(text), row, 'value') };
    });
  return [
    { kind: 'paragraph', text: spokenIn(machine.description, machine, 'description') },
    ...(system === 'imperial' ? [{ kind: 'paragraph', text: words.givenNote } as const] : []),
    { kind: 'heading', level: 2, text: words.facts },
    rows.length > 0 ? { kind: 'facts', rows } : { kind: 'paragraph', text: words.noFacts },
    ...(machine.features.length > 0
      ? ([
          { kind: 'heading', level: 2, text: words.features },
          {
            kind: 'list',
            items: machine.features.map((text) => spokenIn(given(text), machine, 'features')),
          },
        ] satisfies DocumentBlock[])
      : []),
    { kind: 'heading', level: 2, text: words.checklist },
    { kind: 'paragraph', text: words.checklistText },
    ...siteChecklist(wording, machine, system, links),
  ];
}

/** Whether a choice of units would change anything on the sheet. */
export function sheetHasUnits({ facts }: SheetMachine): boolean {
  return hasUnits(facts) || hasClearances(facts.site);
}
