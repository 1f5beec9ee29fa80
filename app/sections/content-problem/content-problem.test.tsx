import { describe, expect, it } from 'vitest';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { ContentProblem } from './content-problem.tsx';

describe('the box about content', () => {
  it('offers a retry for a failure and nothing for what is empty or missing', () => {
    expect(asHtml(<ContentProblem kind="failed" title="Error Loading Products" />)).toMatch(
      /Error Loading Products.*Try Again.*Refresh Page/u,
    );
    for (const kind of ['empty', 'missing', 'not-configured'] as const) {
      const html = asHtml(<ContentProblem kind={kind} title="None" message="Nothing here." />);
      expect(html).not.toMatch(/<a |<button/u);
    }
  });
});
