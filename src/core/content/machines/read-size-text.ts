import { MM_PER_FOOT, MM_PER_INCH } from '../units/convert.ts';
import { FACT_LIMITS } from './machine-facts.ts';
import {
  agreed,
  readFigure,
  signsClash,
  type Measure,
  type WrittenFigure,
} from './written-figures.ts';

export type Axis = 'width' | 'depth' | 'height';
export type Sides = Partial<Record<Axis, Measure>>;

const AXES: Readonly<Record<string, Axis>> = {
  w: 'width',
  width: 'width',
  wide: 'width',
  d: 'depth',
  depth: 'depth',
  deep: 'depth',
  h: 'height',
  height: 'height',
  high: 'height',
  tall: 'height',
};
const LIMITS = {
  width: FACT_LIMITS.widthMm,
  depth: FACT_LIMITS.depthMm,
  height: FACT_LIMITS.heightMm,
};
const MM: Readonly<Record<string, { factor: number; metric: boolean }>> = {
  mm: { factor: 1, metric: true },
  cm: { factor: 10, metric: true },
  m: { factor: 1_000, metric: true },
  in: { factor: MM_PER_INCH, metric: false },
  inch: { factor: MM_PER_INCH, metric: false },
  inches: { factor: MM_PER_INCH, metric: false },
  '"': { factor: MM_PER_INCH, metric: false },
  ft: { factor: MM_PER_FOOT, metric: false },
  foot: { factor: MM_PER_FOOT, metric: false },
  feet: { factor: MM_PER_FOOT, metric: false },
  "'": { factor: MM_PER_FOOT, metric: false },
};
const SIGNS: Readonly<Record<string, string>> = {
  x: 'x',
  ',': 'c',
  ';': 'c',
  and: 'c',
  ':': 'k',
  '/': 's',
  '(': 'p',
  ')': 'q',
};

/** `kind` is one letter, so that a text's kinds are a word which a pattern can judge. */
type Part = { kind: string; axis?: Axis; figure?: WrittenFigure | Measure; digits?: string };

/*
 * Letters: m a figure with its unit, n one without, a an axis, x "x", c a comma, k a colon, s a slash, p and q brackets,
 * and ? whatever is not known, which no pattern admits.
 */
const NAMED_TRIPLES =
  /^(?:axaxak?|paxaxaqk?)?(?:mxmxm|nxnxm)(?:axaxa|paxaxaq)?(?:p(?:mxmxm|nxnxm)q|[sc](?:mxmxm|nxnxm))?(?:axaxa|paxaxaq)?$/;
const AXIS_FIRST = /^ak?m(?:pmq|sm)?(?:[xc]ak?m(?:pmq|sm)?){0,2}$/;
const AXIS_FIRST_ONE_UNIT = /^ak?n[xc]ak?n[xc]ak?m$/;
const AXIS_LAST = /^m(?:a|paq)(?:[xc]m(?:a|paq)){0,2}$/;
const AXIS_LAST_ONE_UNIT = /^n(?:a|paq)xn(?:a|paq)x(?:npaqm|ma|mpaq)$/;
const ONE_SIDE = /^m(?:pmq|sm)?$/;

/**
 * The sides that a text states without a doubt: every figure has its unit and its axis by name, and nothing else is
 * said. `text` is plain (`plainText`); `side` is the axis that its name already tells. Empty where in doubt.
 */
export function readSizeText(text: string, side?: Axis): Sides {
  const parts = partsOf(text);
  if (signsClash(parts.flatMap(({ digits = '' }) => digits.match(/[\d.,]+/g) ?? []))) return {};
  const kinds = parts.map(({ kind }) => kind).join('');
  if (side !== undefined) {
    return ONE_SIDE.test(kinds) ? sidesOf(parts.map((part) => ({ ...part, axis: side }))) : {};
  }
  if (NAMED_TRIPLES.test(kinds)) return sidesOfTriples(parts);
  if (AXIS_FIRST.test(kinds) || AXIS_FIRST_ONE_UNIT.test(kinds)) {
    let axis: Axis | undefined;
    return sidesOf(
      withUnit(parts).map((part) => {
        axis = part.axis ?? axis;
        return axis === undefined ? part : { ...part, axis };
      }),
      parts,
    );
  }
  if (AXIS_LAST.test(kinds) || AXIS_LAST_ONE_UNIT.test(kinds)) {
    const axes = parts.flatMap(({ axis }) => axis ?? []);
    const figures = withUnit(parts).filter(({ figure }) => figure !== undefined);
    return sidesOf(
      figures.map((part, index) => ({ ...part, axis: axes[index] ?? 'width' })),
      parts,
    );
  }
  return {};
}

