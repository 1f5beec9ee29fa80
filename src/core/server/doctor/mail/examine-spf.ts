import { recordsOf, textsAt, type DnsResolver } from './dns-resolver.ts';
import { hasMacro, isSpf, parseSpf, type SpfQualifier, type SpfTerm } from './parse-spf.ts';

/** Limits of RFC 7208 section 4.6.4. */
export const SPF_LOOKUPS_MAX = 10;
const VOID_LOOKUPS_MAX = 2;
/** Counting goes on beyond the limit, to say by how much, but not for ever. */
const COUNTED_MAX = 40;

export type SpfExamination =
  | { state: 'none' }
  | { state: 'several'; records: readonly string[] }
  /** Receivers answer permerror. */
  | { state: 'broken'; problem: string; todo: string }
  | {
      state: 'valid';
      record: string;
      lookups: number;
      /** Every domain that is included, directly or by another. */
      includes: ReadonlySet<string>;
      /** What is said of all others; null: nothing, which counts as neutral. */
      all: SpfQualifier | null;
    };

type Walk = {
  resolver: DnsResolver;
  lookups: number;
  /** Names that were asked about and are not there. */
  voids: string[];
  includes: Set<string>;
};

class SpfProblem extends Error {
  override readonly name = 'SpfProblem';
  readonly todo: string;
  constructor(problem: string, todo: string) {
    super(problem);
    this.todo = todo;
  }
}

/**
 * The SPF record of a domain, with all that it includes (RFC 7208). Every term is counted, as for a sender that none
 * matches: the most a receiver may have to ask.
 * @throws DnsUnavailable
 */
export async function examineSpf(resolver: DnsResolver, domain: string): Promise<SpfExamination> {
  const records = (await textsAt(resolver, domain)).texts.filter(isSpf);
  const [record] = records;
  if (record === undefined) return { state: 'none' };
  if (records.length > 1) return { state: 'several', records };
  const walk: Walk = { resolver, lookups: 0, voids: [], includes: new Set() };
  try {
    const all = await follow(domain, record, [domain], walk);
    checkCounts(walk);
    return { state: 'valid', record, lookups: walk.lookups, includes: walk.includes, all };
  } catch (error) {
    if (!(error instanceof SpfProblem)) throw error;
    return { state: 'broken', problem: error.message, todo: error.todo };
  }
}

function checkCounts({ lookups, voids }: Walk): void {
  if (lookups > SPF_LOOKUPS_MAX) {
    const count = lookups > COUNTED_MAX ? `more than ${COUNTED_MAX}` : lookups;
    throw new SpfProblem(
      `it takes ${count} DNS lookups, and receivers stop at ${SPF_LOOKUPS_MAX}`,
      'Remove the includes of services that no longer send for you, or name their addresses with ip4: and ip6:, which cost none.',
    );
  }
  if (voids.length > VOID_LOOKUPS_MAX) {
    throw new SpfProblem(
      `it names ${voids.length} that are not in DNS (${voids.join(', ')}), and receivers stop after ${VOID_LOOKUPS_MAX}`,
      'Remove the terms that name them.',
    );
  }
}

/**
 * What stands after `all` is never evaluated, and beside it neither is `redirect` (RFC 7208 sections 5.1 and 6.1).
 * @param path the records that led here, to know a loop
 */
async function follow(
  domain: string,
  record: string,
  path: readonly string[],
  walk: Walk,
): Promise<SpfQualifier | null> {
  const parsed = parseSpf(record);
  if (typeof parsed === 'string') {
    throw new SpfProblem(
      `the record of ${domain} has a term that is none: ${parsed}`,
      `Correct ${parsed}, or remove it; a single wrong term makes the whole record void.`,
    );
  }
  for (const term of parsed.terms) {
    if (term.mechanism === 'all') return term.qualifier;
    if (walk.lookups > COUNTED_MAX) return null;
    if (term.mechanism === 'include') await enter(term.domain!, term.text, path, walk, true);
    else await lookUp(term, domain, walk);
  }
  if (parsed.redirect === null) return null;
  return enter(parsed.redirect, `redirect=${parsed.redirect}`, path, walk, false);
}

async function enter(
  target: string,
  term: string,
  path: readonly string[],
  walk: Walk,
  isInclude: boolean,
): Promise<SpfQualifier | null> {
  walk.lookups += 1;
  if (hasMacro(target)) return null;
  const domain = target.toLowerCase().replace(/\.$/u, '');
  if (path.includes(domain)) {
    throw new SpfProblem(
      `it includes itself: ${[...path, domain].join(' → ')}`,
      `Remove ${term} from the record of ${path.at(-1)}.`,
    );
  }
  const [record, second] = (await textsAt(walk.resolver, domain)).texts.filter(isSpf);
  if (record === undefined || second !== undefined) {
    throw new SpfProblem(
      `${term} leads to ${domain}, which has ${second === undefined ? 'no SPF record' : 'more than one'}`,
      `Remove ${term}, or correct the name in it.`,
    );
  }
  if (isInclude) walk.includes.add(domain);
  return follow(domain, record, [...path, domain], walk);
}

/** Counts a term that asks for addresses, and notes where nothing is. */
async function lookUp({ mechanism, domain }: SpfTerm, own: string, walk: Walk): Promise<void> {
  if (mechanism === 'ip4' || mechanism === 'ip6') return;
  walk.lookups += 1;
  const name = domain ?? own;
  // What `ptr` asks depends on who sends.
  if (mechanism === 'ptr' || hasMacro(name)) return;
  const { resolver } = walk;
  const asked =
    mechanism === 'mx'
      ? await recordsOf(name, (at) => resolver.resolveMx(at))
      : await recordsOf(name, (at) => resolver.resolve4(at));
  if (asked.records.length > 0) return;
  if (mechanism === 'a') {
    const newer = await recordsOf(name, (at) => resolver.resolve6(at));
    if (newer.records.length > 0) return;
  }
  walk.voids.push(name);
}
