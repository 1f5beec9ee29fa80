import type { ContentSource } from '#content/reading/content-source.server.ts';
import type { Clock, Secrets, SiteDatabase } from '#server/store/store.ts';
import type { AccountService } from '../accounts/start-accounts.ts';
import { createDraftWatch, type DraftWatch } from './draft-watch.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
import { createPreviewModes, type PreviewModes } from './preview-modes.ts';
import { createPreviewRights, type PreviewRights } from './preview-rights.ts';
import { openPreviewTokens, type PreviewTokens } from './preview-tokens.ts';

/** What previews need: who may see drafts, by which links, and whether drafts have changed. */
export type Previews = {
  tokens: PreviewTokens;
  modes: PreviewModes;
  rights: PreviewRights;
  links: PreviewLinks;
  drafts: DraftWatch;
};

export async function openPreviews(parts: {
  database: SiteDatabase;
  source: ContentSource;
  accounts: Pick<AccountService, 'readVisitor' | 'provider'>;
  clock: Clock;
  settings: {
    siteUrl: string;
    accounts: { authSecrets: Secrets | null };
    operation: { productDomain: string | null };
  };
}): Promise<Previews> {
  const { database, source, accounts: people, clock } = parts;
  const { siteUrl, accounts, operation } = parts.settings;
  const tokens = await openPreviewTokens(database.query, accounts.authSecrets, clock.now());
  const { productDomain } = operation;
  const modes = createPreviewModes({ tokens, clock, siteUrl, productDomain });
  const links = createPreviewLinks({ database, tokens, siteUrl });
  return {
    tokens,
    modes,
    links,
    rights: createPreviewRights({ modes, links, accounts: people }),
    drafts: createDraftWatch({ source, clock }),
  };
}
