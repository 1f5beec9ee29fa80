import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseLockerInputs } from '../content/locker-size-inputs.ts';
import { toLockerSizeResult } from '../content/locker-size.ts';
import { parseFitInputs } from '../content/parse-fit-inputs.ts';
import { parsePaybackFirst } from '../content/payback-first.ts';
import { parsePaybackInputs } from '../content/payback-inputs.ts';
import { toFitResult } from '../content/to-fit-result.ts';
import { FitForm } from './fit-form.tsx';
import { FitAnswer } from './fit-result.tsx';
import { wrongLockerFields } from './locker-size-form.tsx';
import { LockerSizeAnswer } from './locker-size-result.tsx';
import { toPaybackResult } from '../content/payback.ts';
import { englishWording } from '#copy/wordings.ts';
import { PaybackForm, wrongPaybackFields } from './payback-form.tsx';
import { PaybackAnswer, PaybackSources } from './payback-result.tsx';

function lockerLines(query: string): string {
  const { inputs, use } = parseLockerInputs(new URLSearchParams(query), 'en');
  return renderToStaticMarkup(
    <LockerSizeAnswer
      inputs={inputs!}
      result={toLockerSizeResult(inputs!)}
      use={use}
      set="unknown"
      units="metric"
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
      <FitForm
        inputs={parseFitInputs(new URLSearchParams(query), [], 'en')}
        machines={[]}
        isLive
      />,
    ).includes('<details open');
  expect(isOpen('door-width=900&door-height=2000')).toBe(false);
  expect(isOpen('lift-height=2100')).toBe(true);
  expect(isOpen('corner-before=wide')).toBe(true);
  expect(isOpen('trolley=150')).toBe(true);
});

// Seen failing: without the links, and with one sentence for every fault.
test('a number that can be read in two ways is asked about, and a foreign sign is named', () => {
  const search = new URLSearchParams('machine=5.500&setup=€400&power=lots&typed=en');
  const { inputs: _, ...form } = parsePaybackInputs(search, 'de');
  const html = renderToStaticMarkup(<PaybackForm {...form} isOwn={false} />);
  expect(html).toContain('Which number is “5.500”: 5,500 or 5.5?');
  const kept = 'setup=%E2%82%AC400&amp;power=lots&amp;typed=en#result';
  expect(html).toContain(`href="?machine=5500&amp;${kept}"`);
  expect(html).toContain(`href="?machine=5.5&amp;${kept}"`);
  expect(html).toContain('“€” does not belong here: amounts are in USD');
  expect(html).toContain('This cannot be read as a number. Enter one from 0 to 1,000.');
});

// Seen failing: without the sentence, and without the measures of the way.
test('a near miss says what would do, and the answer lists every measure of the way', () => {
  const query = 'width=1000&depth=880&height=1830&door-width=920&door-height=1990&corridor=2000';
  const { question, ...inputs } = parseFitInputs(new URLSearchParams(query), [], 'en');
  const result = toFitResult(question!.box, question!.carrying, question!.way)!;
  const html = renderToStaticMarkup(
    <FitAnswer
      inputs={{ ...inputs, question: question! }}
      result={result}
      asked={{ href: '/contact', item: { tool: 'fit', query }, title: 'Fit' }}
    />,
  );
  expect(html).toContain('The door is 10 mm too low. With a dolly of at most 140 mm: yes.');
  expect(html).toContain(
    'Width of the door: 920 mm, Height of the door: 1,990 mm, Width of the corridor: 2,000 mm',
  );
});

const payback = (query: string) => {
  const { inputs } = parsePaybackInputs(new URLSearchParams(query), 'en');
  return renderToStaticMarkup(<PaybackAnswer inputs={inputs!} result={toPaybackResult(inputs!)} />);
};

test('what a month shows adds up, and is grouped as the language groups figures', () => {
  const amounts = [...payback('visitors=9000').matchAll(/<td[^>]*>(−?)\$([\d,.]+)<\/td>/gu)].map(
    ([, sign, digits]) => Math.round(Number(digits!.replaceAll(',', '')) * 100) * (sign ? -1 : 1),
  );
  // Sales, six costs and what is left, in three columns.
  expect(amounts).toHaveLength(8 * 3);
  for (const column of [0, 1, 2]) {
    const rows = amounts.filter((_, index) => index % 3 === column);
    expect(rows.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(rows.at(-1));
  }
  expect(payback('visitors=9000')).toMatch(/>23,268\.\d</u);
});

test('a payback beyond a machine’s life says so', () => {
  expect(payback('machine=30000')).toContain('data-life');
  expect(payback('')).not.toContain('data-life');
});

test('what is wrong is named as the form has it, in its order', () => {
  const form = parsePaybackInputs(
    new URLSearchParams('currency=JPY&way=lease&lease=0&shareLow=x&visitors=many'),
    'en',
  );
  expect(wrongPaybackFields(englishWording, form)).toEqual([
    { id: 'visitors', label: 'Visitors who pass it' },
    { id: 'shareLow', label: 'Share of visitors who buy: Low' },
    { id: 'lease', label: 'Lease, a month' },
    { id: 'currency', label: 'Currency' },
  ]);
});

test('an owner’s first figure stands with the owner’s source, in the owner’s currency', () => {
  const { lines } = parsePaybackFirst(
    'currency = EUR\nmachine = 4800; Our price list, 2026; https://vend.example/prices',
  );
  const { inputs } = parsePaybackInputs(new URLSearchParams('machine=5000'), 'en', lines);
  const shown = renderToStaticMarkup(<PaybackSources inputs={inputs} first={lines} />);
  expect(shown).toContain('Used here: €5,000.00.');
  expect(shown).toContain('First figure: €4,800.00.');
  expect(shown).toContain('href="https://vend.example/prices"');
  expect(shown).not.toContain('for a new machine');
});

test('what is wrong with a locker is named as its form has it, in its order', () => {
  const search = new URLSearchParams('small=50&sat=x&parcels=none');
  expect(wrongLockerFields(englishWording, parseLockerInputs(search, 'en'))).toEqual([
    { id: 'parcels', label: 'Parcels on a day with deliveries' },
    { id: 'sat', label: 'Mean hours a parcel stays, by day of delivery: Saturday' },
    { id: 'small', label: 'Share of parcels by the smallest door they fit (%): Small' },
  ]);
});
