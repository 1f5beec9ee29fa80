import { section } from '../sample-translation.ts';

export const technologyMachine = [
  ...section(
    'controller',
    {
      title: 'Die Steuerung im Automaten',
      summary:
        'Ein kleiner Rechner bedient Bildschirm, Motoren oder Türen und Sensoren und verkauft weiter, wenn die Leitung ausfällt.',
      bulletPoints: [
        'Dieselbe Steuerung in Verkaufsautomaten und Schließfachanlagen',
        'Verkäufe bleiben gespeichert und gehen hinaus, sobald die Leitung steht',
        'Signierte Updates, installiert außerhalb der Öffnungszeiten',
      ],
    },
    [
      [
        'Verkauf ohne Netz',
        'Bestellungen, Zahlungen innerhalb Ihrer Grenze und Temperaturprotokolle bleiben gespeichert, bis die Leitung zurück ist.',
        ['Grenze je Zahlung', 'Verschlüsselter Speicher', 'Zeitstempel vom Gerät'],
      ],
      [
        'Ausgabe- und Türsensoren',
        'Ein Verkauf zählt, wenn der Artikel am Sensor vorbei ist oder das Fach geöffnet und geschlossen wurde.',
        ['Lichtvorhang für Schächte', 'Schalter an jedem Fach', 'Regel für Erstattungen'],
      ],
      [
        'Nachrüstsatz',
        'Automaten mit genormter Zahlungsschnittstelle können Verkäufe melden und bargeldlos kassieren.',
        ['MDB-Zahlungsschnittstelle', 'DEX-Anschluss', 'Montageplatte und Antenne'],
      ],
    ],
  ),
  ...section(
    'cold-chain',
    {
      title: 'Die Kühlkette im Griff',
      summary:
        'Fühler messen Luft und Ware. Wird eine Grenze überschritten, sperren sich die betroffenen Schächte oder Fächer von selbst.',
      bulletPoints: [
        'Grenzen und Zeiten je Warengruppe',
        'Protokolle für jede Stunde, bereit für eine Kontrolle',
        'Offen gelassene Türen werden gemeldet',
      ],
    },
    [
      [
        'Hygienesperre',
        'Der Verkauf stoppt nach der Zeit, die Sie oberhalb der Grenze zulassen. Nur eine Prüfung vor Ort gibt die Schächte wieder frei.',
        [
          'Zwei Fühler je Gehäuse',
          'Eigene Grenze nach dem Befüllen',
          'Der Grund wird festgehalten',
        ],
      ],
      [
        'Temperaturprotokoll',
        'Kurven und Tabellen je Automat, in denen Befüllungen und Abtauzeiten markiert sind.',
        ['Werte für jede Stunde', 'Export als PDF oder CSV', 'Meldung vor der Grenze'],
      ],
    ],
  ),
];
