import { toWrittenDate } from '#content/mapping/written-date.ts';
import type { ContentfulField, ContentfulValidation } from '../model/content-model.ts';
import { SYMBOL_MAX_LENGTH } from '../model/fields.ts';
import { linkProblems } from './link-problems.ts';
import { richTextProblems } from './rich-text-problems.ts';
import type { SpaceIndex } from './space-index.ts';

/** The most that the content service keeps in a Text. */
const TEXT_MAX_LENGTH = 50_000;

/** What is wrong with the value of a field, in words; uniqueness is checked for the whole space. */
export function fieldProblems(
  value: unknown,
  field: Pick<ContentfulField, 'type' | 'linkType' | 'items' | 'validations'>,
  index: SpaceIndex,
): string[] {
  switch (field.type) {
    case 'Symbol':
      return textProblems(value, SYMBOL_MAX_LENGTH, field.validations);
    case 'Text':
      return textProblems(value, TEXT_MAX_LENGTH, field.validations);
    case 'Integer':
      if (!Number.isInteger(value)) return ['is not a whole number'];
      return rangeProblems(value as number, field.validations);
    case 'Number':
      if (!Number.isFinite(value)) return ['is not a number'];
      return rangeProblems(value as number, field.validations);
    case 'Boolean':
      return typeof value === 'boolean' ? [] : ['is not yes or no'];
    case 'Date':
      return toWrittenDate(value) !== null ? [] : ['is not a date'];
    case 'Object':
      return typeof value === 'object' && value !== null ? [] : ['is not an object'];
    case 'RichText':
      return richTextProblems(value, field.validations, index);
    case 'Link':
      return linkProblems(value, field.linkType, field.validations, index);
    case 'Array':
      return listProblems(value, field, index);
  }
}

function textProblems(value: unknown, max: number, validations: ContentfulValidation[]): string[] {
  if (typeof value !== 'string') return ['is not text'];
  const problems: string[] = [];
  if (value.trim() === '') problems.push('is empty');
  if (value !== value.trim()) problems.push('starts or ends with a space');
  if (value.length > max) problems.push(`is longer than ${max} characters`);
  for (const rule of validations) {
    if ('in' in rule && !rule.in.includes(value)) problems.push(`“${value}” is not a choice`);
    if ('regexp' in rule && !new RegExp(rule.regexp.pattern).test(value)) {
      problems.push(`“${value}” is malformed`);
    }
  }
  return problems;
}

function rangeProblems(value: number, validations: ContentfulValidation[]): string[] {
  const outside = validations.some((rule) => 'range' in rule && !isWithin(value, rule.range));
  return outside ? ['is out of range'] : [];
}

function listProblems(
  value: unknown,
  field: Pick<ContentfulField, 'items' | 'validations'>,
  index: SpaceIndex,
): string[] {
  const { items } = field;
  if (!Array.isArray(value) || items === undefined) return ['is not a list'];
  const wrongSize = field.validations.some(
    (rule) => 'size' in rule && !isWithin(value.length, rule.size),
  );
  return [
    ...(wrongSize ? ['has too many or too few items'] : []),
    ...value.flatMap((item) => fieldProblems(item, items, index)),
  ];
}

function isWithin(value: number, { min, max }: { min?: number; max?: number }): boolean {
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}
