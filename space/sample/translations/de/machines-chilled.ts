import { machine } from '../../../model/machine.ts';
import { inUse, translation } from '../sample-translation.ts';
import { machineWords, payment } from './machine-words.ts';

export const machinesChilled = [
  translation(machine, 'machine-04-coolfront', {
    ...machineWords,
    title: 'Coolfront',
    description: 'Gekühlter Glasfrontautomat für Getränke, Milchprodukte und Mahlzeiten.',
    features: [
      'Gekühltes Gehäuse mit je einem Temperaturfühler oben und unten',
      'Hygienesperre: Der Verkauf stoppt, wenn Speisen zu lange zu warm waren',
      'Beheizter Glasrand, der die Front klar hält',
      'Lift, der Flaschen und Schalen zur Klappe bringt, ohne dass sie fallen',
      'Haltbarkeitsdatum je Schacht, mit Preisstufen vor dem Ablauf',
      'Meldung bei offener Tür, unterwegs und im Büro',
    ],
    powerRequirements: '230 V oder 115 V, einphasig, eigener Stromkreis empfohlen',
    capacity: 'Beispielaufteilung: 6 Regale, 48 Schächte',
    paymentOptions: payment.withBadge,
    connectivity: '4G, WLAN oder Ethernet',
    customizationText:
      'Mischen Sie Regale für Flaschen, Schalen und Sandwiches. Solltemperatur, Sperrzeit und Preisstufen folgen Ihrem Speisenplan.',
  }),
  inUse(
    'coolfront-hospital-corridor',
    'Nachtschicht im Krankenhaus',
    'Salate und warme Gerichte fürs Personal, wenn die Kantine geschlossen ist, mit Nachlass in den letzten Stunden vor dem Ablauf.',
  ),
  inUse(
    'coolfront-gym',
    'Eingang zum Fitnessstudio',
    'Wasser, Proteingetränke und Obst, für Mitglieder und für alle, die nur vorbeikommen.',
  ),
  translation(machine, 'machine-05-frost', {
    ...machineWords,
    title: 'Frost',
    description: 'Tiefkühlautomat für Eis und Gerichte hinter beheiztem Glas.',
    features: [
      'Gedämmtes Gehäuse mit beheizter Glasfront',
      'Menü auf dem Bildschirm, mit Zutaten und Allergenen je Artikel',
      'Tiefkühlprotokoll für jede Stunde, aufbewahrt für Ihre Unterlagen',
      'Abtauzeiten außerhalb der Öffnungszeiten',
      'Gedämmte Klappe, die sich nach jedem Artikel schließt',
      'Verkaufssperre und Meldung, wenn die Temperatur ihren Bereich verlässt',
    ],
    powerRequirements: '230 V, einphasig, eigener Stromkreis',
    capacity: 'Beispielaufteilung: 6 Regale, 36 Schächte',
    paymentOptions: payment.usual,
    connectivity: '4G, WLAN oder Ethernet',
    customizationText:
      'Bestimmen Sie die Schachtbreiten für Becher, Riegel oder Menüschalen, und wählen Sie zwischen einer ganzen Folierung und einem schlichten Gehäuse mit Ihrem Logo.',
  }),
  inUse(
    'frost-campus-housing',
    'Studentenwohnheim',
    'Tiefkühlgerichte und Eis im gemeinsamen Waschraum, geöffnet, wenn der Laden es nicht ist.',
  ),
  translation(machine, 'machine-06-duo', {
    ...machineWords,
    title: 'Duo',
    description: 'Zwei Gehäuse, ein Warenkorb: Snacks und gekühlte Getränke.',
    features: [
      'Ein ungekühltes und ein gekühltes Gehäuse hinter einem Bildschirm',
      'Ein Warenkorb und eine Zahlung für beide Seiten',
      'Jede Seite hat ihre eigene Solltemperatur, ihr Protokoll und ihre Sperre',
      'Das zweite Gehäuse kann später dazukommen',
      'Eine Steuerung, eine Datenleitung und ein Terminal',
      'Gemeinsame Angebote wie ein Gericht mit Getränk',
    ],
    powerRequirements: '230 V oder 115 V, zwei Schutzkontaktsteckdosen',
    capacity: 'Beispielaufteilung: 72 Schächte in beiden Gehäusen',
    paymentOptions: payment.withBadge,
    connectivity: '4G, WLAN oder Ethernet',
    customizationText:
      'Wählen Sie, welche Seite gekühlt ist und welche nicht. Beide Fronten können eine Folierung tragen, die über die Fuge läuft.',
  }),
  inUse(
    'duo-factory-break-room',
    'Pausenraum im Werk',
    'Mahlzeiten, Getränke und Schutzhandschuhe aus einem Automaten. Handschuhe werden auf den Ausweis gebucht, das Mittagessen zahlt die Karte.',
  ),
];
