import { SEVERITIES } from './finding.ts';
import type { Finding, Severity } from './finding.ts';

export type Summary = Record<Severity, number>;

const HEADINGS: Record<Severity, string> = {
  error: 'Errors: visitors meet something broken, missing or unsafe',
  warning: 'Warnings: it works, and harms search, accessibility or speed',
  notice: 'Notices: worth tidying',
};

/** Pages named for one finding before the rest is counted. */
const PAGES_SHOWN = 3;

export function summarise(findings: readonly Finding[]): Summary {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}

/** The findings for a console, by severity, with what is concerned and the pages that suffer. */
export function describeFindings(findings: readonly Finding[]): string {
  const blocks = SEVERITIES.flatMap((severity) => {
    const these = findings.filter((finding) => finding.severity === severity);
    if (these.length === 0) return [];
    return [`${HEADINGS[severity]} (${these.length})\n\n${these.map(describe).join('\n\n')}\n`];
  });
  const { error, warning, notice } = summarise(findings);
  const total = `${error} errors, ${warning} warnings, ${notice} notices`;
  return [...blocks, total].join('\n');
}

function describe({ kind, id, title, field, check, message, pages }: Finding): string {
  const name = title === '' || title === id ? '' : ` “${title}”`;
  const where = field === null ? '' : `, field ${field}`;
  const others = pages.length - PAGES_SHOWN;
  const shown = [...pages.slice(0, PAGES_SHOWN), ...(others > 0 ? [`${others} more`] : [])];
  const harmed = shown.length === 0 ? '' : `\n    Pages: ${shown.join(', ')}`;
  return `  ${kind} ${id}${name}${where} (${check})\n    ${message}${harmed}`;
}
