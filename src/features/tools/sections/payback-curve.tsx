import { toDirection } from '#content/locales/language.ts';
import { toPaybackCurve } from '../content/payback-curve.ts';
import type { Currency } from '../content/payback-inputs.ts';
import type { PaybackResult } from '../content/payback.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { exactMoney, number, wholeMoney } from '#copy/number-text.ts';
import { wholeMonths } from '../copy/payback-text.ts';
import { fill } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';

/** Into so many the months are told apart below the picture. */
const PARTS = 3;
/** From here on there is more room before a crossing than behind it. */
const LATE = 60;

/**
 * The money that is there month by month, as a line that crosses zero where the machine has paid for itself. Places are in
 * percent and letters in their own size, so both keep to theirs. Time runs as the language is read.
 */
export function PaybackCurve({ result, currency }: { result: PaybackResult; currency: Currency }) {
  const wording = useWording();
  const words = wording.of(paybackWords).curve;
  const curve = toPaybackCurve(result);
  const isLeftward = toDirection(wording.language) === 'rtl';
  const x = (percent: number) => `${isLeftward ? 100 - percent : percent}%`;
  const exact = (amount: number) => inOnePiece(exactMoney(wording, amount, currency));
  const { breakEvenX } = curve;
  const crossing =
    breakEvenX === null
      ? null
      : number(wording, wholeMonths(result.cases.likely.paybackMonths ?? 0));
  const amounts = curve.amounts.map(({ amount, y }) => ({
    amount,
    y,
    text: inOnePiece(wholeMoney(wording, amount, currency)),
  }));
  const dx = isLeftward ? '0.6em' : '-0.6em';
  const months = { count: number(wording, curve.months) };
  const isUnpaid = crossing === null && (result.investment > 0 || curve.to < 0);
  const apart = curve.months / PARTS;
  const isLate = breakEvenX !== null && breakEvenX > LATE;
  return (
    <figure className="mt-5" data-curve>
      <figcaption className="text-small text-text-2">
        {/* A line each: in another font a line that is almost full would break elsewhere, and move the picture. */}
        <strong className="block font-medium text-text">{fill(words.title, months)}</strong>{' '}
        <span className="block">
          {fill(words.ends, { from: exact(curve.from), to: exact(curve.to) })}
        </span>{' '}
        {crossing !== null && fill(words.crossed, { month: crossing })}
        {isUnpaid && <strong className="font-medium">{fill(words.notWithin, months)}</strong>}
      </figcaption>
      <div aria-hidden="true" className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] text-small">
        {/* As wide as the widest of what stands beside the picture. */}
        <div className="invisible h-0 pe-3 whitespace-nowrap">
          {words.axis}
          {amounts.map(({ text }) => (
            <div key={text}>{text}</div>
          ))}
        </div>
        <svg width="100%" height="17rem" overflow="visible">
          <svg y="4%" height="82%" overflow="visible">
            {amounts.map(({ text, amount, y }) => (
              <g key={amount} className="text-text-2">
                <Line x1="0%" x2="100%" y1={y} y2={y} width={amount === 0 ? 2 : 0.5} />
                <Beside x={x(0)} dx={dx} y={`${y}%`} dy="0.35em">
                  {text}
                </Beside>
              </g>
            ))}
            <g className="text-link">
              <Line x1={x(0)} x2={x(100)} y1={curve.fromY} y2={curve.toY} width={3} />
            </g>
            {breakEvenX !== null && (
              <g data-break-even>
                <circle cx={x(breakEvenX)} cy={`${curve.zeroY}%`} r="6" fill="currentColor" />
                <text
                  x={x(breakEvenX + (isLate ? -3 : 3))}
                  y={`${curve.zeroY}%`}
                  dy={isLate ? '-0.8em' : '1.4em'}
                  textAnchor={isLate ? 'end' : 'start'}
                  className="stroke-card stroke-[5px] font-semibold [paint-order:stroke]"
                  fill="currentColor"
                >
                  {fill(words.month, { month: crossing! })}
                </text>
              </g>
            )}
          </svg>
          <g className="text-text-2">
            <Beside x={x(0)} dx={isLeftward ? '1em' : '-1em'} y="100%" dy="-0.4em">
              {words.axis}
            </Beside>
            {Array.from({ length: PARTS + 1 }, (_, at) => (
              <text
                key={at}
                x={x((at * 100) / PARTS)}
                y="100%"
                dy="-0.4em"
                textAnchor={at === PARTS ? 'end' : 'middle'}
                fill="currentColor"
              >
                {number(wording, at * apart)}
              </text>
            ))}
          </g>
        </svg>
      </div>
    </figure>
  );
}

function Line({
  y1,
  y2,
  width,
  ...ends
}: {
  x1: string;
  x2: string;
  /** In percent from the top. */
  y1: number;
  y2: number;
  width: number;
}) {
  return <line {...ends} y1={`${y1}%`} y2={`${y2}%`} stroke="currentColor" strokeWidth={width} />;
}

/** What stands before the months begin. */
function Beside({
  children,
  ...at
}: {
  x: string;
  dx: string;
  y: string;
  dy: string;
  children: string;
}) {
  return (
    <text {...at} textAnchor="end" fill="currentColor">
      {children}
    </text>
  );
}

/** An amount that keeps its minus sign, which does not stay with the sign of a currency by itself. */
const inOnePiece = (amount: string) => amount.replace('−', '−\u2060');
