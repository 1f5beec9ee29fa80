import type { ReportProblem } from '../content-problems.ts';
import type { ContentReader } from '../content-reader.ts';
import type { LinkTable } from '../contentful/contentful-answer.ts';
import type { Schedule } from '../shows-at.ts';

/** What a pure mapping needs beside the entry: where links lead, the address rule for assets, and whom to tell. */
export type MappingContext = {
  links: LinkTable;
  assetUrl: (raw: string) => string | null;
  /** Whether something scheduled shows on the page that is being built (`ContentReader.shows`). */
  shows: (schedule: Schedule) => boolean;
  /** First parts of the addresses of the site's languages, which no page can have; none where it has one. */
  languages: readonly string[];
  /** Whether drafts of posts may show: in an editor's preview alone. */
  drafts: boolean;
  /** Hears what is left out, and why. */
  report: ReportProblem;
};

/** For what is built in, which links to nothing. */
export const WITHOUT_SPACE: MappingContext = {
  links: { entry: () => undefined, asset: () => undefined },
  assetUrl: () => null,
  shows: () => true,
  languages: [],
  drafts: false,
  report: () => undefined,
};

export function mappingContext(reader: ContentReader, links: LinkTable): MappingContext {
  return {
    links,
    assetUrl: (raw) => reader.assetUrl(raw),
    shows: (schedule) => reader.shows(schedule),
    languages: (reader.language?.languages.public ?? []).flatMap(({ segment }) => segment ?? []),
    drafts: reader.drafts,
    report: (problem) => reader.report(problem),
  };
}
