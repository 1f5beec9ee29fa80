/** What one check of a deployment found, and what to do about it. */
export type Finding = {
  topic: string;
  /** `fault`: the site does not work as it should; `warning`: it works, but less safely or less well. */
  state: 'ok' | 'warning' | 'fault' | 'skipped';
  found: string;
  /** Null when there is nothing to do. */
  todo: string | null;
};

const toFinding =
  (state: Finding['state']) =>
  (topic: string, found: string, todo: string | null = null): Finding => ({
    ...{ topic, found, state, todo },
  });
export const ok = toFinding('ok');
export const warning = toFinding('warning');
export const fault = toFinding('fault');
export const skipped = toFinding('skipped');

const MARKS = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ', skipped: '–      ' } as const;

/** The findings as lines for a terminal, what to do under each. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ topic, state, found, todo }) => [
    `${MARKS[state]}  ${topic}: ${found}`,
    ...(todo === null ? [] : [`           → ${todo}`]),
  ]);
  const count = (state: Finding['state']) => findings.filter((f) => f.state === state).length;
  const total = `${count('ok')} in order, ${count('warning')} warnings, ${count('fault')} faults, ${count('skipped')} not checked`;
  return [...lines, '', total].join('\n');
}
