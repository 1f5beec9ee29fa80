import { FEATURE_PARTS } from '#feature-parts';
import { parseAbout } from '#content/contact/inquiry-context.ts';
import type { ContentReader } from '#content/contentful/content-reader.ts';
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
 * Works out a result of a list anew. Null for inputs that its page refuses.
 * @param wording of the texts that are kept of it
 * @param reader null where content is not read yet
 */
export async function describeResult(
  wording: Wording,
  asked: ProjectInputs,
  reader: ContentReader | null,
): Promise<StoredResult | null> {
  const { tool, query } = asked;
  const search = new URLSearchParams(query);
  const described = await RESULTS.get(tool)?.describe(wording, search, reader);
  return described ? { tool, query, ...described } : null;
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
