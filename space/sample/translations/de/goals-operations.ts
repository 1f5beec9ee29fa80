import { businessGoal } from '../../../model/business-goal.ts';
import { features, translation } from '../sample-translation.ts';

export const goalsOperations = [
  translation(businessGoal, 'goal-data-analytics', {
    title: 'Daten und Auswertung',
    slug: 'daten-und-auswertung',
    description:
      'Finden Sie die Fächer, die verdienen, die, die verderben lassen, und die Gründe für beides.',
    benefits: [
      'Umsatz, Marge und Verderb je Schacht',
      'Ausverkaufte Stunden zählen als entgangener Umsatz',
      'Jede Zahl lässt sich bis zu ihren Belegen verfolgen',
      'Berichte per E-Mail an dem Tag, den Sie wählen',
      'Exporte für Ihre Buchhaltung und Ihre eigenen Programme',
    ],
  }),
  ...features('data-analytics', [
    [
      'Rangliste der Schächte',
      'Schächte stehen nach der Marge je Tag geordnet, leere Stunden eingerechnet.',
    ],
    [
      'Geschätzter entgangener Umsatz',
      'Wird ein Schacht leer, zeigt sein übliches Tempo, was noch hätte verkauft werden können.',
    ],
    [
      'Berichte nach Plan',
      'Wählen Sie Standorte, Kennzahlen und einen Wochentag. Der Bericht kommt als Tabelle und als Bild.',
    ],
    [
      'Offene Exporte',
      'Verkäufe, Befüllungen und Störungen gehen als CSV oder über eine Schnittstelle an Ihre eigenen Programme.',
    ],
  ]),
  translation(businessGoal, 'goal-fleet-management', {
    title: 'Flotte steuern',
    slug: 'flotte-steuern',
    description: 'Planen Sie kürzere Touren mit vorgepackter Ware und weniger unnötigen Stopps.',
    benefits: [
      'Stopps nach Bedarf statt nach Wochentag',
      'Kisten sind je Automat gepackt, bevor der Wagen losfährt',
      'Wer fährt, kennt Störung und Ersatzteil im Voraus',
      'Bargeld, Befüllung und Prüfungen werden am Smartphone bestätigt',
      'Türen melden, wer sie wie lange geöffnet hat',
    ],
  }),
  ...features('fleet-management', [
    [
      'Touren nach Bedarf',
      'Jeden Morgen wählt der Plan die Automaten, die einen Besuch brauchen, und bringt sie in die Reihenfolge der Fahrt.',
    ],
    [
      'Vorgepackte Ladungen',
      'Das Lager packt nach Automat und Schacht. Zu jedem Stopp gehört eine Kiste.',
    ],
    [
      'Störungen',
      'Meldungen sind nach Ursache gruppiert, mit einem ersten Schritt, den das Büro versuchen kann.',
    ],
    [
      'Besuchsprotokoll',
      'Ankunft, Tür, Befüllung, Reinigung und Abfahrt werden ohne Papier festgehalten.',
    ],
  ]),
  translation(businessGoal, 'goal-customer-satisfaction', {
    title: 'Zufriedene Kunden',
    slug: 'zufriedene-kunden',
    description:
      'Schnelles Bezahlen, klare Preise und Erstattungen, bevor jemand danach fragen muss.',
    benefits: [
      'Bleibt die Ware hängen, erstattet der Automat selbst',
      'Preise, Pfand und Allergene stehen vor dem Bezahlen da',
      'Hilfe per QR-Code, und der Automat ist schon bekannt',
      'Bildschirme in mehreren Sprachen und mit großer Schrift',
      'Rückmeldungen gehören zu dem Besuch, um den es geht',
    ],
  }),
  ...features('customer-satisfaction', [
    [
      'Automatische Erstattung',
      'Sieht der Ausgabesensor nichts, wird die Zahlung freigegeben und der Schacht zur Prüfung gesperrt.',
    ],
    [
      'Hilfe am Automaten',
      'Ein QR-Code öffnet eine Seite, die den Automaten und die letzte Zahlung kennt. Niemand tippt eine Seriennummer ab.',
    ],
    [
      'Gut lesbare Bildschirme',
      'Große Schrift, hoher Kontrast und ein tief liegendes Menü lassen sich mit einem Knopf einschalten.',
    ],
    [
      'Kurze Umfragen',
      'Hin und wieder eine Frage nach dem Kauf, gezeigt neben den Zahlen des Automaten.',
    ],
  ]),
];
