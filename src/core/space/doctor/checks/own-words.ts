import { contentTypeOf } from '#content/slugs/entry-href.ts';
import { toOwnWords } from '#content/own-words/to-own-words.ts';
import type { Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** Words of the owner's that the site does not use, so that its own stand there. */
export function checkOwnWords(view: SpaceView): Found[] {
  const { inLocales, options } = view;
  if (!options.whyNotWord) return [];
  const words = inLocales?.entries.filter((entry) => contentTypeOf(entry) === 'word') ?? [];
  return toOwnWords(words, options.whyNotWord).problems.flatMap(({ entryId, reason }) => {
    const entry = view.entry(entryId);
    if (!entry) return [];
    const [, field = null] = /^"(\w+)"/u.exec(reason) ?? [];
    return [aboutEntry(view, entry, 'warning', field, `${reason}.`)];
  });
}
