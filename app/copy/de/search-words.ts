import type {
  searchKeywords as englishKeywords,
  searchWords as english,
} from '../en/search-words.ts';
import type { Translation } from '../wording.ts';

export const searchWords: Translation<typeof english> = {
  title: 'Suche',
  titleFor: 'Suche: {query}',
  titleWithCount: { one: '{query}: {count} Treffer', other: '{query}: {count} Treffer' },
  description:
    'Durchsuchen Sie die ganze Website: Automaten, Produktarten, Ziele, Technik, Artikel und häufige Fragen.',
  open: 'Suchen',
  close: 'Suche schließen',
  label: 'Diese Website durchsuchen',
  placeholder: 'Etwa „gekühlte Fächer“',
  button: 'Suchen',
  count: { one: 'Ein Ergebnis für „{shown}“', other: '{count} Ergebnisse für „{shown}“' },
  cut: 'Gesucht wurde nur nach den ersten {characters} Zeichen. Ein paar Wörter finden mehr als ein langer Text.',
  corrected: 'Mit Ergebnissen für „{meant}“.',
  bestBet: 'Bester Treffer',
  language: 'Sprache: {name}',
  kindsLabel: 'Arten von Ergebnissen',
  allKinds: 'Alle',
  withCount: '{name} ({count})',
  kinds: {
    product: 'Produktart',
    goal: 'Geschäftsziel',
    machine: 'Automat',
    technology: 'Technik',
    post: 'Artikel',
    page: 'Seite',
    question: 'Frage',
  },
  pages: {
    label: 'Ergebnisseiten',
    previous: 'Zurück',
    next: 'Weiter',
    of: 'Seite {page} von {count}',
  },
  outdated:
    'Unser Inhaltsdienst antwortet im Moment nicht. Diese Ergebnisse sind vom letzten Stand, den wir haben; die neuesten Seiten können fehlen.',
  unavailable: {
    title: 'Die Suche ist im Moment nicht verfügbar',
    message:
      'Unser Inhaltsdienst antwortet nicht, und noch gibt es kein Verzeichnis der Seiten. Bitte versuchen Sie es in einer Minute erneut.',
  },
  empty: {
    title: 'Wonach suchen Sie?',
    text: 'Geben Sie ein, was Sie verkaufen möchten, wo der Automat stehen wird, oder eine Frage. Tippfehler schaden nicht.',
  },
  nothing: {
    title: 'Nichts gefunden für „{shown}“',
    text: 'Versuchen Sie es mit weniger oder allgemeineren Wörtern, etwa dem, was Sie verkaufen möchten. Oder beginnen Sie hier:',
    contact: 'Fragen Sie uns',
    contactText: 'Sagen Sie uns, wonach Sie suchen. Wir wissen, was möglich ist.',
  },
  popular: ['/machines', '/products', '/business-goals', '/technology', '/tools', '/contact'],
};

export const searchKeywords: Translation<typeof englishKeywords> = {
  '/': 'startseite home anfang überblick',
  '/products': 'produktarten waren sortiment kategorien was sich verkaufen lässt',
  '/business-goals': 'ziele anwendungsfälle lösungen ergebnisse',
  '/machines':
    'verkaufsautomaten automaten schließfächer schließfachanlagen abholstation paketstation kiosk modelle katalog hardware geräte',
  '/technology': 'software plattform hardware anbindung schnittstellen technologie',
  '/technology/detailed': 'funktionen im detail ausführlich spezifikation technologie',
  '/contact':
    'telefon telefonnummer e-mail adresse support hilfe vertrieb angebot preis demo anfrage schreiben anrufen faq fragen',
  '/about': 'unternehmen firma team wer wir sind geschichte',
  '/blog': 'artikel beiträge neuigkeiten news ratgeber',
  '/privacy': 'datenschutz personenbezogene daten cookies dsgvo datenschutzerklärung',
  '/terms': 'agb geschäftsbedingungen nutzungsbedingungen rechtliches vertrag',
  '/tools': 'rechner planungshilfen werkzeuge tools planung',
  '/tools/fit': 'maße größe türbreite aufzug lift flur passt durch die tür lieferung transport',
  '/tools/payback':
    'gewinn rendite roi amortisation gewinnschwelle break-even kosten marge rechner geld verdienen leasing leasen miete mieten finanzierung monatliche kosten lohnt sich',
  '/tools/locker-size':
    'wie viele schließfächer fächer türen pakete pro tag kapazität rechner paketstation',
  '/machines/compare': 'vergleich vergleichen unterschiede gegenüberstellung nebeneinander',
  '/project':
    'projektliste merkliste anfrageliste angebotsliste wunschliste warenkorb favoriten gemerkte automaten',
  /** Of every machine's sheet. */
  specSheet:
    'datenblatt technisches datenblatt technische daten prospekt broschüre flyer pdf herunterladen download spezifikation produktblatt standort-checkliste',
};
