import type { ReportProblem } from '../content-problems.ts';
import type { ContentReader, LinkTable } from '../contentful/content-reader.ts';

/** What a pure mapping needs beside the entry: where links lead, the address rule for assets, and whom to tell. */
export type MappingContext = {
  links: LinkTable;
  assetUrl: (raw: string) => string | null;
  /** Hears what is left out, and why. */
  report: ReportProblem;
};

export function mappingContext(reader: ContentReader, links: LinkTable): MappingContext {
  return {
    links,
    assetUrl: (raw) => reader.assetUrl(raw),
    report: (problem) => reader.report(problem),
  };
}
