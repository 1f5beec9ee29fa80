import { entryNoun } from '../entry-noun.ts';
import { isHidden } from '../entry-pages.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found } from '../finding.ts';
import { linksIn } from '../links-in.ts';
import type { FoundLink } from '../links-in.ts';
import { aboutEntry } from '../space-view.ts';
import type { SpaceView } from '../space-view.ts';

/** Links to entries and assets that were deleted or never published: the place stays empty. */
export function checkBrokenLinks(view: SpaceView): Found[] {
  return view.entries
    .filter((entry) => !isHidden(entry))
    .flatMap((entry) =>
      Object.entries(entry.fields).flatMap(([field, value]) =>
        uniqueLinks(value)
          .filter((link) => !isPublished(view, link))
          .map((link) => brokenLink(view, entry, field, link)),
      ),
    );
}

function uniqueLinks(value: unknown): FoundLink[] {
  return [...new Map(linksIn(value).map((link) => [`${link.linkType} ${link.id}`, link])).values()];
}

function isPublished(view: SpaceView, { linkType, id }: FoundLink): boolean {
  return (linkType === 'Asset' ? view.asset(id) : view.entry(id)) !== undefined;
}

function brokenLink(
  view: SpaceView,
  entry: ExaminedEntry,
  field: string,
  { linkType, id }: FoundLink,
): Found {
  const noun = entryNoun(linkType);
  const isDraft = view.draftIds?.has(id) ?? false;
  const unknown = view.draftIds === null;
  const message = isDraft
    ? `It links to ${noun} ${id}, which is a draft. Publish that one, or remove the link.`
    : unknown
      ? `It links to ${noun} ${id}, which is missing or a draft. Publish it, or remove the link.`
      : `It links to ${noun} ${id}, which does not exist. Remove the link.`;
  const severity = isDraft ? 'warning' : 'error';
  return aboutEntry(view, entry, severity, field, message);
}
