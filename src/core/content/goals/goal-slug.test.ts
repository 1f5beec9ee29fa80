import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { goalSlugsToTry, normaliseGoalSlug } from './goal-slug.ts';

describe('normalising a goal slug', () => {
  it('reads what links and editors write', () =>
    checkEach(
      [
        ['business-goals/bopis', 'bopis'],
        ['business/bopis', 'bopis'],
        ['goals/bopis', 'bopis'],
        ['goals/business/bopis', 'businessbopis'],
        ['  Fleet Management ', 'fleet-management'],
        ['Data & Analytics', 'data-analytics'],
        ['--expand---footprint--', 'expand-footprint'],
        ['under_score', 'under_score'],
        ['größe', 'gre'],
        ['', ''],
        ['&&&', ''],
      ],
      (given, expected) => {
        expect(normaliseGoalSlug(given)).toBe(expected);
      },
    ));

  it('caps the length before any pattern runs', () => {
    expect(normaliseGoalSlug('a'.repeat(5_000_000))).toHaveLength(256);
    expect(normaliseGoalSlug(`a${'-'.repeat(5_000_000)}`)).toBe('a');
  });

  it('gives word characters parted by single hyphens, and leaves its own answer alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (given) => {
        const slug = normaliseGoalSlug(given);
        expect(slug).toMatch(/^(?:\w+(?:-\w+)*)?$/);
        expect(normaliseGoalSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('slugs to look a goal up by', () => {
  it('resolves the stated aliases', () =>
    checkEach(
      [
        ['marketing', 'marketing-and-promotions'],
        ['marketing-promotions', 'marketing-and-promotions'],
        ['marketing-&-promotions', 'marketing-and-promotions'],
        ['data', 'data-analytics'],
        ['data-&-analytics', 'data-analytics'],
        ['bopis', 'bopis'],
        ['pickup', 'bopis'],
        ['buy-online-pickup', 'bopis'],
        ['expand', 'expand-footprint'],
        ['footprint', 'expand-footprint'],
        ['fleet', 'fleet-management'],
        ['fleet-mgmt', 'fleet-management'],
        ['customer', 'customer-satisfaction'],
        ['satisfaction', 'customer-satisfaction'],
      ],
      (alias, canonical) => {
        expect(goalSlugsToTry(alias)[0]).toBe(canonical);
      },
    ));

  it('tries the alias-resolved slug, then the normalised one, then the original', () => {
    expect(goalSlugsToTry('Goals & Fleet')).toEqual(['goals-fleet', 'Goals & Fleet']);
    expect(goalSlugsToTry('business/FLEET')).toEqual([
      'fleet-management',
      'fleet',
      'business/FLEET',
    ]);
    expect(goalSlugsToTry('constructor')).toEqual(['constructor']);
    expect(goalSlugsToTry('  ')).toEqual([]);
  });
});
