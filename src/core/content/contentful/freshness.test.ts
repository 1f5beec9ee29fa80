import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { toFreshness, toRestMs } from './freshness.ts';

const slug = { 'fields.slug': 'x' };

describe('freshness and retries (part 1 section 9, part 2 section 9)', () => {
  it('are those stated for each type and filter', () =>
    checkEach(
      [
        ['heroContent', {}, 300_000, 1],
        ['homePageContent', {}, 300_000, 1],
        ['businessGoal', {}, 300_000, 2],
        ['businessGoal', slug, 300_000, 1],
        ['productType', {}, 60_000, 2],
        ['productType', slug, 60_000, 1],
        ['blogPost', slug, 60_000, 1],
        ['technologyPageContent', {}, 60_000, 2],
        ['technologySection', {}, 60_000, 2],
        ['machine', slug, 60_000, 2],
      ],
      (contentType, filters, freshMs, retries) => {
        expect(toFreshness({ contentType, filters })).toEqual({ freshMs, retries });
      },
    ));

  it('questions by id take the global numbers', () => {
    expect(toFreshness(null)).toEqual({ freshMs: 60_000, retries: 1 });
  });

  it('retries follow quickly and never later than 10 s, then the question rests', () => {
    expect([1, 2, 3].map((failures) => toRestMs(failures, 2))).toEqual([1_000, 2_000, 15_000]);
    expect(toRestMs(9, 20)).toBe(10_000);
  });
});