/** Figures with their axes; a text of which one figure is absurd or contradicts another states nothing. */
function sidesOf(parts: Part[], named: Part[] = []): Sides {
  const axes = named.flatMap(({ axis }) => axis ?? []);
  if (new Set(axes).size < axes.length) return {};
  const found = new Map<Axis, (Measure | null)[]>();
  for (const { figure, axis } of parts) {
    if (figure === undefined || axis === undefined) continue;
    found.set(axis, [...(found.get(axis) ?? []), toMeasure(figure, axis)]);
  }
  const sides: Sides = {};
  for (const [axis, measures] of found) {
    const measure = agreed(measures);
    if (measure === null) return {};
    sides[axis] = measure;
  }
  return sides;
}

function sidesOfTriples(parts: Part[]): Sides {
  const axes = parts.flatMap(({ axis }) => axis ?? []);
  const order = axes.slice(0, 3);
  // Axes that are named twice must be named in one order, or it is not known whose figures are whose.
  if (order.length < 3 || new Set(order).size < 3) return {};
  if (axes.some((axis, index) => axis !== order[index % 3])) return {};
  const figures = parts.filter(({ figure }) => figure !== undefined);
  const triples = [figures.slice(0, 3), figures.slice(3)].flatMap(withUnit);
  return sidesOf(triples.map((part, index) => ({ ...part, axis: order[index % 3] ?? 'width' })));
}

/** Figures without a unit have that of the figure at the end. */
function withUnit(parts: Part[]): Part[] {
  const shared = parts.findLast(({ kind }) => kind === 'm')?.figure;
  // A figure that stays without a unit is out of every limit.
  if (shared === undefined || !('digits' in shared)) return parts;
  const { factor, metric } = shared;
  return parts
    .filter(({ kind, figure }) => kind !== 'm' || (figure !== undefined && !isEmpty(figure)))
    .map((part) =>
      part.kind === 'n' ? { ...part, figure: { digits: part.digits ?? '', factor, metric } } : part,
    );
}

/** "1250 (W) x 900 (D) x 2050 (H) mm" ends with a unit alone, which is kept as a figure without digits. */
function isEmpty(figure: WrittenFigure | Measure): boolean {
  return 'digits' in figure && figure.digits === '';
}

function toMeasure(figure: WrittenFigure | Measure, axis: Axis): Measure | null {
  if ('digits' in figure) return readFigure(figure, LIMITS[axis]);
  const { min, max } = LIMITS[axis];
  return figure.value >= min && figure.value <= max ? figure : null;
}

function partsOf(text: string): Part[] {
  // The names of rows come with a space before each capital: "Wx Dx H".
  const tokens = text
    .replace(/\b([wdh])x ?([wdh])x ?([wdh])\b/g, '$1 x $2 x $3')
    .match(/\d+(?:[.,]\d+)*|[a-z]+|[^\s]/gu);
  const parts: Part[] = [];
  for (const token of tokens ?? []) {
    const last = parts.at(-1);
    const unit = Object.hasOwn(MM, token) ? MM[token] : undefined;
    if (/^\d/.test(token)) {
      // A figure without a unit is kept as one too, so that a shared unit can complete it.
      parts.push({ kind: 'n', digits: token, figure: { digits: token, factor: 0, metric: true } });
    } else if (unit !== undefined && last?.kind === 'n') {
      parts.splice(-1, 1, {
        kind: 'm',
        digits: last.digits ?? '',
        figure: { digits: last.digits ?? '', ...unit },
      });
      joinFeetAndInches(parts);
    } else if (unit !== undefined && last?.kind === 'q') {
      parts.push({ kind: 'm', digits: '', figure: { digits: '', ...unit } });
    } else if (Object.hasOwn(AXES, token)) {
      parts.push({ kind: 'a', axis: AXES[token] ?? 'width' });
    } else if (token === '.' && last !== undefined && /[am]/.test(last.kind)) {
      continue;
    } else {
      const kind = (Object.hasOwn(SIGNS, token) ? SIGNS[token] : undefined) ?? '?';
      // "a, b, and c"
      if (kind === 'c' && last?.kind === 'c') continue;
      parts.push({ kind });
    }
  }
  return parts;
}

/** 6 ft 8.5 in is one figure. Feet with a fraction, or twelve inches and more, are not written by anybody. */
function joinFeetAndInches(parts: Part[]): void {
  const [feet, inches] = parts.slice(-2).map(({ figure }) => figure);
  if (parts.length < 2 || feet === undefined || inches === undefined) return;
  if (!('digits' in feet) || !('digits' in inches)) return;
  if (feet.factor !== MM_PER_FOOT || inches.factor !== MM_PER_INCH) return;
  const lessThanAFoot = { min: 0, max: MM_PER_FOOT - 0.1 };
  const rest = readFigure(inches, lessThanAFoot);
  const whole = /^\d{1,2}$/.test(feet.digits) ? Number(feet.digits) * MM_PER_FOOT : null;
  const digits = `${feet.digits} ${inches.digits}`;
  if (rest === null || whole === null) {
    parts.splice(-2, 2, { kind: '?' });
    return;
  }
  const value = Math.round((whole + rest.value) * 10) / 10;
  const figure = { value, tolerance: rest.tolerance + 0.05, metric: false };
  parts.splice(-2, 2, { kind: 'm', digits, figure });
}
