import { heroContent } from '../../../model/hero-content.ts';
import { translation } from '../sample-translation.ts';

export const hero = [
  translation(heroContent, 'slide-lobby', {
    title: 'Verkaufen Sie, was Sie wollen, am Automaten',
    subtitle:
      'Eine Übersicht zeigt Bestand, Verkäufe und Störungen aller Automaten und Schließfachanlagen, gleich wer sie gebaut hat.',
    imageAlt:
      'Ein Verkaufsautomat und eine Schließfachanlage mit zehn Fächern in einer hellen Halle',
    primaryButtonText: 'Vorführung anfragen',
    secondaryButtonText: 'Automaten ansehen',
    featureItems: [
      'Unabhängig vom Hersteller',
      'Bestand in Echtzeit',
      'Viele Zahlungsarten',
      'Aussagekräftige Auswertungen',
    ],
    badgeText: 'Für viele Automatenmodelle',
  }),
  translation(heroContent, 'slide-outdoor', {
    title: 'Geöffnet, wenn der Laden schon zu hat',
    subtitle:
      'Wettergeschützte Automaten und Schließfächer verkaufen und übergeben zu Zeiten, die keine Theke abdeckt.',
    imageAlt: 'Ein beleuchteter Automat im Freien unter seinem Vordach in der Dämmerung',
    primaryButtonText: 'Automaten und Schließfächer',
    secondaryButtonText: 'Neuen Standort planen',
    featureItems: [
      'Mit Regendach',
      'Beleuchtete Front',
      'Verkauf auch ohne Netz',
      'Meldungen aufs Smartphone',
    ],
    badgeText: 'Drinnen und draußen',
  }),
  translation(heroContent, 'slide-dashboard', {
    title: 'Wissen, was sich verkauft, bevor Sie losfahren',
    subtitle:
      'Bestand, Störungen und Touren auf einem Bildschirm. So hat jeder Halt einen Grund und jede Kiste ihren Platz.',
    imageAlt: 'Die Betriebsübersicht mit Verkäufen je Tag und Bestand in Echtzeit',
    primaryButtonText: 'Technik entdecken',
    secondaryButtonText: 'Flotte steuern',
    featureItems: [
      'Bestand in Echtzeit',
      'Vorgepackte Ladungen',
      'Kürzere Touren',
      'Berichte nach Plan',
    ],
    badgeText: 'Eine Übersicht für die ganze Flotte',
  }),
];
