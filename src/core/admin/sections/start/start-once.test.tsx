// @vitest-environment happy-dom
import { render, within, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SystemState } from '#server/owner/owner.ts';
import { SystemParts } from './system-parts.tsx';
import { ToDoList } from './to-do-list.tsx';

const system: SystemState = {
  mail: { state: 'off', to: [], undelivered: 0, waiting: 0, fault: null, lastSentAtMs: null },
  destinations: null,
  content: { state: 'built-in', refusal: null, sinceMs: 1, errors: 0, faults: [] },
  backups: { state: 'never', last: null },
  publishing: null,
};

test('what needs the owner is said in the to-do list alone', () => {
  const Component = () => (
    <>
      <ToDoList open={0} system={system} hasSecondFactor />
      <SystemParts system={system} />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const words of ['No mail is set up', 'No backup was made', 'no Contentful space'])
    expect(
      sentences.filter((text) => text.includes(words)),
      words,
    ).toHaveLength(1);
  const parts = within(screen.getByRole('region', { name: 'How the site does' }));
  expect(parts.getAllByRole('listitem')).toHaveLength(1);
});
