import { lettersProblems } from '#content/documents/report-letters.ts';
import { asContentful, isHidden } from '../entry-pages.ts';
import type { Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** Letters in any language that can be neither printed nor drawn. */
export function checkLetters(view: SpaceView): Found[] {
  const inLocales = new Map(view.inLocales?.entries.map((entry) => [entry.sys.id, entry]));
  return view.entries
    .filter((entry) => !isHidden(entry))
    .flatMap((entry) =>
      lettersProblems(inLocales.get(entry.id) ?? asContentful(entry)).map(({ field, reason }) =>
        aboutEntry(view, entry, 'warning', field, `${reason}.`),
      ),
    );
}
