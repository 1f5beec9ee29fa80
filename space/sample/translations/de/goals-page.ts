import { businessGoalsPageContent } from '../../../model/business-goals-page-content.ts';
import { translation } from '../sample-translation.ts';

export const goalsPage = [
  translation(businessGoalsPageContent, 'business-goals-page', {
    navigationLinkText: 'Ziele',
    heroTitle: 'Geschäftsziele',
    heroDescription:
      'Sagen Sie, was sich ändern soll: mehr Standorte, weniger unnötige Fahrten, weniger Verderb, schnellere Abholung. Daraus ergibt sich alles Weitere.',
    heroPrimaryButtonText: 'Vorführung anfragen',
    heroSecondaryButtonText: 'Ziele ansehen',
    introTitle: 'Ein Ziel nach dem anderen',
    introDescription:
      'Wer zuerst den Automaten kauft und dann den Grund sucht, scheitert. Wählen Sie das Ergebnis, das Sie sehen wollen, vereinbaren Sie, woran es gemessen wird, und beginnen Sie an einem Standort.',
    goalsSectionTitle: 'Sechs Ziele, mit denen Betreiber anfangen',
    goalsSectionDescription:
      'Jede Seite nennt den Nutzen, die Funktionen dahinter und die passenden Automaten.',
    keyBenefitsTitle: 'Was bei jedem Ziel gleich bleibt',
    keyBenefitsDescription: 'Ihr Ziel darf sich ändern, die Plattform darunter bleibt.',
    keyBenefits: [
      'Eine Oberfläche für Automaten und Schließfächer',
      'Eine vereinbarte Messgröße, bevor der erste Automat steht',
      'Ein Versuch an einem Standort, bevor es in die Fläche geht',
      'Daten, die Sie jederzeit exportieren können',
      'Anbindung von Automaten, die Sie schon haben',
    ],
    customSolutionTitle: 'Ihr Ziel ist nicht dabei?',
    customSolutionDescription:
      'Werkzeugausgabe, Schlüsselübergabe, Wäschetausch, Fundsachen: Wenn es in einen Schacht oder ein Fach passt, erzählen Sie uns davon.',
    customSolutionButtonText: 'Ziel beschreiben',
    testimonialsSectionTitle: 'So sieht es ein paar Monate später aus',
    testimonialsSectionDescription:
      'Beispielzitate. Ersetzen Sie sie durch Worte, denen Ihre Kunden zugestimmt haben.',
    inquiryBulletPoints: [
      'Ein Entwurf für den ersten Standort und seine Messgröße',
      'Automaten und Schließfächer, die zum Ziel passen',
      'Was Ihr Team übernimmt und was die Software',
    ],
  }),
];
