import type { ContentfulEntry, ContentfulLocale } from '#content/contentful/contentful-entry.ts';

/** A content type as the delivery service gives it. */
export type ExaminedField = {
  id: string;
  name: string;
  type: string;
  linkType?: string;
  items?: { type?: string; linkType?: string };
  required?: boolean;
  omitted?: boolean;
  localized?: boolean;
};

export type ExaminedType = { id: string; name: string; fields: ExaminedField[] };

/** A published entry, its values in the default locale. */
export type ExaminedEntry = { id: string; typeId: string; fields: Record<string, unknown> };

/** A published asset, its values in the default locale; the file is as the service gives it. */
export type ExaminedAsset = {
  id: string;
  fields: Record<string, unknown>;
  /** What an SVG file holds; null for other files, and for one that could not be had. */
  drawing: string | null;
};

/** The locales of a space, and its published entries as the service gives them in all of them. */
export type ExaminedLocales = { locales: ContentfulLocale[]; entries: ContentfulEntry[] };

/** What a space holds, as visitors get it, and the ids of what editors have not published. */
export type ExaminedSpace = {
  types: ExaminedType[];
  entries: ExaminedEntry[];
  assets: ExaminedAsset[];
  /** Ids of entries and assets that exist as drafts only; null when nobody could look. */
  draftIds: ReadonlySet<string> | null;
  /** Where the space is read by plain HTTP; the site passes on the files that are there. */
  serviceOrigins: readonly string[];
  /** Null where the owner names no languages (`siteSettings.languages`) and has no words of their own. */
  inLocales: ExaminedLocales | null;
};
