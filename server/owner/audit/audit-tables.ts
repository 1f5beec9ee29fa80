/** One act of a person who runs the site, or one attempt at their accounts. Never holds a secret or a visitor's words. */
export type AuditEventRow = {
  /** Sorts by time. */
  id: string;
  happened_at: number;
  action: string;
  /** Id of the account that acted; null when nobody was signed in. */
  account_id: string | null;
  /** How that account was called then: the trail outlives the account. */
  account_email: string;
  /** What it was done to, such as an inquiry's number or the names of settings. */
  subject: string;
  /** Address of the client, or its network for IPv6; null when unknown. */
  address: string | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    audit_events: AuditEventRow;
  }
}
