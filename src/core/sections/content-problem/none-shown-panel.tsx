import { useContext } from 'react';
import { noneShown, type Loaded } from '#content/loaded.ts';
import { SLUG_KINDS, type SlugKind } from '#content/kinds/slug-kinds.ts';
import { setupWords } from '#copy/en/setup-words.ts';
import { fill } from '#copy/wording.ts';
import { NoticesContext } from '#ui/notices-context.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';

/** Tells those who run the site why a list shows nothing of the space's: none published, none usable or none visible. */
export function NoneShownPanel({
  list,
  kind,
  title,
}: {
  list: Loaded<unknown>;
  kind: SlugKind;
  title?: string;
}) {
  const { none: words } = useWords(setupWords);
  const none = noneShown(list);
  if (!useContext(NoticesContext) || none === null) return null;
  const { contentType } = SLUG_KINDS[kind];
  return (
    <ProblemPanel
      tone="quiet"
      icon="layers"
      title={title ?? words.title}
      message={fill(words[none], { type: contentType })}
      actions={null}
    />
  );
}
