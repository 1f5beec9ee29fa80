import type { PageLanguage } from '#content/locales/language.ts';
import { addressIn } from '#content/locales/address-in.ts';
import { baseOf } from '#content/locales/page-language.ts';
import { routerErrorWords } from '#copy/en/router-error-words.ts';
import { footerWords } from '#copy/en/footer-words.ts';
import type { Wording } from '#copy/wording.ts';

/**
 * A whole page that uses no part of the site, for a fault in one that stands on every page, such as an icon: it would take
 * the error screen along.
 */
export function PlainPage({
  siteName,
  language,
  wording,
}: {
  siteName: string;
  language: PageLanguage;
  wording: Wording;
}) {
  const words = wording.of(routerErrorWords);
  const place = { base: baseOf(language.language) };
  return (
    <html lang={wording.language} dir={language.language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${words.title} | ${siteName}`}</title>
      </head>
      <body>
        <header>{siteName}</header>
        <main>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <p>
            <a href={addressIn(place, '/')}>{words.home}</a>
          </p>
          <p>
            <a href={addressIn(place, '/contact')}>{wording.of(footerWords).links['/contact']}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
