import { expect, it } from 'vitest';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { SiteFooter } from './site-footer.tsx';

const named = { url: 'https://files.example/logo.png', alt: 'Logo', width: 480, height: 120 };
const own = { ...named, url: 'https://files.example/own.png' };

function footer(settings: Partial<typeof NO_SITE_SETTINGS>, logo: typeof named | null = null) {
  const whole = { ...NO_SITE_SETTINGS, ...settings };
  return asHtml(
    <SiteFooter
      siteName="Bright Vend"
      settings={whole}
      logo={logo}
      today={Date.UTC(2026, 10, 28)}
      siteUrl="https://example.com"
      path="/"
    />,
  );
}

it('keeps the logo’s room while it loads, and has one of the site’s own in its place where it fails', () => {
  const [image] = /<img[^>]*>/u.exec(footer({}, named))!;
  expect(image).toContain('width="480" height="120"');
  expect(image).toContain('data-broken="/icons/favicon.svg"');
});

it('shows the logo of the site settings before the one that a setting names', () => {
  expect(footer({ logo: own }, named)).toContain('own.png');
  expect(footer({ logo: named, logoDark: own })).toContain('own.png');
});

it('leads to the pages of the owner’s that ask for a place here', () => {
  const html = asHtml(
    <SiteFooter
      siteName="Bright Vend"
      settings={NO_SITE_SETTINGS}
      pages={[{ text: 'Break rooms', url: '/break-rooms' }]}
      logo={null}
      today={Date.UTC(2026, 10, 28)}
      siteUrl="https://example.com"
      path="/"
    />,
  );
  expect(html).toContain('href="/break-rooms"');
});

it('has the columns, the line and the networks that the owner has chosen, else its own', () => {
  const chosen = footer({
    footerColumns: [{ title: 'Help', links: [{ text: 'Service', url: '/service' }] }],
    footerLine: 'Open at all hours.',
    socialLinks: ['https://www.linkedin.com/company/example', 'https://vend.example/@us'],
  });
  for (const words of ['Help', 'href="/service"', 'Open at all hours.', 'LinkedIn', 'vend.example'])
    expect(chosen).toContain(words);
  expect(chosen).not.toContain('Solutions');
  expect(footer({})).toContain('Solutions');
  expect(footer({})).not.toContain('Social networks');
});

it('says on paper where the page is from, and of which day', () => {
  const printed = /print:inline">(.*?)<\/span>/u.exec(footer({}))![1]!;
  expect(printed.replace(/<[^>]*>/gu, '')).toBe(' · https://example.com/ · 28 November 2026');
});
