import { expect, test } from 'vitest';
import type { ContentTypeField, Json } from '../../space/space-types.ts';
import { InputError, toComparable } from './field-kind.ts';
import type { Inputs } from './field-kind.ts';
import { kindOf } from './kind-of.ts';
import { moveRow } from './list-fields.ts';

const field = (type: string, more: Partial<ContentTypeField> = {}): ContentTypeField => ({
  ...{ id: 'f', name: 'F', type },
  ...more,
});
const words = field('Array', { items: { type: 'Symbol' } });
const sizes = field('Array', { items: { type: 'Symbol', validations: [{ in: ['S', 'M'] }] } });
const links = field('Array', { items: { type: 'Link', linkType: 'Entry' } });
const choice = (type: string, values: Json[]) => field(type, { validations: [{ in: values }] });
const link = (type: string, id: string) => ({ sys: { type: 'Link', linkType: type, id } });

const parse = (definition: ContentTypeField, inputs: Inputs, before?: Json) =>
  kindOf(definition, before).parse(inputs, before, definition);

test.each<[ContentTypeField, Inputs, Json | undefined]>([
  [field('Symbol'), { '': [' as written '] }, ' as written '],
  [field('Symbol'), { '': [''] }, undefined],
  [field('Text'), { '': ['a\r\nb\r\n'] }, 'a\nb\n'],
  [choice('Symbol', ['a']), { '': ['a'] }, 'a'],
  [choice('Integer', [1, 2]), { '': ['2'] }, 2],
  [field('Integer'), { '': [' -12 '] }, -12],
  [field('Number'), { '': ['1.5e3'] }, 1500],
  [field('Number'), { '': [''] }, undefined],
  [field('Boolean'), { '': ['true'] }, true],
  [field('Boolean'), { '': ['false'] }, false],
  [field('Boolean'), { '': [''] }, undefined],
  [field('Date'), { '': ['2026-02-28'], time: [''], zone: [''] }, '2026-02-28'],
  [field('Date'), { '': ['2026-02-28'], time: ['23:59'], zone: [''] }, '2026-02-28T23:59'],
  [
    field('Date'),
    { '': ['2026-02-28'], time: ['23:59:01.5'], zone: ['Z'] },
    '2026-02-28T23:59:01.5Z',
  ],
  [
    field('Date'),
    { '': ['2026-02-28'], time: ['00:00'], zone: ['-03:30'] },
    '2026-02-28T00:00-03:30',
  ],
  [field('Date'), { '': [''], time: [''], zone: ['Z'] }, undefined],
  [field('Location'), { '': ['1'], lon: ['-2.5'] }, { lat: 1, lon: -2.5 }],
  [field('Location'), { '': [''], lon: [''] }, undefined],
  [field('Object'), { '': ['{"a":[null]}'] }, { a: [null] }],
  [field('Object'), { '': [' '] }, undefined],
  [words, { '': ['b', ' ', 'a', ''] }, ['b', 'a']],
  [words, { '': ['', ''] }, undefined],
  [sizes, { '': ['M', 'S'] }, ['M', 'S']],
  [field('Link', { linkType: 'Asset' }), { '': ['Asset/x'] }, link('Asset', 'x')],
  [field('Link'), {}, undefined],
  [links, { '': ['Entry/b', 'Entry/a'] }, [link('Entry', 'b'), link('Entry', 'a')]],
  [links, {}, undefined],
  [field('ResourceLink'), { '': ['{"sys":{}}'] }, { sys: {} }],
])('%j reads %j as %j', (definition, inputs, value) => {
  expect(parse(definition, inputs)).toEqual(value);
});

