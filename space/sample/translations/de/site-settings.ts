import { footerColumn, promoStrip, siteSettings as type } from '../../../model/site-settings.ts';
import { menuLink, translation } from '../sample-translation.ts';

/** Menu, footer and strip. The lists of the search are for readers of German, not those of the English lists. */
export const siteSettings = [
  translation(type, 'site-settings', {
    footerLine: 'Software, Automaten und Schließfächer für den Verkauf ohne Personal.',
    searchSynonyms:
      'Kühlschrank, Kühlautomat, gekühlt\nClick and Collect, Abholung, Bestellung abholen',
    searchBestBets:
      'Telefon, Telefonnummer, E-Mail-Adresse = /contact\nPreise, Angebot, Kosten = /contact',
  }),
  menuLink('products', 'Produkte'),
  menuLink('business-goals', 'Geschäftsziele'),
  menuLink('machines', 'Automaten'),
  menuLink('technology', 'Technik'),
  menuLink('tools', 'Planungshilfen'),
  menuLink('project', 'Projektliste'),
  menuLink('about', 'Über uns'),
  menuLink('blog', 'Blog'),
  menuLink('contact', 'Kontakt'),
  translation(footerColumn, 'column-solutions', { title: 'Lösungen' }),
  translation(footerColumn, 'column-company', { title: 'Unternehmen' }),
  translation(promoStrip, 'promo-strip', {
    title: 'Beispiel: Erleben Sie unsere Automaten beim Tag der offenen Tür im Frühling.',
    linkText: 'Schreiben Sie uns',
  }),
];
