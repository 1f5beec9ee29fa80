// @vitest-environment happy-dom
import { configure, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { asHtml, visit } from '#tests/support/gallery-part.tsx';
import { NoticesContext } from './notices-context.ts';
import { ProblemPanel } from './problem-panel.tsx';

// What is tested is what happens, not how soon.
configure({ asyncUtilTimeout: 30_000 });

describe('the problem panel', () => {
  it('words title, hint and buttons as stated', async () => {
    const { root } = await visit(
      <NoticesContext value>
        <ProblemPanel type="Machines" message="The space is away." />
      </NoticesContext>,
    );
    const panel = within(root).getByRole('region', { name: 'Error Loading Machines' });
    expect(panel.textContent).toContain('The space is away.');
    expect(panel.textContent).toContain(
      'If this problem persists, please check your content model',
    );
    const buttons = [...panel.querySelectorAll('a[href]')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Try Again', 'Refresh Page']);
  });

  it('has buttons that load the page again without script', () => {
    expect(asHtml(<ProblemPanel message="x" />).match(/<a href=""/gu)).toHaveLength(2);
  });

  it('draws the actions of a page in place of its own, and further ones beside them', () => {
    const own = asHtml(<ProblemPanel message="x" actions={<a href="/blog">Return to Blog</a>} />);
    expect(own).toContain('Return to Blog');
    expect(own).not.toContain('Try Again');
    const both = asHtml(<ProblemPanel message="x" extraAction={<a href="/blog">Return</a>} />);
    expect(both).toMatch(/Try Again.*Refresh Page.*Return/u);
    expect(asHtml(<ProblemPanel message="x" actions={null} />)).not.toContain('<a');
  });

  it('gives hints for errors only, to those who run the site, and another or none when told', () => {
    const told = (panel: ReactElement) => asHtml(<NoticesContext value>{panel}</NoticesContext>);
    expect(told(<ProblemPanel message="x" />)).toContain('content model');
    expect(told(<ProblemPanel tone="quiet" message="x" />)).not.toContain('content model');
    expect(told(<ProblemPanel message="x" hint={null} />)).not.toContain('content model');
    expect(asHtml(<ProblemPanel message="x" />)).not.toContain('content model');
    expect(asHtml(<ProblemPanel message="x" hint="Ask an admin" />)).toContain('Ask an admin');
  });
});