test.each<[ContentTypeField, Inputs, string]>([
  [field('Integer'), { '': ['1.5'] }, 'write a whole number'],
  [field('Integer'), { '': ['9007199254740993'] }, 'write a whole number'],
  [field('Number'), { '': ['1,5'] }, 'write a number'],
  [field('Number'), { '': ['Infinity'] }, 'write a number'],
  [field('Date'), { '': ['2026-02-30'] }, 'write the day as year-month-day'],
  [field('Date'), { '': ['soon'] }, 'write the day as year-month-day'],
  [field('Date'), { '': [''], time: ['10:00'] }, 'choose a day'],
  [field('Date'), { '': ['2026-02-28'], time: ['24:00'] }, 'write the time'],
  [field('Location'), { '': ['91'], lon: ['0'] }, 'the latitude is between'],
  [field('Location'), { '': ['0'], lon: ['181'] }, 'the longitude is between'],
  [field('Location'), { '': ['1'], lon: [''] }, 'both a latitude and a longitude'],
  [field('Object'), { '': ['[1'] }, 'this is not valid JSON'],
  [field('Object'), { '': ['1'] }, 'in braces'],
  [links, { '': ['Page/1'] }, 'this is no link'],
  [field('RichText'), { '': ['> # a'], json: [''] }, 'a quotation (>) holds paragraphs only'],
  [
    field('RichText'),
    { '': [''], json: ['{"nodeType":"paragraph"}'] },
    'a node of the type "document"',
  ],
  [field('RichText'), { '': ['a'], json: ['{}'] }, 'either the text or the JSON'],
])('%j refuses %j', (definition, inputs, message) => {
  expect(() => parse(definition, inputs)).toThrow(InputError);
  expect(() => parse(definition, inputs)).toThrow(message);
});

test.each<[ContentTypeField, Json]>([
  [field('Date'), '2024-01-02T12:00:00.000Z'],
  [field('Date'), '2024-01-02T12:00:00+01:15'],
])(
  'the time of %j is left as it is written in %j when only its look differs',
  (definition, before) => {
    const inputs = kindOf(definition, before).toInputs(before, definition);
    expect(parse(definition, { ...inputs, time: ['12:00'] }, before)).toBe(before);
  },
);

test.each<[ContentTypeField, Json]>([
  [field('Symbol'), 4],
  [field('Integer'), 'four'],
  [field('Date'), 'tomorrow'],
  [field('Location'), { lat: 1 }],
  [field('Boolean'), 'true'],
  [words, [1, 'a']],
  [links, [null, link('Entry', 'a')]],
  [field('Link'), { sys: { type: 'ResourceLink', urn: 'x' } }],
  [field('RichText'), 'plain'],
])('%j shows %j, which is not of its type, as JSON', (definition, value) => {
  const kind = kindOf(definition, value);
  const inputs = kind.toInputs(value, definition);
  expect(JSON.parse(inputs['']?.[0] ?? '')).toEqual(value);
});

test('a text with line breaks in a field of one line is shown in a box', () => {
  expect(kindOf(field('Symbol'), 'a\nb')).toBe(kindOf(field('Text'), ''));
});

test('chosen values stay in their order, new ones stand behind', () => {
  expect(parse(sizes, { '': ['S', 'M', 'L'] }, ['L', 'M'])).toEqual(['L', 'M', 'S']);
});

test('rows move within their list', () => {
  const rows = ['a', 'b', 'c'];
  expect(moveRow(rows, 'up', 2)).toEqual(['a', 'c', 'b']);
  expect(moveRow(rows, 'up', 0)).toEqual(rows);
  expect(moveRow(rows, 'down', 0)).toEqual(['b', 'a', 'c']);
  expect(moveRow(rows, 'down', 2)).toEqual(rows);
  expect(moveRow(rows, 'drop', 1)).toEqual(['a', 'c']);
  expect(() => moveRow(rows, 'drop', 3)).toThrow(InputError);
});

test('inputs are compared as browsers send them', () => {
  expect(toComparable({ '': ['a\r\nb', ''], time: [] })).toBe(toComparable({ '': ['a\nb'] }));
  expect(toComparable({ '': ['a', 'b'] })).not.toBe(toComparable({ '': ['b', 'a'] }));
});
