import { withoutLastSlashes } from '#content/slugs/without-last-slashes.ts';
import { ADDRESSES, firstPart, plainPath } from '#content/addresses/addresses.ts';

/** Addresses that stand by themselves; what is asked for in other letters is found here. */
const CANONICAL_PATHS: ReadonlySet<string> = new Set(
  ADDRESSES.filter(({ path, file, isExact }) => file && !isExact && !/[:*]/u.test(path)).map(
    ({ path }) => path,
  ),
);

/** What browsers ask for unbidden, and the other names of the goals (part 2 section 2). */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  ADDRESSES.flatMap((row) => (row.leadsTo ? [[plainPath(row), row.leadsTo] as const] : [])),
);

/** Pages of entries: only their routes know which slug is right, and lead there in one step (src/core/routes/moved-page.ts). */
const OF_ENTRY: ReadonlySet<string> = new Set(
  ADDRESSES.filter(({ of }) => of !== undefined && of !== 'page').map(firstPart),
);

/** The owner's screens: everything that guards them looks for them in small letters. */
const OWNERS = /^\/admin(?:\/[^/]*)?(?=\/|$)/iu;

/**
 * Where an address that can be put right without asking for content has its page: one without slashes at the end, in
 * small letters where the site's own words are written so.
 * @param pathname as it was sent, percent-encoded
 * @returns null where it stays as it is
 */
export function findCanonicalPath(pathname: string): string | null {
  const bare = withoutLastSlashes(pathname);
  const small = bare.toLowerCase();
  const path = OTHER_NAMES.get(small) ?? (CANONICAL_PATHS.has(small) ? small : null);
  if (path !== null) return path === pathname ? null : path;
  // The rest may hold ids, which know their letters.
  const owners = bare.replace(OWNERS, (start) => start.toLowerCase());
  if (owners !== bare) return owners;
  if (small.lastIndexOf('/') > 0 && OF_ENTRY.has(firstPart({ path: small }))) return null;
  return bare === pathname ? null : bare;
}
