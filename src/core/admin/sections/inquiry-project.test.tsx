// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseStoredProject } from '#content/project/stored-project.ts';
import { InquiryProject } from './inquiry-project.tsx';

// Seen failing with only the tools of this version read.
test('a list is shown with the results of tools that are gone', () => {
  const stored = JSON.stringify({
    ...{ query: 'machine=duo:3', machines: [{ slug: 'duo', title: 'DUO', quantity: 3 }] },
    results: [
      {
        ...{ tool: 'of-a-feature-that-is-gone', query: 'a=1', formulaVersion: 4 },
        title: 'Power for a year',
        ...{ inputs: [{ name: 'Days', value: '365' }], lines: [{ name: 'kWh', value: '812' }] },
      },
    ],
  });
  render(<InquiryProject project={parseStoredProject(stored)!} />);
  for (const text of ['Power for a year', 'kWh', '812', 'Days', '365'])
    expect(screen.getByText(text)).toBeTruthy();
});
