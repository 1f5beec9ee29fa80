/** A system that inquiries are handed to, as it is stored. */
export type DestinationRow = {
  id: string;
  kind: string;
  /** What the owner calls it. */
  name: string;
  /** JSON of the settings that anybody on the owner's screen may see. */
  settings: string;
  /** JSON of addresses, tokens and keys, sealed (`#server/store/seal.ts`) under the name `destination:{id}`. */
  secrets: string;
  /** JSON: which of our fields goes to which field there. */
  mapping: string;
  sends_stages: number;
  enabled: number;
  created_at: number;
  updated_at: number;
  /** Only its name is kept then, for the deliveries it had. */
  removed_at: number | null;
  checked_at: number | null;
  /** JSON of the findings of the last check. */
  check_result: string | null;
  /** Since when it takes nothing from us until the owner puts something right. */
  held_at: number | null;
  held_reason: string | null;
  /** When the owner was mailed that it does not take everything; null since it does again. */
  told_at: number | null;
  compared_at: number | null;
  /** JSON of what the last comparison found. */
  comparison: string | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    destinations: DestinationRow;
  }
}
