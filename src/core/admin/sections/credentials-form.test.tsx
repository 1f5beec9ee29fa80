// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { CredentialsForm } from './credentials-form.tsx';

afterEach(cleanup);

const credentials = [
  { name: 'CONTENTFUL_SPACE_ID', from: 'environment', shown: 'my-space', isStored: true },
  { name: 'CONTENTFUL_DELIVERY_TOKEN', from: 'environment', shown: 'oken', isStored: false },
  { name: 'CONTENTFUL_PREVIEW_TOKEN', from: 'missing', shown: '', isStored: false },
] as const;

function fieldsOf(canStore: boolean) {
  const connection = { canStore, isAsked: false, credentials: [...credentials], version: '' };
  const Component = () => <CredentialsForm connection={connection} answer={null} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  const { container } = render(<Stub />);
  return [...container.querySelectorAll('input')].map(({ name }) => name);
}

test('what is set where the site is installed is text; the rest can be typed', () => {
  expect(fieldsOf(true)).toEqual([
    'shown',
    'remove-CONTENTFUL_SPACE_ID',
    'CONTENTFUL_PREVIEW_TOKEN',
    'password',
  ]);
  for (const text of ['my-space', 'set, ends with oken'])
    expect(screen.getByText(text)).toBeDefined();
});

test('where nothing can be saved, nothing can be typed', () => {
  expect(fieldsOf(false)).toEqual([]);
  expect(screen.getByText('missing')).toBeDefined();
});
