import { describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { ProblemBoundary } from './problem-boundary.tsx';

// In plain Node, as on the server: no document.
function Broken(): never {
  throw new Error('secret detail');
}

describe('the problem boundary on the server', () => {
  it('keeps the rest of the page when a part throws, and says which part', () => {
    const html = renderToString(
      <main>
        <p>Before</p>
        <ProblemBoundary type="Features">
          <Broken />
        </ProblemBoundary>
        <p>After</p>
      </main>,
    );
    expect(html).toMatch(/Before.*Error Rendering Features.*After/su);
    expect(html).toContain('An unexpected error occurred');
  });

  it('adds nothing to a part that works', () => {
    expect(renderToString(<ProblemBoundary type="Features">Fine</ProblemBoundary>)).toMatch(
      /Fine/u,
    );
    expect(renderToString(<ProblemBoundary type="Features">Fine</ProblemBoundary>)).not.toContain(
      'Error',
    );
  });
});
