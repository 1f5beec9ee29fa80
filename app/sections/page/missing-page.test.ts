import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { withoutTitle } from './missing-page.tsx';

test('a message does not say again what the title has said', () =>
  checkEach(
    [
      ['Error loading blog post: Not available', 'Error Loading Blog Post', 'Not available'],
      ['Error Loading Page: a: b', 'Error Loading Page', 'a: b'],
      [
        'Failed to load machine data: Away',
        'Error Loading Machine',
        'Failed to load machine data: Away',
      ],
      ['Not available', 'Not available', 'Not available'],
      ['', 'Error Loading Page', ''],
    ],
    (message, title, said) => expect(withoutTitle(message, title)).toBe(said),
  ));
