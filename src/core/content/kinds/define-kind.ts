import type { FaqItem } from '../contact/contact-page.ts';
import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { Loaded } from '../loaded.ts';
import type { Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import type { Picture } from '../media/picture.ts';
import type { AddressedKind } from '../queries/load-by-address.server.ts';
import type { SearchCopy } from '../search/search-copy.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { JsonContext } from './json-parts.ts';

/** What lists of pages know of an entry. */
type Listed = { id: string; slug: string; title: string; description?: string; excerpt?: string };

/** What the page of every entry shows. */
type Shown = {
  id: string;
  slug: string;
  title: string;
  description?: string;
  picture?: Picture | null;
  /** Of a post that is not published yet. */
  isDraft?: boolean;
};

/** A kind of content, beside its row in `slug-kinds.ts`: all that the site does with every kind. */
export type ContentKind<
  Card extends Listed = Listed,
  Entry extends Shown = Shown,
> = AddressedKind<Entry> & {
  toCard(entry: ContentfulEntry, context: MappingContext): Mapped<Card>;
  /** One entry as its page finds it. */
  load(reader: ContentReader, slug: string): Promise<Loaded<Entry>>;
  /** What its page shows first, where that is not its `picture`. */
  pictureOf?(entry: Entry): Picture | null;
  /** The field of parts whose changes date the page, too. */
  datedBy?: string;
  /** What is found of it, its own page first; none of what is not to be found. */
  documents(entry: Entry, copy: SearchCopy, reader: ContentReader): SearchDocument[];
  /** Answers on its page, which are found by themselves. */
  questions?(entry: Entry, reader: ContentReader): { item: FaqItem; anchor: string }[];
  /** How other systems read it; left out of a kind that they do not. */
  json?: KindJson<Card, Entry>;
};

/** A kind as `/api/content` gives it. */
export type KindJson<Card extends Listed = Listed, Entry extends Shown = Shown> = {
  /** The part of the address. */
  name: string;
  /** Many of it, in the sentences that refuse writing. */
  noun: string;
  loadAll(reader: ContentReader): Promise<Loaded<Card[]>>;
  card(card: Card, context: JsonContext): object;
  entry(entry: Entry, context: JsonContext): object;
  /** The stated sentence about a slug that nothing has (part 1 section 8, part 2 section 8). */
  missing(slug: string, context: JsonContext): string;
};

/** Checks a definition against its own types; lists hold it as one of any kind. */
export const defineKind = <Card extends Listed, Entry extends Shown>(
  kind: ContentKind<Card, Entry>,
): ContentKind => kind;
