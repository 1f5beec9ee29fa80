import { heroContent } from '../../../model/hero-content.ts';
import {
  callToAction,
  cardsSection,
  figuresSection,
  formSection,
  logosSection,
  pictureSection,
  questionsSection,
  sectionCard,
  textSection,
  videoSection,
} from '../../../model/page-sections.ts';
import { page } from '../../../model/page.ts';
import { doc, p, ul } from '../../rich-text.ts';
import { translation } from '../sample-translation.ts';

export const landingPage = [
  translation(page, 'page-break-room', {
    title: 'Pausenräume',
    slug: 'pausenraeume',
    description:
      'Eine Beispielseite aus Abschnitten: Automaten für Pausenräume, zu jeder Stunde geöffnet.',
  }),
  translation(heroContent, 'break-room-hero', {
    title: 'Ein Pausenraum, der offen bleibt',
    subtitle:
      'Frische Gerichte, Snacks und Getränke zu jeder Stunde, in einer Ecke des Raums, den Sie haben. Dies ist eine Beispielseite aus Abschnitten.',
    imageAlt: 'Ein Automat mit frischen Gerichten in einem hellen Pausenraum',
    primaryButtonText: 'Plan anfragen',
    featureItems: ['Rund um die Uhr geöffnet', 'Zahlung per Ausweis', 'Preisstufen am Abend'],
    badgeText: 'Für Arbeitgeber und Hochschulen',
  }),
  translation(textSection, 'break-room-text', {
    title: 'Was ein Automat im Raum verändert',
    body: doc(
      p(
        'Schichten enden, wenn Kantinen geschlossen sind. Ein gekühlter Automat hält Gerichte bereit, protokolliert ihre Temperatur und verkauft nichts mehr aus einem Schacht, der zu warm war.',
      ),
      ul(
        'Beschäftigte zahlen mit Ausweis, Karte oder Smartphone',
        'Gerichte werden am Abend ihres letzten Tages günstiger',
        'Die Befüllung folgt den Verkäufen vom Vortag',
      ),
    ),
  }),
  translation(pictureSection, 'break-room-picture', {
    title: 'Er braucht weniger Platz als ein Schreibtisch',
    body: doc(
      p(
        'Ein Automat an der Wand braucht gar keinen Boden, und ein Gehäuse steht auf weniger als einem Quadratmeter. Messen Sie die Türen auf dem Weg, und lassen Sie dahinter eine Handbreit Luft.',
      ),
    ),
    imageAlt: 'Ein Automat an der Wand eines Büros, zwischen einer Pflanze und einer Theke',
    buttonText: 'Alle Automaten ansehen',
  }),
  translation(cardsSection, 'break-room-cards', {
    title: 'Automaten, die in einen Pausenraum passen',
    description: 'Alle laufen mit derselben Artikelliste und demselben Ausweis.',
  }),
  translation(sectionCard, 'break-room-card', {
    title: 'Pakete fürs Personal',
    description:
      'Eine Schließfachanlage neben dem Automaten nimmt Lieferungen an und gibt sie per Code heraus.',
  }),
  translation(figuresSection, 'break-room-figures', {
    title: 'Wie ein Automat aussehen kann',
    figures: [
      '40 | Schächte, jeder mit eigenem Preis',
      '4 °C | im gekühlten Teil',
      '24 | Stunden geöffnet',
    ],
    source: 'Beispielzahlen. Ersetzen Sie sie durch Ihre eigenen, und nennen Sie die Quelle.',
  }),
  translation(questionsSection, 'break-room-questions', {
    title: 'Was Arbeitgeber zuerst fragen',
  }),
  translation(logosSection, 'break-room-logos', {
    title: 'Beispiellogos: Zeigen Sie nur, was Sie zeigen dürfen',
  }),
  translation(videoSection, 'break-room-video', {
    title: 'Der Morgen danach',
    description: 'Wie aus den Verkäufen eines Tages die Tour des nächsten Morgens wird.',
  }),
  translation(formSection, 'break-room-form', {
    title: 'Erzählen Sie uns von Ihrem Raum',
    description:
      'Wie viele Menschen, zu welchen Zeiten und was sie heute essen: Das genügt für den Anfang.',
  }),
  translation(callToAction, 'break-room-call', {
    title: 'Beginnen Sie mit einem Automaten',
    description: 'Ein Raum, eine Artikelliste und ein Tag, an dem Sie entscheiden.',
    buttonText: 'Plan anfragen',
    secondButtonText: 'Geschäftsziele',
  }),
  translation(page, 'page-break-room-thanks', {
    title: 'Danke für Ihre Nachricht',
    slug: 'pausenraeume-danke',
    description:
      'Eine Beispielseite zum Dank: Sie erscheint, nachdem das Formular einer anderen Seite gesendet wurde.',
  }),
  translation(textSection, 'break-room-thanks-text', {
    title: 'Wie es weitergeht',
    body: doc(
      p(
        'Diese Beispielseite erscheint, nachdem das Formular der Seite „Pausenräume“ gesendet wurde. Schreiben Sie hier auf Ihrer eigenen Website, wer die Nachricht liest und bis wann eine Antwort kommt.',
      ),
    ),
  }),
];
