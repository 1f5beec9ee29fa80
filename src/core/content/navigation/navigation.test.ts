import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, entry } from '../tests/wire.ts';
import { FALLBACK_NAVIGATION } from './fallback.ts';
import { loadFooterLogo } from './load-footer-logo.server.ts';
import { loadNavigation } from './load-navigation.server.ts';

const label = (contentType: string, navigationLinkText: string) =>
  entry(contentType, contentType, { navigationLinkText });

describe('loadNavigation', () => {
  it('takes each label from its page, limit 1, and falls back label by label', async () => {
    const reader = fakeReader({
      entries: [label('productsPageContent', ' What we sell '), label('blogPageContent', 'News')],
    });
    expect(await loadNavigation(reader)).toEqual({
      status: 'live',
      value: { ...FALLBACK_NAVIGATION, products: 'What we sell', blog: 'News' },
    });
    expect(reader.queries.every((query) => query.limit === 1)).toBe(true);
  });

  it('has the stated defaults', () => {
    expect(FALLBACK_NAVIGATION).toEqual({
      products: 'Sell Any Product',
      technology: 'Technology',
      machines: 'Machines and Lockers',
      goals: 'Business Goals',
      about: 'About',
      blog: 'Updates',
      contact: 'Contact',
    });
  });

  it('reads the about label of newer spaces from privacyPolicy', async () => {
    const entries = [entry('privacyPolicy', 'p', { aboutUsNavigation: 'Who we are' })];
    expect(await loadNavigation(fakeReader({ entries }))).toMatchObject({
      value: { about: 'Who we are' },
    });
  });

  it('keeps the other labels when one page cannot be read', async () => {
    const reader = fakeReader({
      entries: [label('productsPageContent', 'Products'), label('contactPageContent', 'Write')],
      failing: 'server-error',
      failingTypes: ['contactPageContent'],
    });
    expect(await loadNavigation(reader)).toMatchObject({
      status: 'live',
      value: { products: 'Products', contact: 'Contact' },
    });
  });

  it.each([
    [{ configured: false }, 'not-configured'],
    [{}, 'empty'],
    [{ failing: 'timeout' as const }, 'unavailable'],
  ])('is all defaults for %j', async (space, reason) => {
    expect(await loadNavigation(fakeReader(space))).toEqual({
      status: 'fallback',
      value: FALLBACK_NAVIGATION,
      reason,
    });
  });
});

describe('loadFooterLogo', () => {
  it('is the asset that the setting names', async () => {
    expect(await loadFooterLogo(fakeReader({ assets: [asset('logo')] }), 'logo')).toMatchObject({
      status: 'live',
      value: { alt: 'Title of logo' },
    });
  });

  it("is null, for the site's own file, without a setting, a usable asset or an answer", async () => {
    const film = asset('film', {}, { contentType: 'video/mp4' });
    const answers = await Promise.all([
      loadFooterLogo(fakeReader(), null),
      loadFooterLogo(fakeReader(), 'gone'),
      loadFooterLogo(fakeReader({ assets: [film] }), 'film'),
      loadFooterLogo(fakeReader({ failing: 'timeout' }), 'logo'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 'fallback', value: null });
  });
});
