/** Directives of our policy that a browser may report; anything else counts as "other". */
const DIRECTIVES = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/** What was refused, in one of few words: nothing of a report's own text is kept. */
const BLOCKED = ['inline', 'eval', 'trusted-types-sink', 'trusted-types-policy', 'data', 'blob'];

/** Reports of one delivery that are counted; a browser gathers a page's and sends them together. */
const COUNTED_AT_ONCE = 20;

export type PolicyReport = {
  directive: (typeof DIRECTIVES)[number] | 'other';
  blocked: string;
};

/**
 * Breaches of the page's policy in a delivery of the Reporting API (`report-to`) or an older report (`report-uri`);
 * null when it is neither. Other kinds of reports of the Reporting API are passed over.
 */
export function parsePolicyReports(body: unknown): PolicyReport[] | null {
  if (Array.isArray(body)) {
    return body
      .slice(0, COUNTED_AT_ONCE)
      .filter((report) => fieldOf(report, 'type') === 'csp-violation')
      .map((report) => fieldOf(report, 'body'))
      .filter((breach) => typeof breach === 'object' && breach !== null)
      .map((breach) =>
        toReport(fieldOf(breach, 'effectiveDirective'), fieldOf(breach, 'blockedURL')),
      );
  }
  const breach = fieldOf(body, 'csp-report');
  if (typeof breach !== 'object' || breach === null) return null;
  const directive = fieldOf(breach, 'effective-directive') ?? fieldOf(breach, 'violated-directive');
  return [toReport(directive, fieldOf(breach, 'blocked-uri'))];
}

function toReport(directive: unknown, blocked: unknown): PolicyReport {
  const known = DIRECTIVES.find((name) => name === directive);
  const kind = BLOCKED.find((name) => name === blocked);
  return { directive: known ?? 'other', blocked: kind ?? 'address' };
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
