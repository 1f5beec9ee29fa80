/** A proof of work that was spent. The library would accept it again. */
export type UsedProofRow = { signature: string; expires_at: number };

/** Counters of the rate limits, shared by all processes. Keys hold no address in clear. */
export type RateLimitRow = { key: string; points: number; expires_at: number | null };

declare module '../../store/tables.ts' {
  interface Tables {
    used_proofs: UsedProofRow;
    rate_limits: RateLimitRow;
  }
}
