import type { blogWords as englishBlog, postWords as englishPost } from '../en/blog-words.ts';
import type { Translation } from '../wording.ts';

export const blogWords: Translation<typeof englishBlog> = {
  title: 'Unser Blog',
  subtitle: 'Einblicke, Neuigkeiten und Wissenswertes aus unserem Team.',
  latest: 'Neueste Artikel',
  readMore: 'Weiterlesen',
  noExcerpt: 'Mehr in diesem Beitrag …',
  empty: 'Hier entstehen gerade gute Beiträge für Sie!',
  home: 'Zur Startseite',
  noPage: {
    meta: 'Seite nicht vorhanden',
    title: 'Seite {page} gibt es nicht',
    text: {
      one: 'Alle Beiträge stehen auf der ersten Seite.',
      other:
        'Die Beiträge füllen {count} Seiten. Als dieser Link entstand, waren es vielleicht weniger oder mehr.',
    },
    newest: 'Neueste Beiträge',
    oldest: 'Älteste Beiträge',
  },
  emptyTopic: 'Zu diesem Thema gibt es noch keinen Beitrag.',
  onTopic: '{title}: {topic}',
  onPage: '{title} – Seite {page}',
  closing: 'Möchten Sie mehr über unsere Verkaufsautomaten wissen?',
  closingBeside: 'Fragen Sie uns direkt',
  closingText:
    'Schreiben Sie uns, und wir antworten mit dem, was zu Ihren Standorten und Produkten passt.',
  allPosts: 'Alle Beiträge',
  pages: 'Seiten',
  place: 'Seite {page} von {count}',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  errorTitle: 'Fehler beim Laden der Beiträge',
};

export const postWords: Translation<typeof englishPost> = {
  trail: 'Blog',
  published: 'Veröffentlicht',
  draft: 'Entwurf',
  empty: 'Zu diesem Beitrag liegt kein Inhalt vor.',
  by: 'von {author}',
  topics: 'Themen',
  more: 'Weitere Beiträge',
  previous: 'Vorheriger Beitrag',
  next: 'Nächster Beitrag',
  closing: {
    title: 'Möchten Sie mehr über unsere Verkaufsautomaten wissen?',
    text: 'Fragen Sie nach Ihren eigenen Standorten und Produkten: Es antwortet jemand, der die Automaten kennt.',
  },
  back: 'Zurück zum Blog',
  errorTitle: 'Fehler beim Laden des Beitrags',
  notFoundTitle: 'Beitrag nicht gefunden',
  notFound: 'Kein Beitrag zur Adresse {slug} gefunden',
};
