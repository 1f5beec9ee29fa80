import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseLockerInputs } from '#content/tools/locker-size-inputs.ts';
import { toLockerSizeResult } from '#content/tools/locker-size.ts';
import { parseFitInputs } from '#content/tools/parse-fit-inputs.ts';
import { parsePaybackInputs } from '#content/tools/payback-inputs.ts';
import { FitForm } from './fit-form.tsx';
import { LockerSizeAnswer } from './locker-size-result.tsx';
import { PaybackSources } from './payback-result.tsx';

function lockerLines(query: string): string {
  const { inputs, use } = parseLockerInputs(new URLSearchParams(query), 'en');
  return renderToStaticMarkup(
    <LockerSizeAnswer
      inputs={inputs!}
      result={toLockerSizeResult(inputs!)}
      use={use}
      set="unknown"
    />,
  );
}

test('days that follow each other with the same hours are one line', () => {
  const first = lockerLines('');
  expect(first).toContain('<li>Monday to Friday: 12 hours on average</li>');
  expect(first).toContain('<li>Saturday to Sunday: no deliveries</li>');
  const split = lockerLines('mon=20&tue=20&wed=30&thu=20&fri=20&sat=20&sun=');
  expect(split).toContain('<li>Monday to Tuesday: 20 hours on average</li>');
  expect(split).toContain('<li>Wednesday: 30 hours on average</li>');
  expect(split).toContain('<li>Thursday to Saturday: 20 hours on average</li>');
  expect(split).toContain('<li>Sunday: no deliveries</li>');
});

test('a first figure is named only where another is used', () => {
  const sources = (query: string) =>
    renderToStaticMarkup(
      <PaybackSources inputs={parsePaybackInputs(new URLSearchParams(query), 'en').inputs} />,
    );
  expect(sources('')).not.toContain('First figure');
  expect(sources('visitors=300').match(/First figure: [^<]*/gu)).toEqual([
    'First figure: 100\u00A0a day.',
  ]);
});

test('places that few ways have stand folded until one of them is filled in, rightly or not', () => {
  const isOpen = (query: string) =>
    renderToStaticMarkup(
      <FitForm inputs={parseFitInputs(new URLSearchParams(query), [], 'en')} machines={[]} />,
    ).includes('<details open');
  expect(isOpen('door-width=900&door-height=2000')).toBe(false);
  expect(isOpen('lift-height=2100')).toBe(true);
  expect(isOpen('corner-before=wide')).toBe(true);
  expect(isOpen('trolley=150')).toBe(true);
});
