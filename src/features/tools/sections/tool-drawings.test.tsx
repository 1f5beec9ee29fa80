import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LockerFront } from '../content/locker-front.ts';
import { parseFitInputs } from '../content/parse-fit-inputs.ts';
import { parsePaybackInputs } from '../content/payback-inputs.ts';
import { toPaybackResult } from '../content/payback.ts';
import { toFitResult } from '../content/to-fit-result.ts';
import { wordingFor } from '#copy/wordings.ts';
import { WordingContext } from '#ui/wording-context.ts';
import { FitDrawing } from './fit-drawing.tsx';
import { LockerRow } from './locker-row.tsx';
import { PaybackCurve } from './payback-curve.tsx';

function curve(query: string, language = 'en') {
  const { inputs } = parsePaybackInputs(new URLSearchParams(query), language);
  return renderToStaticMarkup(
    <WordingContext value={wordingFor(language)}>
      <PaybackCurve result={toPaybackResult(inputs!)} currency={inputs!.currency} />
    </WordingContext>,
  );
}
/** 120 items a day at 1, 3,650 a month, of which a tenth is left: 365. */
const LEFT =
  'visitors=120&share=100&shareHigh=100&shareLow=100&priceLow=1&price=1&priceHigh=1&goodsLow=90&goods=90&goodsHigh=90' +
  '&commission=0&cashless=0&cardMonthly=0&visitCost=0&power=0&software=0&setup=0';

// Seen failing: with time that runs one way in every language, and with the crossing at twice the share.
test('the break-even is marked at its month, in the direction in which the language is read', () => {
  // 10,950 at 365 a month: 30 months, the middle of 60. 7,300: 20 months, a third from where it begins.
  expect(curve(`${LEFT}&machine=10950`)).toContain('<circle cx="50%" cy="50%"');
  const third = curve(`${LEFT}&machine=7300`);
  expect(third).toMatch(/<circle cx="33\.3\d+%" cy="66\.6\d+%"/u);
  expect(third).toContain('Month 20</text>');
  expect(third).toContain('From −\u2060$7,300.00 at the start to $14,600.00 at the end.');
  expect(third).toContain('Zero is crossed in month 20.');
  expect(third).toMatch(/>−\u2060\$5,000<.*>\$0<.*>\$5,000<.*>\$10,000</u);
  expect(curve(`${LEFT}&machine=7300`, 'ar')).toMatch(/<circle cx="66\.6\d+%"/u);
});

// Seen failing: without the sentence.
test('what does not pay back within the months is said, and nothing is marked', () => {
  const never = curve(`${LEFT}&machine=50000`);
  expect(never).toContain('It is not paid back within 120 months.');
  expect(never).not.toContain('<circle');
  const nothing = curve(`${LEFT}&machine=0`);
  expect(nothing).not.toContain('not paid back');
  expect(nothing).not.toContain('<circle');
});

function fit(query: string) {
  const { question } = parseFitInputs(new URLSearchParams(query), [], 'en');
  const result = toFitResult(question!.box, question!.carrying, question!.way)!;
  return renderToStaticMarkup(<FitDrawing question={question!} result={result} units="metric" />);
}

// Seen failing: with what does not pass drawn as the rest.
test('what does not pass is in the warning colour, with its measure', () => {
  const machine = 'width=1000&depth=880&height=1830&door-height=2100';
  const narrow = fit(`${machine}&door-width=900`);
  expect(narrow.match(/data-over/gu)).toHaveLength(2);
  expect(narrow).toContain('<g class="text-error">');
  expect(narrow).toContain('text-error">The door is 20 mm too narrow.');
  const wide = fit(`${machine}&door-width=1100`);
  expect(wide).not.toContain('data-over');
  expect(wide).not.toContain('text-error');
  expect(fit('width=900&depth=880&height=1830&ceiling=2500')).toBe('');
});

const bank: LockerFront = {
  title: 'Bank',
  count: 3,
  widthMm: 1700,
  heightMm: 1950,
  doors: { large: 4, 'extra-large': 2 },
};
const row = (fronts: LockerFront[]) => renderToStaticMarkup(<LockerRow fronts={fronts} />);

// Seen failing: with a kind drawn once however many there are of it, and without the number left out.
test('every cabinet of a set is drawn with all its doors, and beyond a dozen counted', () => {
  const three = row([bank]);
  expect(three.match(/<svg/gu)).toHaveLength(3);
  expect(three.match(/data-door="large"/gu)).toHaveLength(12);
  expect(three.match(/data-door="extra-large"/gu)).toHaveLength(6);
  expect(three).toContain('12 × Large, 6 × Extra large.');
  expect(three).not.toContain('more cabinet');
  const many = row([
    { ...bank, count: 10 },
    { ...bank, doors: { small: 1 }, count: 5 },
  ]);
  expect(many.match(/<svg/gu)).toHaveLength(12);
  expect(many.match(/data-door="small"/gu)).toHaveLength(2);
  expect(many).toContain('5 × Small, 40 × Large, 20 × Extra large.');
  expect(many).toContain('And 3 more cabinets.');
});
