import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { loadTestimonials } from './load-testimonials.server.ts';
import { toTestimonial, toTestimonialSection } from './to-testimonial.ts';

const quote = (fields: Record<string, unknown>) =>
  toTestimonial(
    entry('testimonial', 't', { quote: 'Good.', ...fields }),
    contextWith([], [asset('a')]),
  );

describe('a testimonial', () => {
  it("has the author 'Unknown' and five stars by default", () => {
    expect(quote({})).toMatchObject({ value: { author: 'Unknown', rating: 5, avatar: null } });
  });

  it('reads a rating as whole stars of 5', () =>
    checkEach(
      [
        [3, 3],
        [4.4, 4],
        [0, 0],
        [-2, 0],
        [99, 5],
        ['3', 5],
      ],
      (rating, expected) => {
        expect(quote({ rating })).toMatchObject({ value: { rating: expected } });
      },
    ));

  it('names the author in the avatar, and is dropped without words', () => {
    expect(quote({ author: 'Ada', image: link('Asset', 'a') })).toMatchObject({
      value: { avatar: { alt: 'Ada' } },
    });
    expect(quote({ quote: ' ' }).ok).toBe(false);
  });
});

describe('a testimonial section', () => {
  it('has the default heading and leaves out links that lead nowhere', () => {
    const context = contextWith([entry('testimonial', 't', { quote: 'Good.' })]);
    const section = toTestimonialSection(
      entry('testimonialSection', 's', {
        testimonials: [link('Entry', 'draft'), link('Entry', 't')],
      }),
      context,
    );
    expect(section.title).toBe('Trusted by Industry Leaders');
    expect(section.subtitle).not.toBe('');
    expect(section.testimonials.map((testimonial) => testimonial.id)).toEqual(['t']);
  });

  it('is looked up by the key as given, then with a leading slash added or removed', async () => {
    const entries = [entry('testimonialSection', 's', { pageKey: '/home', title: 'Found' })];
    const reader = fakeReader({ entries });
    expect(await loadTestimonials(reader, 'home')).toMatchObject({ value: { title: 'Found' } });
    expect(reader.queries.map((query) => query.filters)).toEqual([
      { 'fields.pageKey': 'home' },
      { 'fields.pageKey': '/home' },
    ]);
    expect(reader.queries[0]).toMatchObject({ include: 2 });
  });

  it('has no quotes when there are none or reading fails', async () => {
    for (const space of [{}, { failing: 'timeout' as const }, { configured: false }]) {
      expect(await loadTestimonials(fakeReader(space), 'machines')).toMatchObject({
        status: 'fallback',
        value: { testimonials: [] },
      });
    }
  });
});
