import { withoutLanguage } from '../locales/page-language.ts';
import type { Address } from './address.ts';
import { ADDRESSES } from './addresses.ts';

/** Rows by the path they stand for; those of a form after all that are exact, as the router takes them. */
const EXACT = new Map(
  ADDRESSES.filter(({ path }) => !/[:*]/u.test(path)).map((row) => [row.path, row]),
);

const FORMS = ADDRESSES.filter(({ path }) => /[:*]/u.test(path))
  .map((row) => ({ row, pattern: patternOf(row.path) }))
  .toSorted((a, b) => rank(b.row) - rank(a.row));

/** As the router ranks them: written parts before parts of a form, those before any number of parts. */
function rank({ path }: Address): number {
  const parts = path.slice(1).split('/');
  return parts.reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 4 : 11), 0);
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:[^/]+/gu, '[^/]+')
    .replace('/*', '(?:/.*)?');
  return new RegExp(`^${source}$`, 'u');
}

/**
 * What stands at a path, in any language; undefined where nothing does.
 * @param path in small letters where the site's own words are
 */
export function findAddress(path: string): Address | undefined {
  return find(path) ?? find(withoutLanguage(path));
}

function find(path: string): Address | undefined {
  return EXACT.get(path) ?? FORMS.find(({ pattern }) => pattern.test(path))?.row;
}
