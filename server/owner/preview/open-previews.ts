import type { ContentSource } from '#content/contentful/content-source.server.ts';
import type { Clock, Secrets, SiteDatabase } from '#server/store/store.ts';
import { createDraftWatch, type DraftWatch } from './draft-watch.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
import { createPreviewModes, type PreviewModes } from './preview-modes.ts';
import { openPreviewTokens, type PreviewTokens } from './preview-tokens.ts';

/** What previews need: who may see drafts, by which links, and whether drafts have changed. */
export type Previews = {
  tokens: PreviewTokens;
  modes: PreviewModes;
  links: PreviewLinks;
  drafts: DraftWatch;
};

export async function openPreviews(parts: {
  database: SiteDatabase;
  source: ContentSource;
  clock: Clock;
  settings: {
    siteUrl: string;
    accounts: { authSecrets: Secrets | null };
    operation: { productDomain: string | null };
  };
}): Promise<Previews> {
  const { database, source, clock } = parts;
  const { siteUrl, accounts, operation } = parts.settings;
  const tokens = await openPreviewTokens(database.query, accounts.authSecrets, clock.now());
  return {
    tokens,
    modes: createPreviewModes({ tokens, clock, siteUrl, productDomain: operation.productDomain }),
    links: createPreviewLinks({ database, tokens, siteUrl }),
    drafts: createDraftWatch({ source, clock }),
  };
}
