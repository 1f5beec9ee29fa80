// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { InquiryAnswer } from './inquiry-answer.tsx';

afterEach(cleanup);

const inquiry = {
  ...{ number: 42, name: 'Ada', email: 'ada@example.com', subject: '', message: 'Hi' },
  ...{ received_at: 1, shown: { note: 1, stage: 2 } },
};

test.each([
  ['new', 'Mark as handled', 'contacted'],
  ['contacted', 'Open again', 'new'],
  ['won', 'Open again', 'new'],
] as const)('one press answers, another marks: %s', (stage, label, becomes) => {
  const Component = () => <InquiryAnswer inquiry={{ ...inquiry, stage }} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  const { container } = render(<Stub />);
  const reply = container.querySelector('a')!;
  expect(reply.textContent).toBe('Reply by email');
  expect(reply.getAttribute('href')).toMatch(/^mailto:ada@example\.com\?/u);
  const mark = container.querySelector('button')!;
  expect(mark.textContent).toBe(label);
  const isPrimary = (element: Element) => /\bbg-primary\b/u.test(element.className);
  expect([reply, mark].map(isPrimary)).toEqual([true, false]);
  const form = new FormData(container.querySelector('form')!, mark);
  expect(Object.fromEntries(form)).toEqual({
    ...{ act: 'stage', stage: becomes },
    number: '42?note=1&stage=2',
  });
});
