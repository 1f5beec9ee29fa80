import { createHash } from 'node:crypto';

/** `exact` is one address; `prefix` is an address and everything below it. */
export type RedirectKind = 'exact' | 'prefix';

export const REDIRECT_STATUSES = [301, 302, 308, 410] as const;
/** Moved for good, moved for now, moved for good with what is posted, gone for good (RFC 9110 section 15). */
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** What the owner has laid down for an old address. */
export type RedirectRule = {
  /** Path of the old address, percent-encoded, without a slash at its end; an exact one may ask for a query. */
  from: string;
  kind: RedirectKind;
  /** Path of this site, possibly with a query and a fragment; null for 410. */
  to: string | null;
  status: RedirectStatus;
};

/** Why a redirect is not taken. The owner's screen words each of them (`redirectRefusalWords`). */
type RefusalReason =
  | 'columns'
  | 'quotes'
  | 'no-from'
  | 'from-path'
  | 'from-host'
  | 'from-query'
  | 'from-length'
  | 'kind'
  | 'status'
  | 'no-target'
  | 'gone-target'
  | 'target-path'
  | 'target-host'
  | 'target-query'
  | 'target-length'
  | 'reserved'
  | 'page'
  | 'pages-below'
  | 'duplicate'
  | 'loop'
  | 'chain'
  | 'too-many';

/** @param about the address that stands in the way: a page, a part of the site, or the `from` of another redirect */
export type Refusal = { reason: RefusalReason; about?: string };

/** A line of a file, or one form, as it was given. Lines are counted from 1, as a text editor does. */
export type Numbered<T> = T & { line: number };

/**
 * What rules were when a page showed them: an act that puts others in their place, or ends them, is compared with it.
 * @param rules those in force, in the order of the act; null where there was none
 */
export function shownRules(rules: readonly (RedirectRule | null)[]): string {
  return createHash('sha256')
    .update(
      JSON.stringify(rules.map((rule) => rule && [rule.from, rule.kind, rule.to, rule.status])),
    )
    .digest('base64url');
}
