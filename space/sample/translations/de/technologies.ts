import { technology } from '../../../model/technology.ts';
import { translation } from '../sample-translation.ts';

export const technologies = [
  translation(technology, 'technology-management-software', {
    title: 'Verwaltungssoftware',
    slug: 'verwaltungssoftware',
    description:
      'Belegung, Bestand, Preise und Besuche Ihrer Automaten an einem Ort, mit Zahlen, die sich bis zum einzelnen Beleg öffnen.',
  }),
  translation(technology, 'technology-machine-control', {
    title: 'Steuerung im Automaten',
    slug: 'steuerung-im-automaten',
    description:
      'Die Steuerung, die Sensoren und die Regeln der Kühlkette, mit denen ein Automat allein sicher verkauft.',
  }),
  translation(technology, 'technology-payment-and-handover', {
    title: 'Zahlung und Übergabe',
    slug: 'zahlung-und-uebergabe',
    description:
      'Wie Geld, Identität und Ware den Besitzer wechseln, wenn niemand hinter der Theke steht.',
  }),
];
