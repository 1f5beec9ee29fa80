import { describe, expect, test } from 'vitest';
import { buildSpace } from '../build-space.ts';
import { assetLink, entryLink } from '../contentful-export.ts';
import { spaceProblems } from './space-problems.ts';

const MACHINE = 'sample-machine-01-divi-wp';
const POST = 'sample-post-routes-by-need';

/** The messages about one field of one entry, after the field got another value. */
function messagesAfter(entryId: string, field: string, value: unknown): string[] {
  const space = structuredClone(buildSpace());
  const entry = space.entries.find((candidate) => candidate.sys.id === entryId);
  if (entry === undefined) throw new Error(`${entryId} is missing`);
  if (value === undefined) delete entry.fields[field];
  else entry.fields[field] = { 'en-US': value };
  return spaceProblems(space).map((problem) => {
    expect(problem).toMatchObject({ entry: expect.any(String), field });
    return problem.message;
  });
}

const text = (marks: string[] = []) => ({
  nodeType: 'text',
  value: 'x',
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const doc = (...content: unknown[]) => block('document', content);

describe('an entry that does not fit the model is found', () => {
  test.each([
    ['a missing required field', MACHINE, 'title', undefined, 'is missing'],
    ['a number for text', MACHINE, 'title', 7, 'is not text'],
    ['an empty text', MACHINE, 'title', ' ', 'is empty'],
    ['a space at the end', MACHINE, 'weight', '80 kg ', 'starts or ends with a space'],
    ['a long line', MACHINE, 'title', 'x'.repeat(257), 'is longer than 256 characters'],
    ['an unknown choice', MACHINE, 'type', 'fridge', '“fridge” is not a choice'],
    ['a malformed slug', MACHINE, 'slug', 'Divi WP', '“Divi WP” is malformed'],
    ['a slug used twice', MACHINE, 'slug', 'coolfront', 'is used by another entry'],
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
    ['a field beyond the model', MACHINE, 'colour', 'blue', 'is not in the model'],
    ['text for a date', POST, 'publishDate', 'soon', 'is not a date'],
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
  ])('%s', (_, entryId, field, value, message) => {
    expect(messagesAfter(entryId, field, value)).toContain(message);
  });

  test('a text that is no document', () => {
    const messages = messagesAfter(POST, 'content', doc(block('table', [])));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages[0]).toMatch(/^is malformed/);
  });

  test('an unknown content type and an unknown tag', () => {
    const space = structuredClone(buildSpace());
    space.contentTypes = space.contentTypes.filter((type) => type.sys.id !== 'about');
    space.tags = [];
    const messages = spaceProblems(space).map((problem) => problem.message);
    expect(messages).toContain('has the unknown content type about');
    expect(messages).toContain('has the unknown tag operations');
  });
});
