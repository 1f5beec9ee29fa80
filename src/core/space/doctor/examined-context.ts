import type { ReportProblem } from '#content/content-problems.ts';
import { toAssetUrl } from '#content/contentful/asset-address.ts';
import type { MappingContext } from '#content/mapping/mapping-context.ts';
import { asContentful } from './entry-pages.ts';
import { languageSegments } from './site-languages.ts';
import type { SpaceView } from './space-view.ts';

/** What the site's own mapping needs, to say of an examined space what it leaves out. */
export function examinedContext(view: SpaceView, report: ReportProblem): MappingContext {
  return {
    links: {
      entry: (id) => mapDefined(view.entry(id), asContentful),
      asset: (id) =>
        mapDefined(view.asset(id), ({ fields }) => ({ sys: { id, type: 'Asset' }, fields })),
    },
    assetUrl: (raw) => toAssetUrl(raw, view),
    // What is scheduled is examined before its time, too.
    shows: () => true,
    languages: languageSegments(view),
    drafts: false,
    report,
  };
}

function mapDefined<A, B>(value: A | undefined, map: (value: A) => B): B | undefined {
  return value === undefined ? undefined : map(value);
}
