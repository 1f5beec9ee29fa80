// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ContentFindings } from './content-findings.tsx';
import { PageOriginTable } from './page-origin-table.tsx';

afterEach(cleanup);

type Severity = 'error' | 'warning' | 'notice';

function show(children: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => children }]);
  return render(<Stub />).container;
}

function findings(...severities: Severity[]) {
  return severities.map((severity, at) => ({
    ...{ severity, id: `entry-${at}`, title: `Entry ${at}`, message: 'Broken.', pages: ['/'] },
  }));
}

test.each([
  ['the worst, however they come', ['notice', 'error', 'warning', 'error'], 2, '2 more to mend'],
  ['a few of many', Array.from({ length: 56 }, () => 'warning'), 5, '51 more to mend'],
] as [string, Severity[], number, string][])(
  'what to mend first stands open, the rest is folded: %s',
  (_, severities, open, label) => {
    const container = show(
      <ContentFindings examinedAtMs={1} problem={null} findings={findings(...severities)} />,
    );
    const rows = [...container.querySelectorAll('tbody tr')];
    expect(rows.filter((row) => row.closest('details') === null)).toHaveLength(open);
    const fold = container.querySelector('details')!;
    expect([fold.open, fold.querySelector('h2')!.textContent]).toEqual([false, label]);
    expect(fold.querySelectorAll('tbody tr')).toHaveLength(severities.length - open);
  },
);

test('pages are folded, and content that is being renewed is nothing to worry about', () => {
  const page = { path: '/', sinceMs: 1, builtAtMs: 1, fetchedAtMs: 1, failures: [] };
  const container = show(<PageOriginTable pages={[{ ...page, origin: 'stale' }]} />);
  expect(container.querySelector('details')!.open).toBe(false);
  expect(container.querySelector('.bg-notice')).toBeNull();
});
