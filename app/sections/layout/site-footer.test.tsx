import { expect, it } from 'vitest';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { SiteFooter } from './site-footer.tsx';

it('keeps the logo’s room while it loads, and has one of the site’s own in its place where it fails', () => {
  const logo = { url: 'https://files.example/logo.png', alt: 'Logo', width: 480, height: 120 };
  const html = asHtml(<SiteFooter siteName="Bright Vend" logo={logo} year={2026} />);
  const [image] = /<img[^>]*>/u.exec(html)!;
  expect(image).toContain('width="480" height="120"');
  expect(image).toContain('data-broken="/icons/favicon.svg"');
});
