import { Resolver } from 'node:dns/promises';

/** The questions that the mail checks ask. That of `node:dns/promises` fits. */
export type DnsResolver = {
  resolveTxt(name: string): Promise<string[][]>;
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
};

const WAIT_MS = 3_000;
const TRIES = 2;

export const createDnsResolver = (): DnsResolver =>
  new Resolver({ timeout: WAIT_MS, tries: TRIES });

/** DNS did not answer, or with a fault of its own: whether the record is there is not known. */
export class DnsUnavailable extends Error {
  override readonly name = 'DnsUnavailable';
}

/** NXDOMAIN, an answer without such a record, and a name that no record can have. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * What DNS holds; nothing where it says that there is nothing.
 * @throws DnsUnavailable for every other failure (SERVFAIL, REFUSED, no answer in time)
 */
export async function recordsOf<T>(
  name: string,
  ask: (name: string) => Promise<T[]>,
): Promise<{ records: T[]; nameExists: boolean }> {
  try {
    return { records: await ask(name), nameExists: true };
  } catch (error) {
    const { code = 'no code' } = error as { code?: string };
    if (ABSENT.has(code)) return { records: [], nameExists: code === 'ENODATA' };
    throw new DnsUnavailable(`${name}, ${code}`);
  }
}

/** The texts at a name, each in one piece: DNS cuts those of more than 255 bytes. */
export async function textsAt(
  resolver: DnsResolver,
  name: string,
): Promise<{ texts: string[]; nameExists: boolean }> {
  const { records, nameExists } = await recordsOf(name, (asked) => resolver.resolveTxt(asked));
  return { texts: records.map((pieces) => pieces.join('')), nameExists };
}

/** The domain and those above it, down to a given number of labels: a.b.example, b.example … */
export function upwards(domain: string, fewestLabels: number): string[] {
  const labels = domain.split('.');
  return labels
    .map((_, start) => labels.slice(start).join('.'))
    .filter((_, start) => start === 0 || labels.length - start >= fewestLabels);
}
