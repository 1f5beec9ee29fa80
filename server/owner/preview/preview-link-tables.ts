/** One preview link that was made. The link itself is not kept: it is signed again from these values. */
export type PreviewLinkRow = {
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
