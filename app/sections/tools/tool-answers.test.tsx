import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parsePaybackInputs } from '#content/tools/payback-inputs.ts';
import { PaybackSources } from './payback-result.tsx';

test('a first figure is named only where another is used', () => {
  const sources = (query: string) =>
    renderToStaticMarkup(
      <PaybackSources inputs={parsePaybackInputs(new URLSearchParams(query)).inputs} />,
    );
  expect(sources('')).not.toContain('First figure');
  expect(sources('visitors=300').match(/First figure: [^<]*/gu)).toEqual([
    'First figure: 100\u00A0a day.',
  ]);
});
