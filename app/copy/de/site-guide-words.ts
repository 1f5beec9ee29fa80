import type { siteGuideWords as english } from '../en/site-guide-words.ts';
import type { Translation } from '../wording.ts';

export const siteGuideWords: Translation<typeof english> = {
  summary:
    'Software für Verkaufsautomaten und Schließfachanlagen, und die Automaten, auf denen sie läuft. Diese Website beschreibt Produktarten, die sich verkaufen lassen, Automaten und Schließfachanlagen, die Geschäftsziele, denen sie dienen, und die Technik dahinter. Preise werden auf Anfrage über die Kontaktseite genannt.',
  sections: {
    main: 'Seiten',
    pages: 'Weitere Seiten',
    products: 'Produktarten',
    goals: 'Geschäftsziele',
    machines: 'Automaten und Schließfachanlagen',
    technologies: 'Technik',
    posts: 'Blog',
  },
  feeds: {
    title: 'Maschinenlesbar',
    rss: 'Blog als RSS',
    json: 'Blog als JSON Feed',
    sitemap: 'Sitemap',
  },
  pages: {
    '/': ['Startseite', 'Unser Angebot auf einen Blick'],
    '/products': ['Produkte', 'Alle Produktarten, die sich verkaufen lassen'],
    '/business-goals': ['Geschäftsziele', 'Was sich erreichen lässt und was es dafür braucht'],
    '/machines': [
      'Automaten und Schließfachanlagen',
      'Alle Verkaufsautomaten und Schließfachanlagen',
    ],
    '/technology': ['Technik', 'Wie Software, Automaten und Bezahlung zusammenwirken'],
    '/technology/detailed': [
      'Technik im Detail',
      'Die gesamte Technik mit ihren Merkmalen auf einer Seite',
    ],
    '/tools': ['Planungshilfen', 'Rechner für Amortisation, Fächerzahl und Transportweg'],
    '/tools/locker-size': [
      'Größe einer Paketstation',
      'Fächer für Ihre Pakete bei dem Risiko einer vollen Station, das Sie akzeptieren',
    ],
    '/tools/payback': [
      'Amortisation eines Verkaufsautomaten',
      'Amortisation, Marge und Gewinnschwelle mit allen Gebühren, Formel und Quellen',
    ],
    '/tools/fit': [
      'Passt der Automat?',
      'Türen, Flure, eine Ecke, ein Aufzug und die Decke im Vergleich mit einem Automaten',
    ],
    '/contact': ['Kontakt', 'Formular, E-Mail, Telefon, Adresse und häufige Fragen'],
    '/about': ['Über uns', 'Wer wir sind und wie wir arbeiten'],
    '/blog': ['Blog', 'Einblicke, Neuigkeiten und Wissenswertes'],
    '/privacy': ['Datenschutzerklärung', 'Welche Daten die Website verarbeitet und wozu'],
    '/terms': ['Nutzungsbedingungen', 'Die Bedingungen der Website und ihrer Dienste'],
  },
  kinds: {
    product: 'Produkt',
    goal: 'Geschäftsziel',
    machine: 'Automat',
    technology: 'Technik',
    post: 'Blog',
  },
};
