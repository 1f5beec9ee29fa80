import { expect, test } from 'vitest';
import type { Loaded } from '#content/loaded.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { CATALOGUES } from '#copy/catalogues.ts';
import { wordingFor } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { entryMeta } from './entry-meta.ts';
import type { PageHead } from './page-head.ts';

type Nothing = Loaded<{ slug: string; title: string }>;
const headIn = (language: string) =>
  ({
    language,
    siteName: 'Vending',
    siteUrl: 'https://vending.example',
    base: '',
    sameAs: [],
    languages: [],
  }) as unknown as PageHead;

// Seen failing: the description of a 503 was "Machine not found: frost", in every language.
test('the description of a page without its content says what the page says, in every language', () =>
  checkEach(
    Object.keys(CATALOGUES).map((language) => [language]),
    (language) => {
      const wording = wordingFor(language);
      const words = wording.of(machineWords);
      const without = 'Not here: frost';
      const described = (loaded: Nothing) => {
        const page = { kind: 'machine', slug: 'frost', words, without, of: () => ({}) } as never;
        const tags = entryMeta({ head: headIn(language), loaded }, page);
        return tags.find(({ name }) => name === 'description')?.['content'];
      };
      const { unread, unusable } = wording.of(pageWords);
      expect(described({ status: 'missing' })).toBe(without);
      expect(described({ status: 'failed', message: '' })).toBe(unread);
      expect(described({ status: 'failed', message: '', unusable: true })).toBe(unusable);
    },
  ));
