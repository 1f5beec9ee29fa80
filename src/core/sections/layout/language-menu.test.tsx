import { expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import type { LanguageChoice } from './language-menu.tsx';
import { SiteHeader } from './site-header.tsx';

const choice = (code: string, name: string, isCurrent = false): LanguageChoice => ({
  ...{ code, name, isCurrent, base: isCurrent ? '' : `/${code}`, isDefault: isCurrent },
  href: isCurrent ? '/machines' : `/${code}/machines`,
  offer: { offer: '', open: '', stay: '' },
});

function headerIn(languages: LanguageChoice[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SiteHeader
        siteName="Vending Solutions"
        settings={NO_SITE_SETTINGS}
        navigation={FALLBACK_NAVIGATION}
        languages={languages}
        currentPath="/machines"
      />
    </MemoryRouter>,
  );
}

it('stands in the header and before all else in the menu of a telephone', () => {
  const html = headerIn([choice('en', 'English', true), choice('de', 'Deutsch')]);
  const [header = '', menu = ''] = html.split('<dialog');
  for (const part of [header, menu])
    expect(part).toMatch(/href="\/de\/machines" lang="de" hrefLang="de" class="[^"]*">Deutsch</u);
  expect(header).toContain('aria-label="Language: English"');
  expect(menu.indexOf('Deutsch')).toBeLessThan(menu.indexOf('<form'));
});

it('is not there on a site of one language', () => {
  expect(headerIn([])).not.toContain('lang=');
});
