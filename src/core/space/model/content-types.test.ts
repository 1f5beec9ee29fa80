import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { CONTENT_TYPES } from './content-types.ts';
import { SPECIFIED_FIELDS } from './specified-fields.ts';
import { readFieldList } from './read-field-list.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const SPECIFICATION = join(ROOT, 'docs/specification/content-model.md');

const types = new Map(CONTENT_TYPES.map((type) => [type.id, type]));

describe.each(Object.entries(SPECIFIED_FIELDS))('%s', (typeId, fieldList) => {
  test('has every specified field', () =>
    checkEach(readFieldList(fieldList), (specified) => {
      const field = types.get(typeId)?.fields.find(({ id }) => id === specified.id);
      expect(field, `${typeId}.${specified.id}`).toBeDefined();
      const { type, linkType, items, required, validations } = field!.wire;
      expect(specified.types).toContain(notation(type, linkType ?? items?.linkType));
      if (specified.required) expect(required).toBe(true);
      if (specified.linkTo !== null) {
        const rules = [...validations, ...(items?.validations ?? [])];
        expect(rules).toContainEqual({ linkContentType: [specified.linkTo] });
      }
      if (specified.choices !== null) expect(validations).toContainEqual({ in: specified.choices });
    }));
});

test('the model fits into a space of the smallest plan', () => {
  // The service's technical limits: 48 content types in an environment.
  expect(CONTENT_TYPES.length).toBeLessThanOrEqual(48);
});

test('field ids are unique, and each display field is a line of text', () => {
  for (const type of CONTENT_TYPES) {
    const ids = type.fields.map((field) => field.id);
    expect(new Set(ids).size, type.id).toBe(ids.length);
    expect(ids.length, 'the service allows 50 fields').toBeLessThanOrEqual(50);
    if (type.displayField === null) continue;
    const display = type.fields.find((field) => field.id === type.displayField);
    expect(display?.wire.type, type.id).toMatch(/^(Symbol|Text)$/);
  }
});

test('links name content types that exist', () => {
  for (const { fields } of CONTENT_TYPES) {
    const rules = fields.flatMap(({ wire }) => [
      ...wire.validations,
      ...(wire.items?.validations ?? []),
    ]);
    const named = rules.flatMap((rule) => ('linkContentType' in rule ? rule.linkContentType : []));
    for (const id of named) expect(types.has(id), id).toBe(true);
  }
});

test('slugs are required, unique and follow a pattern', () => {
  for (const { contentType } of Object.values(SLUG_KINDS)) {
    const { wire } = types.get(contentType)!.fields.find(({ id }) => id === 'slug')!;
    expect(wire.required).toBe(true);
    expect(wire.validations).toContainEqual({ unique: true });
    expect(wire.validations.some((rule) => 'regexp' in rule)).toBe(true);
  }
});

test('the kept field lists are those of the specification', () => {
  const lists = readFileSync(SPECIFICATION, 'utf8').matchAll(/^### (\w+)\n\n`(.+)`$/gmu);
  const fields = Object.fromEntries([...lists].map(([, id, list]) => [id, list]));
  expect(fields).toEqual(SPECIFIED_FIELDS);
});

function notation(type: string, linkType: string | undefined): string {
  const names: Record<string, string> = {
    Symbol: 'S',
    Text: 'T',
    RichText: 'RT',
    Boolean: 'B',
    Integer: 'I',
    Date: 'D',
    Object: 'Object',
  };
  if (type === 'Link') return linkType === 'Asset' ? 'A' : 'E';
  if (type === 'Array')
    return linkType === undefined ? 'S[]' : linkType === 'Asset' ? 'A[]' : 'E[]';
  return names[type] ?? type;
}

test('what visitors read is localised, and what is the same in every language is not', () => {
  const localized = (typeId: string) =>
    types.get(typeId)?.fields.flatMap(({ id, wire }) => (wire.localized ? [id] : []));
  expect(localized('blogPost')).toEqual(['title', 'slug', 'excerpt', 'content', 'tags']);
  expect(localized('testimonial')).toEqual(['quote', 'position']);
  expect(localized('contactPageContent')).toContain('address');
  expect(localized('siteSettings')).toEqual([
    'siteName',
    'footerLine',
    'searchSynonyms',
    'searchBestBets',
    'paybackFirst',
  ]);
  expect(localized('promoStrip')).toEqual(['title', 'linkText']);
  expect(localized('heroContent')).not.toContain('sliderId');
  const choices = CONTENT_TYPES.flatMap(({ id, fields }) =>
    fields
      .filter(({ wire }) => wire.localized)
      .filter(({ wire }) =>
        [...wire.validations, ...(wire.items?.validations ?? [])].some((rule) => 'in' in rule),
      )
      .map((field) => `${id}.${field.id}`),
  );
  expect(choices).toEqual([]);
});
