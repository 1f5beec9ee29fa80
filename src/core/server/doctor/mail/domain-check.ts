import { skipped, type Finding } from '../finding.ts';
import { DnsUnavailable } from './dns-resolver.ts';

/** Whether a check by receivers would pass, and for which domain; null: it cannot be told from here. */
export type Passes = { domain: string; passes: boolean | null };

export type DomainCheck = { findings: Finding[]; result: Passes };

/** DNS that does not answer says nothing about the records. Every other error is ours. */
export function notChecked(topic: string, error: unknown): Finding {
  if (!(error instanceof DnsUnavailable)) throw error;
  return skipped(topic, `could not be checked: DNS does not answer (${error.message})`);
}
