import { FEATURE_PARTS } from '#feature-parts';
import { parseAbout } from '#content/contact/inquiry-context.ts';
import type { ContentReader } from '#content/content-reader.ts';
import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import type { ProjectInputs } from '#content/project/project-list.ts';
import type { StoredResult } from '#content/project/stored-project.ts';
import type { Wording } from '#copy/wording.ts';
import type { AskedResult, ResultPart } from '../../../parts-of-feature.ts';

/** What the pages of features show results of, by the names that lists and inquiries have for them. */
const RESULTS: ReadonlyMap<string, ResultPart> = new Map(
  FEATURE_PARTS.flatMap(({ results = {} }) => Object.entries(results)),
);

/**
 * Works out the results of a list anew, without those that their pages refuse.
 * @param wording of the texts that are kept of them
 * @param reader null where content is not read yet
 */
export async function describeResults(
  wording: Wording,
  asked: readonly ProjectInputs[],
  reader: ContentReader | null,
): Promise<StoredResult[]> {
  const tools = [...new Set(asked.map(({ tool }) => tool))];
  const describers = new Map(
    await Promise.all(
      tools.map(async (tool) => [tool, await RESULTS.get(tool)?.describer(reader)] as const),
    ),
  );
  return asked.flatMap(({ tool, query }) => {
    const described = describers.get(tool)?.(wording, new URLSearchParams(query));
    return described ? [{ tool, query, ...described }] : [];
  });
}

const SLUG = /^(?<name>[a-z-]+):(?<version>\d{1,3}):(?<line>.*)$/u;

/**
 * Reads the slug of a result that an inquiry is about.
 * @returns null for nonsense, for a page that the site does not have and for a formula that is no longer in use
 */
export function readResult(slug: string): AskedResult | null {
  const { name = '', version, line = '' } = SLUG.exec(slug)?.groups ?? {};
  return RESULTS.get(name)?.read(Number(version), line) ?? null;
}

/** Path of the page of what an inquiry is about, of a result with its inputs; null for what has none. */
export function aboutHref(about: string): string | null {
  const parsed = parseAbout(about);
  if (parsed === null) return null;
  if (parsed.kind === 'tool') return readResult(parsed.slug)?.href ?? null;
  return SLUG_KINDS[parsed.kind].href(parsed.slug);
}
