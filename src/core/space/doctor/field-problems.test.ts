import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { buildSpace } from '../build-space.ts';
import { fieldProblems } from './field-problems.ts';
import type { ContentfulExport } from '../contentful-export.ts';
import { targetType, type SpaceIndex } from './space-index.ts';
import { assetLink, entryLink } from '../contentful-export.ts';

function indexSpace(space: ContentfulExport): SpaceIndex {
  return {
    contentTypes: new Map(space.contentTypes.map((type) => [type.sys.id, type])),
    entries: new Map(space.entries.map((entry) => [entry.sys.id, entry])),
    assets: new Map(space.assets.map((asset) => [asset.sys.id, asset])),
    tags: new Set(space.tags.map((tag) => tag.sys.id)),
    locale: space.locales.find((locale) => locale.default)?.code ?? 'en-US',
  };
}

const MACHINE = 'sample-machine-01-divi-wp';
const POST = 'sample-post-routes-by-need';

/** What is wrong with another value of a field of an entry of the sample. */
function messagesAfter(entryId: string, fieldId: string, value: unknown): string[] {
  const index = indexSpace(buildSpace());
  const type = index.contentTypes.get(targetType(index, entryId)!)!;
  const field = type.fields.find(({ id }) => id === fieldId)!;
  return fieldProblems(value, field, index);
}

const text = (marks: string[] = []) => ({
  nodeType: 'text',
  value: 'x',
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const doc = (...content: unknown[]) => block('document', content);

describe('a value that does not fit the model is found', () => {
  test('by its type, size, choices and links', () =>
    checkEach(
      [
        ['a number for text', MACHINE, 'title', 7, 'is not text'],
        ['an empty text', MACHINE, 'title', ' ', 'is empty'],
        ['a space at the end', MACHINE, 'weight', '80 kg ', 'starts or ends with a space'],
        ['a long line', MACHINE, 'title', 'x'.repeat(257), 'is longer than 256 characters'],
        ['an unknown choice', MACHINE, 'type', 'fridge', '“fridge” is not a choice'],
        ['a malformed slug', MACHINE, 'slug', 'Divi WP', '“Divi WP” is malformed'],
        ['text for a number', MACHINE, 'displayOrder', '1', 'is not a whole number'],
        ['text for yes or no', MACHINE, 'visible', 'yes', 'is not yes or no'],
        ['text for an object', MACHINE, 'specs', 'heavy', 'is not an object'],
        ['text for a list', MACHINE, 'features', 'one', 'is not a list'],
        [
          'a link without a target',
          MACHINE,
          'images',
          [assetLink('gone')],
          'links to the missing asset gone',
        ],
        [
          'an entry for a picture',
          MACHINE,
          'thumbnail',
          entryLink('x', MACHINE),
          'is not a link to an Asset',
        ],
        [
          'a link to another type',
          MACHINE,
          'deploymentExamples',
          [entryLink('machine', MACHINE)],
          `links to ${MACHINE}, which is a machine`,
        ],
        ['text for a date', POST, 'publishDate', 'soon', 'is not a date'],
        ['a day that no year has', POST, 'publishDate', '2026-02-30', 'is not a date'],
        ['six stars', 'sample-testimonial-route', 'rating', 6, 'is out of range'],
        [
          'a fifth selling point',
          'sample-slide-lobby',
          'featureItems',
          ['a', 'b', 'c', 'd', 'e'],
          'has too many or too few items',
        ],
        [
          'an unknown mark',
          POST,
          'content',
          doc(block('paragraph', [text(['blink'])])),
          'holds the mark blink',
        ],
        [
          'a broken link in a text',
          POST,
          'content',
          doc(
            block('paragraph', [
              block('entry-hyperlink', [text()], { target: entryLink('x', 'gone') }),
            ]),
          ),
          'links to the missing entry gone',
        ],
        [
          'a heading in an answer',
          'sample-faq-trial',
          'answer',
          doc(block('heading-2', [text()])),
          'holds a heading-2',
        ],
      ],
      (_, entryId, field, value, message) => {
        expect(messagesAfter(entryId, field, value)).toContain(message);
      },
    ));

  test('a text that is no document', () => {
    const messages = messagesAfter(POST, 'content', doc(block('table', [])));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages[0]).toMatch(/^is malformed/);
  });
});
