/** When an account was last in the admin area, so that its next visit can say what is new since. */
export type OwnerVisitRow = {
  account_id: string;
  session_id: string;
  last_seen_at: number;
  /** The end of the visit before the session of `session_id`; null for a first visit. */
  previous_visit_at: number | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    owner_visits: OwnerVisitRow;
  }
}
