import type { ContentCredentials } from '#content/contentful/configuration.ts';

/** What the content service may ask of whoever reads or writes one space. `host` null means Contentful's own hosts. */
export type SpaceCredentials = Required<ContentCredentials> & { managementToken: string };

export type ContentSourceName = 'contentful' | 'sample' | 'none';

/** Which content the site shows. Kept up to date by the content connection: it changes when credentials are saved. */
export type ContentSettings = {
  source: ContentSourceName;
  /** Why this source was chosen, in words for the start block and the owner's screens. */
  reason: string;
  credentials: SpaceCredentials;
  /** Credentials that are missing or still hold a template marker, by setting name. */
  missing: string[];
  /** Whether CONTENT_SOURCE asks for this source. */
  asked: boolean;
  /** Credentials that the environment sets, by setting name: they win over stored ones. */
  fromEnvironment: string[];
  contactEntryIds: string[];
  aboutEntryId: string | null;
  goalsPageEntryId: string | null;
  footerLogoAssetId: string | null;
};

/**
 * Whether search engines may keep pages: on a public address only once the content is the owner's. Asked anew for each
 * page, since credentials can be entered while the site runs.
 */
export function mayBeIndexed({
  isPublic,
  content,
}: {
  isPublic: boolean;
  content: ContentSettings;
}): boolean {
  return !isPublic || (content.source === 'contentful' && content.missing.length === 0);
}
