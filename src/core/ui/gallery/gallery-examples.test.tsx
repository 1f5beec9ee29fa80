// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { asHtml, keepPicturesLoading, leave, visit } from '#tests/support/gallery-part.tsx';
import { galleryExamples } from './gallery-examples.ts';

beforeEach(keepPicturesLoading);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('every state of the gallery', () => {
  it('has an address of its own', () => {
    const ids = galleryExamples.map(({ id }) => id);
    expect(ids).not.toHaveLength(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same in the page and in the browser, without a message', () =>
    checkEach(galleryExamples, async ({ render }) => {
      const messages: string[] = [];
      const note = (...words: unknown[]) => void messages.push(words.map(String).join(' '));
      vi.spyOn(console, 'error').mockImplementation(note);
      vi.spyOn(console, 'warn').mockImplementation(note);

      const { corrections } = await visit(render());
      leave();
      expect([...corrections, ...messages]).toEqual([]);
    }));

  it('needs no style attribute, which the content security policy refuses', () =>
    checkEach(galleryExamples, ({ render }) => {
      vi.spyOn(console, 'error').mockReturnValue();
      expect(asHtml(render())).not.toMatch(/<[^>]+ style="/u);
    }));
});
