import { businessGoal } from '../../../model/business-goal.ts';
import { features, translation } from '../sample-translation.ts';

export const goalsGrowth = [
  translation(businessGoal, 'goal-expand-footprint', {
    title: 'Mehr Standorte',
    slug: 'mehr-standorte',
    description:
      'Eröffnen Sie Verkaufsstellen in Hallen, auf Bahnsteigen und auf dem Campus, ganz ohne Ladenmiete.',
    benefits: [
      'Einen Standort mit einem Automaten prüfen, bevor Sie sich binden',
      'Was funktioniert, auf den nächsten Standort übertragen',
      'Zu Zeiten verkaufen, für die kein Laden Personal hat',
      'Einen Automaten umsetzen, wenn die Zahlen es sagen',
      'Standorte nach dem Ertrag je Quadratmeter vergleichen',
    ],
  }),
  ...features('expand-footprint', [
    [
      'Vorlagen für Standorte',
      'Speichern Sie Sortiment, Preise, Anzeigen und Regeln als eine Vorlage, und eröffnen Sie damit den nächsten Standort.',
    ],
    [
      'Bericht über den Versuch',
      'Nach einer festen Zahl von Wochen sehen Sie Verkäufe, Befüllungen und Störungen je Standort auf einer Seite.',
    ],
    [
      'Anteil des Vermieters',
      'Die Provision wird je Standort berechnet und als Abrechnung verschickt, fest oder nach Umsatz.',
    ],
    [
      'Sortiment vor Ort',
      'Tauschen Sie einzelne Schächte nach dem örtlichen Geschmack, der übrige Plan bleibt im Takt.',
    ],
  ]),
  translation(businessGoal, 'goal-bopis', {
    title: 'Online kaufen, vor Ort abholen',
    slug: 'online-kaufen-vor-ort-abholen',
    description:
      'Übergeben Sie Bestellungen aus dem Netz im Schließfach, Tag und Nacht, per Code oder Scan.',
    benefits: [
      'Kunden holen ab, wann es ihnen passt',
      'Ihr Team belegt Fächer in einem Zug, statt eine Schlange zu bedienen',
      'Rückgaben kommen durch dieselben Türen zurück',
      'Jede Übergabe ist durch Code, Uhrzeit und Türsensor belegt',
      'Gekühlte und ungekühlte Teile einer Bestellung öffnen zusammen',
    ],
  }),
  ...features('bopis', [
    [
      'Bestellungen übernehmen',
      'Bezahlte Bestellungen kommen aus Ihrem Shopsystem und warten auf ein freies Fach, das passt.',
    ],
    [
      'Fächer belegen',
      'Ihr Team scannt eine Bestellung, eine Tür öffnet sich, die Tür schließt sich, die Nachricht geht hinaus.',
    ],
    [
      'Code oder Scan',
      'Kunden öffnen das Fach mit sechs Ziffern oder einem QR-Code. Auch wer für sie abholt, kann den Code bekommen.',
    ],
    [
      'Was niemand abholt',
      'Erinnerungen, eine Frist und eine Liste dessen, was herauszunehmen ist, damit sich die Fächer nicht füllen.',
    ],
  ]),
  translation(businessGoal, 'goal-marketing-and-promotions', {
    title: 'Werbung und Aktionen',
    slug: 'werbung-und-aktionen',
    description:
      'Pakete, Happy Hours und Kampagnen auf dem Bildschirm, die pünktlich beginnen und enden.',
    benefits: [
      'Preise und Bilder wechseln in derselben Minute',
      'Kampagnen laufen nach Standort, Uhrzeit und Produkt',
      'Pakete verkaufen sich mit einem Tippen und einer Zeile auf dem Beleg',
      'Gutscheine gelten einmal, und Sie sehen, welche eingelöst wurden',
      'Ergebnisse werden mit den Wochen davor verglichen',
    ],
  }),
  ...features('marketing-and-promotions', [
    [
      'Kampagnenkalender',
      'Planen Sie Angebote und Bilder zusammen. Der Automat zeigt, was der Preis verspricht.',
    ],
    [
      'Pakete',
      'Setzen Sie einen Preis für zwei oder mehr Artikel. Der Warenkorb bietet den fehlenden an.',
    ],
    [
      'Gutscheine',
      'Erstellen Sie einzelne Codes oder einen für alle, mit einer Grenze und einem Enddatum.',
    ],
    [
      'Vorher und nachher',
      'Jede Kampagne endet mit einer Seite, die Stückzahl, Marge und Verderb mit denselben Wochentagen davor vergleicht.',
    ],
  ]),
];
