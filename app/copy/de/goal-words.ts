import type { goalsPageWords as englishPage, goalWords as english } from '../en/goal-words.ts';
import type { Translation } from '../wording.ts';

export const goalsPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'Welches Ergebnis brauchen Sie?',
    description:
      'Nennen Sie das Ziel und wo Sie heute stehen. Wir antworten mit den Schritten und dem Aufwand für jeden.',
  },
  technology: {
    title: 'Eine Plattform für jedes Ziel',
    text: 'Die Steuerung, die Live-Daten und die Bildschirme, auf denen alles läuft.',
    cue: 'Technik kennenlernen',
    url: '/technology',
  },
  previewFallback:
    'Es werden Ersatzdaten für Geschäftsziele gezeigt. Richten Sie Contentful ein, um die echten Inhalte zu sehen.',
};

export const goalWords: Translation<typeof english> = {
  back: 'Alle Geschäftsziele',
  trail: 'Geschäftsziele',
  demo: { text: 'Demo anfragen', url: '/contact' },
  compatible: { text: 'Passende Produkte ansehen', url: '/products' },
  keyBenefits: 'Ihre Vorteile',
  keyFeatures: 'Funktionen',
  video: 'So sieht es aus',
  machines: 'Empfohlene Automaten',
  closing: {
    title: 'Ist „{title}“ Ihr Ziel?',
    text: 'Erzählen Sie uns von Ihren Standorten und Produkten, und wir zeigen Ihnen, wie wir es einrichten würden.',
  },
  notFoundTitle: 'Geschäftsziel nicht gefunden',
  notFound: 'Geschäftsziel nicht gefunden: {slug}',
  errorTitle: 'Fehler beim Laden des Geschäftsziels',
};
