// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AdminFrame } from './admin-frame.tsx';

afterEach(cleanup);

function show(openInquiries: number) {
  const person = {
    ...({ email: 'ada@example.com', role: 'sales', editorUrl: null } as const),
    ...{ may: ['start', 'inquiries'], openInquiries },
  };
  const Component = () => (
    <AdminFrame siteName="Site" person={person}>
      Screen
    </AdminFrame>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
}

test('the menu says how many inquiries are open', () => {
  show(3);
  expect(screen.getByRole('link', { name: 'Inquiries 3 open' })).toBeDefined();
});

test('without any it says nothing', () => {
  show(0);
  expect(screen.getByRole('link', { name: 'Inquiries' })).toBeDefined();
});
