import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A page of ours has a few hundred; its head and what fills its first screens tell most. */
const MOST_PAGE_LINES = 120;

/** Names and first error lines of failed unit tests, from vitest's report. */
export function failedUnits(report) {
  return report.testResults.flatMap((file) => {
    const name = relative('.', file.name);
    return [
      ...(file.status === 'failed' && file.assertionResults.length === 0
        ? [`${name}: ${firstLine(file.message)}`]
        : []),
      ...file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
    ];
  });
}

/** Names and errors of failed browser tests, from Playwright's report; a timeout comes with the call that was waiting. */
export function failedJourneys(report) {
  return specsOf(report)
    .filter((spec) => !spec.ok)
    .map(withErrors);
}

/** The same of those that passed at the second try only. */
export function flakyJourneys(report) {
  return specsOf(report).filter(isFlaky).map(withErrors);
}

function isFlaky(spec) {
  return spec.tests[0]?.status === 'flaky';
}

/** A test's name and the errors of all of its tries. */
function withErrors(spec) {
  const errors = (spec.tests[0]?.results ?? []).flatMap((result) => result.errors ?? []);
  const lines = errors.map(({ message, location }) =>
    location ? `${firstLine(message)} (line ${location.line})` : firstLine(message),
  );
  return `${nameOf(spec)}: ${lines.join('; ') || 'no message'}`;
}

/** Names of skipped browser tests with their reasons, from Playwright's report. */
export function skippedJourneys(report) {
  return specsOf(report).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => {
        const reason = annotations.find(({ description }) => description)?.description;
        return `${nameOf(spec)}: ${reason ?? 'no reason given'}`;
      }),
  );
}

/** What the page of each failed or flaky browser test held when it failed: a log is often all there is of a run. */
export function lastPages(report) {
  const failed = specsOf(report).filter((spec) => !spec.ok || isFlaky(spec));
  return failed.flatMap((spec) => {
    const context = (spec.tests[0]?.results ?? [])
      .flatMap(({ attachments = [] }) => attachments)
      .findLast(({ name, path }) => name === 'error-context' && path && existsSync(path));
    const [, page] =
      /^```yaml\n(.*?)^```$/msu.exec(context ? readFileSync(context.path, 'utf8') : '') ?? [];
    if (!page) return [];
    const lines = page.trimEnd().split('\n');
    const left = lines.length - MOST_PAGE_LINES;
    return [
      `The page where ${nameOf(spec)} failed:`,
      ...lines.slice(0, MOST_PAGE_LINES).map((line) => `  ${line}`),
      ...(left > 0 ? [`  and ${left} more lines`] : []),
    ];
  });
}

function specsOf(report) {
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  return report.suites.flatMap(inside);
}

function nameOf({ file, line, title }) {
  return `${file}:${line}: ${title}`;
}

function firstLine(message) {
  return String(message ?? 'no message').split('\n')[0];
}
