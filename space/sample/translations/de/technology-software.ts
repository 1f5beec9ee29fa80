import { section } from '../sample-translation.ts';

export const technologySoftware = [
  ...section(
    'operations',
    {
      title: 'Der Betrieb in Echtzeit',
      summary:
        'Bestand, Verkäufe, Temperatur und Störungen kommen an, wenn sie geschehen, und bleiben je Automat in einer Zeitleiste.',
      bulletPoints: [
        'Bestand je Schacht und Fach, von Sensoren gezählt',
        'Meldungen nach Ursache gruppiert, mit einem ersten Schritt',
        'Jede Zahl öffnet die Belege dahinter',
      ],
    },
    [
      [
        'Zeitleiste des Automaten',
        'Verkäufe, Befüllungen, Türöffnungen und Störungen in einer Liste. So lässt sich jede Beschwerde mit einer Uhrzeit beantworten.',
        ['Nach Schacht oder Fach filtern', 'Notizen für Kollegen', 'Export als CSV'],
      ],
      [
        'Regeln für Meldungen',
        'Entscheiden Sie, was jemanden weckt und was bis zum Morgen warten kann.',
        ['Nach Automatengruppe', 'Ruhezeiten', 'E-Mail, SMS oder Webhook'],
      ],
    ],
  ),
  ...section(
    'planogram',
    {
      title: 'Belegungspläne',
      summary:
        'Planen Sie Schächte am Bildschirm, veröffentlichen Sie für eine Gruppe von Automaten, und lassen Sie den Wechsel vor Ort bestätigen.',
      bulletPoints: [
        'Größe und Gewicht werden geprüft, bevor Sie veröffentlichen',
        'Fassungen mit einem Startdatum',
        'Unterschiede stehen auf der Packliste',
      ],
    },
    [
      [
        'Passt es hinein?',
        'Jedes Produkt bringt seine Maße mit. Der Planer markiert Schächte, in denen es klemmen oder kippen würde.',
        ['Breite, Höhe und Tiefe', 'Gewicht je Schacht', 'Spirale oder Band'],
      ],
      [
        'Wechsel in Stufen',
        'Ein neuer Plan wartet, bis die Schächte vor Ort getauscht sind. So verkauft der Bildschirm nie, was nicht da ist.',
        ['Startdatum', 'Bestätigung vor Ort', 'Zurück zum alten Plan'],
      ],
    ],
  ),
  ...section(
    'routes',
    {
      title: 'Touren und Befüllung',
      summary:
        'Jeden Morgen wählt der Plan die Automaten, die einen Besuch brauchen, ordnet die Stopps und packt die Kisten.',
      bulletPoints: [
        'Stopps nach erwartetem Ausverkauf, nicht nach Wochentag',
        'Eine Kiste je Automat, gepackt in der Folge der Schächte',
        'Läuft auf dem Smartphone auch ohne Empfang',
      ],
    },
    [
      [
        'Stopps nach Bedarf',
        'Die Prognose je Schacht entscheidet, ob sich die Fahrt lohnt.',
        [
          'Mindestfüllstand',
          'Höchstens so viele Tage zwischen Besuchen',
          'Feste Zeitfenster für bewachte Standorte',
        ],
      ],
      [
        'App für unterwegs',
        'Kiste scannen, Tür öffnen, Schächte bestätigen, Foto machen, weiterfahren.',
        [
          'Arbeitet zuerst ohne Netz',
          'Schritte für Bargeld und Reinigung',
          'Ersatzteile für bekannte Störungen',
        ],
      ],
    ],
  ),
];
