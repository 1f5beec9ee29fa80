import { describe, expect, it } from 'vitest';
import { toAdapterFailure, toContentfulErrorSentence } from './failure-words.ts';
import { ReadOnlyContentError, toReadOnlyAdapter } from './read-only-adapter.ts';

describe('read-only adapters (part 1 section 6, part 2 sections 6 and 8)', () => {
  const nouns = ['technologies', 'business goals', 'machines', 'products'] as const;
  const acts = { create: 'Creating', update: 'Updating', delete: 'Deleting', clone: 'Cloning' };

  it.each(nouns)('%s: every write is refused with its sentence, reads pass', async (noun) => {
    const adapter = toReadOnlyAdapter(noun, { bySlug: async (slug: string) => slug });
    expect(await adapter.bySlug('x')).toBe('x');
    for (const [act, word] of Object.entries(acts)) {
      const refused = adapter[act as keyof typeof acts]();
      await expect(refused).rejects.toBeInstanceOf(ReadOnlyContentError);
      await expect(refused).rejects.toThrow(
        `${word} ${noun} is not supported with the current Contentful setup. Please use the Contentful web interface.`,
      );
    }
  });
});

describe('words for failures (part 2 section 8)', () => {
  it.each([
    ['unauthorised', 'Contentful error: Invalid Contentful space or access token'],
    ['space-not-found', 'Contentful error: Invalid Contentful space or access token'],
    ['unknown-content-type', 'Contentful error: Content type not found in Contentful'],
    ['entry-not-found', 'Contentful error: Content entry not found in Contentful'],
    ['network', 'Contentful error: Network error while connecting to Contentful'],
    ['timeout', 'Contentful error: Network error while connecting to Contentful'],
  ] as const)('%s', (kind, sentence) => {
    expect(toContentfulErrorSentence(kind)).toBe(sentence);
  });

  it('the technology adapter names what it was doing', () => {
    expect(toAdapterFailure('fetch', 'technology', 'iot', 'no answer')).toBe(
      'Failed to fetch technology (iot): no answer',
    );
    expect(toAdapterFailure('fetch', 'technologies', null, 'no answer')).toBe(
      'Failed to fetch technologies: no answer',
    );
  });
});
