import { fault, ok, warning, type Finding } from '../finding.ts';
import type { DnsResolver } from './dns-resolver.ts';
import { notChecked, type DomainCheck } from './domain-check.ts';
import { examineSpf, SPF_LOOKUPS_MAX, type SpfExamination } from './examine-spf.ts';
import type { SenderPath } from './sender-path.ts';

/** The SPF record of the return address, which names who may send (RFC 7208). */
export async function checkSpf(path: SenderPath, resolver: DnsResolver): Promise<DomainCheck> {
  const { returnDomain, isReturnCertain, fromDomain, carrier } = path;
  const domain = returnDomain ?? fromDomain;
  try {
    const spf = await examineSpf(resolver, domain);
    if (returnDomain !== null) {
      const passes = passesSpf(spf, carrier.include);
      return { findings: [toSpfFinding(domain, spf, carrier)], result: { domain, passes } };
    }
    const unless = isReturnCertain ? '' : ', unless one of yours is set up there';
    const findings = [
      ok(
        'SPF',
        `passes for the return address, which is ${carrier.name}’s own${unless}; it does not align with ${fromDomain}, so DKIM has to`,
      ),
    ];
    // Mail of the site does not depend on this record, other mail of the domain does.
    const own = toSpfFinding(domain, spf, { name: carrier.name, include: null });
    if (spf.state !== 'none' && own.state === 'fault')
      findings.push({ ...own, state: 'warning', found: `for other mail: ${own.found}` });
    return { findings, result: { domain, passes: isReturnCertain ? false : null } };
  } catch (error) {
    return { findings: [notChecked('SPF', error)], result: { domain, passes: null } };
  }
}

/** Without an address of the sending server nothing else can be told: whether the record names the carrier. */
function passesSpf(spf: SpfExamination, include: string | null): boolean | null {
  if (spf.state !== 'valid') return false;
  return include === null ? null : spf.includes.has(include);
}

function toSpfFinding(
  domain: string,
  spf: SpfExamination,
  { name, include }: SenderPath['carrier'],
): Finding {
  switch (spf.state) {
    case 'none': {
      const term =
        include === null ? 'what your mail provider names, such as a:HOST' : `include:${include}`;
      return warning(
        'SPF',
        `${domain} has no SPF record, so receivers cannot tell who may send for it`,
        `Add a TXT record at ${domain}: "v=spf1 ${term} ~all"`,
      );
    }
    case 'several':
      return fault(
        'SPF',
        `${domain} has ${spf.records.length} SPF records, which makes all of them void`,
        `Replace them by one: "${merged(spf.records)}"`,
      );
    case 'broken':
      return fault('SPF', `the record of ${domain} is void: ${spf.problem}`, spf.todo);
    case 'valid':
      return toValidSpfFinding(domain, spf, { name, include });
  }
}

function toValidSpfFinding(
  domain: string,
  { record, lookups, includes, all }: SpfExamination & { state: 'valid' },
  { name, include }: SenderPath['carrier'],
): Finding {
  if (all === '+') {
    return fault(
      'SPF',
      `the record of ${domain} lets everybody send for it (+all)`,
      'End it with ~all.',
    );
  }
  if (include !== null && !includes.has(include)) {
    return warning(
      'SPF',
      `the record of ${domain} does not include ${include}, through which ${name} may send`,
      `Change it to "${withInclude(record, include)}", unless it names the carrier’s addresses itself.`,
    );
  }
  const named = include === null ? '' : `, names ${name}`;
  const found = `one record at ${domain}, ${lookups} of ${SPF_LOOKUPS_MAX} DNS lookups${named}`;
  if (all === '-' || all === '~') return ok('SPF', found);
  return ok('SPF', `${found}, but it says nothing against others`, 'End the record with ~all.');
}

const termsOf = (record: string) => record.split(/ +/u).slice(1).filter(Boolean);
const isAll = (term: string) => /^[+\-~?]?all$/iu.test(term);

/** Before what is said of all others, after which nothing is read. */
function withInclude(record: string, include: string): string {
  const terms = termsOf(record);
  const end = terms.findIndex((term) => isAll(term) || /^redirect=/iu.test(term));
  terms.splice(end === -1 ? terms.length : end, 0, `include:${include}`);
  return ['v=spf1', ...terms].join(' ');
}

function merged(records: readonly string[]): string {
  const terms = new Set(records.flatMap(termsOf).filter((term) => !isAll(term)));
  return ['v=spf1', ...terms, '~all'].join(' ');
}
