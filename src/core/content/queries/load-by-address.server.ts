import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadedFrom, UnusableEntryError } from '../loaded-from.ts';
import type { FallbackReason, Loaded } from '../loaded.ts';
import { mapEntry } from '../mapping/map-entries.ts';
import { isHidden, type Mapped } from '../mapping/mapped.ts';
import { mappingContext, type MappingContext } from '../mapping/mapping-context.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import { whyNoAddress } from '../slugs/why-no-address.ts';
import { hasPublished } from './none-shown.ts';
import { readEntryBySlug } from './read-single-entry.ts';
import { isUnlisted, recallsSome } from './whole-list.ts';

/** How the entry behind an address of one kind is found, and what is said where there is none that can be shown. */
export type AddressedKind<Thing> = {
  kind: SlugKind;
  include: number;
  to: (entry: ContentfulEntry, context: MappingContext) => Mapped<Thing>;
  /** The slugs to look for one after the other; else the value alone. */
  slugs?: (value: string) => string[];
  /** Whether a value that looks like an entry's id is taken for one, before it is taken for a slug or after. */
  byId?: 'first' | 'last';
  /** The stated message about an empty value, where there is one. */
  required?: string;
  /** The stated message about a question that failed, or an entry that cannot be shown. */
  failed: (reason: string, value: string) => string;
  /** What is said instead of an entry that cannot be shown. */
  unusable?: (value: string, entry: ContentfulEntry) => string;
  builtIn?: BuiltIn<Thing>;
};

type BuiltIn<Thing> = {
  things: readonly (Thing & { slug: string })[];
  /** Whether one of them answers for its slug; `spaceHasSome` of the kind, as far as is known in an outage. */
  answers: (reason: FallbackReason, spaceHasSome: boolean, reader: ContentReader) => boolean;
  /** Whether they stand in lists of all pages, too, where the space has none of the kind. */
  inEmptySpace?: true;
};

/** Built-in entries that answer as long as the space is not known to have any of the kind. */
export function untilSpaceHasSome<Thing>(things: BuiltIn<Thing>['things']): BuiltIn<Thing> {
  return { things, answers: (_reason, spaceHasSome) => !spaceHasSome, inEmptySpace: true };
}

/**
 * What stands at an address of a kind. A value that no address can have is answered without asking.
 * @param value what the address says, a slug or an entry's id
 * @param complete adds what other questions answer
 */
export function loadByAddress<Thing>(
  reader: ContentReader,
  value: string,
  kind: AddressedKind<Thing>,
): Promise<Loaded<Thing>>;
export function loadByAddress<Thing, Whole>(
  reader: ContentReader,
  value: string,
  kind: Omit<AddressedKind<Thing>, 'builtIn'>,
  complete: (thing: Thing, entry: ContentfulEntry) => Promise<Whole>,
): Promise<Loaded<Whole>>;
export async function loadByAddress<Thing, Whole>(
  reader: ContentReader,
  value: string,
  kind: AddressedKind<Thing>,
  complete?: (thing: Thing, entry: ContentfulEntry) => Promise<Whole>,
): Promise<Loaded<Thing | Whole>> {
  if (kind.required && value.trim() === '') return { status: 'missing', message: kind.required };
  if (whyNoAddress(kind.kind, value) !== null) return { status: 'missing' };
  const slugs = kind.slugs?.(value) ?? [value];
  const { things = [], answers } = kind.builtIn ?? {};
  const builtIn = things.find(({ slug }) => slugs.includes(slug)) ?? null;
  const { contentType } = SLUG_KINDS[kind.kind];
  let hasSome = false;

  const read = async () => {
    const found = await find(reader, value, slugs, kind);
    if (found === null || isHidden(found.entry)) {
      hasSome = builtIn !== null && (await hasPublished(reader, kind.kind));
      return null;
    }
    const result = mapEntry(found.entry, mappingContext(reader, found.links), kind.to);
    if (result.ok) return complete ? complete(result.value, found.entry) : result.value;
    throw new UnusableEntryError(
      kind.unusable?.(value, found.entry) ?? kind.failed(result.reason, value),
    );
  };
  return loadedFrom<Thing | Whole>(reader, read, {
    fallback: (reason) => {
      const isKnown = reason === 'unavailable' ? recallsSome(reader, contentType) : hasSome;
      return answers?.(reason, isKnown, reader) ? builtIn : null;
    },
    failed: (reason) => kind.failed(reason, value),
    unlisted: () => isUnlisted(reader, contentType, slugs),
  });
}

async function find<Thing>(
  reader: ContentReader,
  value: string,
  slugs: string[],
  { kind, include, byId }: AddressedKind<Thing>,
) {
  const { contentType } = SLUG_KINDS[kind];
  const findById = async () => {
    const found = isEntryId(value) ? await reader.readEntry(value, include) : null;
    return found !== null && contentTypeOf(found.entry) === contentType ? found : null;
  };
  const findBySlug = async () => {
    for (const slug of slugs) {
      const found = await readEntryBySlug(reader, contentType, slug, include);
      if (found !== null) return found;
    }
    return null;
  };
  if (byId === 'first') return (await findById()) ?? (await findBySlug());
  return (await findBySlug()) ?? (byId === 'last' ? await findById() : null);
}

/**
 * Whether a lookup value is an entry id rather than a slug: longer than 15 characters, only letters,
 * digits, underscores and hyphens, and not only lowercase letters and hyphens (part 2 section 2).
 */
export function isEntryId(value: string): boolean {
  if (value.length <= 15 || value.length > 64) return false;
  return /^[A-Za-z0-9_-]+$/.test(value) && !/^[a-z-]+$/.test(value);
}
