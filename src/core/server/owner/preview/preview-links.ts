import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import { rolesFor } from '../accounts/permissions.ts';
import { ENTER_PATH } from './preview-path.ts';
import type { PreviewTokens } from './preview-tokens.ts';

/** One preview link that was made. The link itself is not kept: it is signed again from these values. */
type PreviewLinkRow = {
  id: string;
  /** The page it opens; null for a link that names its page beside the token. */
  path: string | null;
  /** Email address of the account, or empty for the command line. */
  made_by: string;
  made_at: number;
  expires_at: number;
  revoked_at: number | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    preview_links: PreviewLinkRow;
  }
}

/** A stored preview link, as the owner's screen lists it. */
export type PreviewLink = {
  id: string;
  /** The whole address to hand over. */
  url: string;
  /** The page it opens; null for a link that opens any. */
  path: string | null;
  /** Email address of who made it; empty for the command line. */
  madeBy: string;
  madeAtMs: number;
  expiresAtMs: number;
  revokedAtMs: number | null;
  /** Whether whoever made it may still make such links; the command line may. */
  isGiven: boolean;
};

export type PreviewLinks = {
  make(link: {
    path: string | null;
    madeBy: string;
    nowMs: number;
    expiresAtMs: number;
  }): Promise<PreviewLink>;
  /** Newest first. */
  list(): Promise<PreviewLink[]>;
  /** Ends a link and every preview that was opened with it. @returns whether there was one to end */
  revoke(id: string, nowMs: number): Promise<boolean>;
  /**
   * Whether a link may still open previews: it is not revoked, and whoever made it may still make such links. One without
   * an id is not stored and cannot be revoked.
   */
  isOpen(id: string | null): Promise<boolean>;
};

/** Links that ended longer ago are forgotten. */
const KEPT_AFTER_END_MS = 30 * 24 * 60 * 60_000;
const LISTED = 200;

type UrlOf = (link: Pick<PreviewLink, 'id' | 'path' | 'expiresAtMs'>) => string;

/** Preview links that are stored, so that each can be revoked by itself. The signature stays what opens a preview. */
export function createPreviewLinks(parts: {
  database: Pick<SiteDatabase, 'query'>;
  tokens: Pick<PreviewTokens, 'issueLink'>;
  siteUrl: string;
}): PreviewLinks {
  const {
    database: { query },
    tokens,
    siteUrl,
  } = parts;
  const urlOf: UrlOf = (link) =>
    `${siteUrl}${ENTER_PATH}?token=${tokens.issueLink(link)}${link.path === null ? '&path=/' : ''}`;

  return {
    async make({ path, madeBy, nowMs, expiresAtMs }) {
      const id = randomBytes(9).toString('base64url');
      await query
        .deleteFrom('preview_links')
        .where('expires_at', '<', nowMs - KEPT_AFTER_END_MS)
        .execute();
      const row = {
        ...{ id, path, made_by: madeBy, made_at: nowMs },
        ...{ expires_at: expiresAtMs, revoked_at: null },
      };
      await query.insertInto('preview_links').values(row).execute();
      return toLink({ ...row, is_given: true }, urlOf);
    },
    async list() {
      const rows = await query
        .selectFrom('preview_links')
        .selectAll()
        .select((eb) => isGiven(eb).as('is_given'))
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .limit(LISTED)
        .execute();
      return rows.map((row) => toLink(row, urlOf));
    },
    async revoke(id, nowMs) {
      const revoked = await query
        .updateTable('preview_links')
        .set({ revoked_at: nowMs })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return revoked.numUpdatedRows > 0n;
    },
    async isOpen(id) {
      if (id === null) return true;
      const row = await query
        .selectFrom('preview_links')
        .select('revoked_at')
        .where('id', '=', id)
        .where(isGiven)
        .executeTakeFirst();
      return row?.revoked_at === null;
    },
  };
}

/** Whether whoever made a link has an account that may make such links now; the command line has none. */
function isGiven(eb: ExpressionBuilder<Tables, 'preview_links'>) {
  const makers = eb
    .selectFrom('account_users')
    .select('email')
    .where('role', 'in', rolesFor('preview'));
  return eb.or([eb('made_by', '=', ''), eb('made_by', 'in', makers)]);
}

/** @param row.is_given a number on SQLite */
function toLink(
  row: Selectable<PreviewLinkRow> & { is_given: unknown },
  urlOf: UrlOf,
): PreviewLink {
  const { id, path } = row;
  return {
    id,
    path,
    madeBy: row.made_by,
    madeAtMs: row.made_at,
    expiresAtMs: row.expires_at,
    revokedAtMs: row.revoked_at,
    isGiven: Boolean(row.is_given),
    url: urlOf({ id, path, expiresAtMs: row.expires_at }),
  };
}
