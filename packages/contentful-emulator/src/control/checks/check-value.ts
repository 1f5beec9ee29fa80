import { isObject, numberAt, objectAt, stringAt } from '../../space/json-value.ts';
import { timeOf } from '../../space/time-of.ts';
import type { ContentTypeField, Json, JsonObject } from '../../space/space-types.ts';

const MAXIMUM_SYMBOL = 256;
const MAXIMUM_TEXT = 50_000;

/** What the model says of a broken rule, where it says something. */
export function messageOf(validations: readonly JsonObject[], rule: string): string | undefined {
  const found = validations.find((validation) => validation[rule] !== undefined);
  const message = found && stringAt(found, 'message');
  return message === undefined || message === '' ? undefined : message;
}

/** How a number misses its limits, such as "at most 5" or "between 1 and 5"; undefined within them. */
export function outside(limits: JsonObject, value: number): string | undefined {
  const [min, max] = [numberAt(limits, 'min'), numberAt(limits, 'max')];
  const isWithin = (min === undefined || value >= min) && (max === undefined || value <= max);
  if (isWithin) return undefined;
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}`;
  return min === undefined ? `at most ${max}` : `at least ${min}`;
}

/** What the rules of a field say against a value that is no link; each completes "<field>: …". */
export function checkValue(value: Json, definition: ContentTypeField): string[] {
  const { type, validations = [], items } = definition;
  const problems = validations.flatMap((validation) => check(value, validation, type));
  if (type === 'Symbol' && typeof value === 'string' && value.length > MAXIMUM_SYMBOL) {
    problems.push(`it is ${value.length} characters long; at most ${MAXIMUM_SYMBOL} are kept`);
  }
  if (type === 'Text' && typeof value === 'string' && value.length > MAXIMUM_TEXT) {
    problems.push(`it is ${value.length} characters long; at most ${MAXIMUM_TEXT} are kept`);
  }
  if (items?.type === 'Symbol' && Array.isArray(value)) {
    const item: ContentTypeField = {
      id: '',
      name: '',
      type: 'Symbol',
      validations: items.validations ?? [],
    };
    for (const each of value) {
      for (const problem of checkValue(each, item)) problems.push(`"${String(each)}": ${problem}`);
    }
  }
  return problems;
}

function check(value: Json, validation: JsonObject, type: string): string[] {
  const own = stringAt(validation, 'message');
  return Object.entries(RULES).flatMap(([rule, complain]) => {
    if (validation[rule] === undefined) return [];
    const complaint = complain(value, validation[rule], type);
    return complaint === undefined ? [] : [own === undefined || own === '' ? complaint : own];
  });
}

type Rule = (value: Json, wanted: Json, type: string) => string | undefined;

const RULES: Record<string, Rule> = {
  in: (value, wanted) => {
    if (Array.isArray(value) || !Array.isArray(wanted) || wanted.includes(value)) return undefined;
    return `choose one of: ${wanted.join(', ')}`;
  },
  size: (value, wanted, type) => {
    const size = sizeOf(value);
    if (size === undefined || !isObject(wanted)) return undefined;
    const limits = outside(wanted, size);
    return limits && `it has to have ${limits} ${UNITS[type] ?? 'characters'}, and has ${size}`;
  },
  range: (value, wanted) => {
    if (typeof value !== 'number' || !isObject(wanted)) return undefined;
    const limits = outside(wanted, value);
    return limits && `it has to be ${limits}`;
  },
  regexp: (value, wanted) => {
    const pattern = toPattern(wanted);
    if (typeof value !== 'string' || !pattern || pattern.test(value)) return undefined;
    return `it does not have the form ${pattern.source}`;
  },
  prohibitRegexp: (value, wanted) => {
    const pattern = toPattern(wanted);
    if (typeof value !== 'string' || !pattern?.test(value)) return undefined;
    return `it may not have the form ${pattern.source}`;
  },
  dateRange: (value, wanted) => {
    const time = timeOf(value);
    if (Number.isNaN(time) || !isObject(wanted)) return undefined;
    const [min, max] = [stringAt(wanted, 'min'), stringAt(wanted, 'max')];
    if (min && time < timeOf(min)) return `it has to be ${min} or later`;
    return max && time > timeOf(max) ? `it has to be ${max} or earlier` : undefined;
  },
};

const UNITS: Record<string, string> = { Array: 'items', Object: 'properties' };

function sizeOf(value: Json): number | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return isObject(value) && value['nodeType'] === undefined ? Object.keys(value).length : undefined;
}

function toPattern(rule: Json): RegExp | undefined {
  const { pattern, flags } = isObject(rule) ? rule : objectAt({}, '');
  if (typeof pattern !== 'string') return undefined;
  try {
    return new RegExp(pattern, typeof flags === 'string' ? flags.replace('g', '') : undefined);
  } catch {
    return undefined;
  }
}
