import { machine } from '../../../model/machine.ts';
import { inUse, translation } from '../sample-translation.ts';
import { machineWords, payment } from './machine-words.ts';

export const machinesAmbient = [
  translation(machine, 'machine-01-divi-wp', {
    ...machineWords,
    title: 'Divi WP',
    description: 'Abgedichteter Automat fürs Freie, mit Vordach und hell beleuchteter Front.',
    features: [
      'Regendach über Bildschirm, Terminal und Ausgabeklappe',
      'Abgedichtetes Gehäuse mit umlaufender Türdichtung',
      'Seitenflügel, die das Glas beschatten und das Terminal vor Blicken schützen',
      'Beleuchtete Front, die nach Ladenschluss nach Plan abdunkelt',
      'Touchscreen mit großer Schrift und einem Modus mit hohem Kontrast',
      'Karte, Smartphone und QR-Code an einem Terminal',
      'Ausgabesensor, der bestätigt, dass jeder Artikel seinen Schacht verlassen hat',
      'Speichert Verkäufe ohne Netz und sendet sie später',
    ],
    powerRequirements: '230 V oder 115 V, einphasig, eine Schutzkontaktsteckdose',
    capacity: 'Beispielaufteilung: 5 Regale, 35 Schächte',
    paymentOptions: payment.usual,
    connectivity: '4G, WLAN oder Ethernet',
    customizationText:
      'Vordach, Flügel und Front tragen Ihre Farben. Regalhöhen, Schachtbreiten und die Aufteilung des Bildschirms richten sich nach Ihrer Artikelliste.',
  }),
  inUse(
    'divi-park-entrance',
    'Parkeingang',
    'Getränke, Sonnencreme und Regenponchos am Tor, mit einem Belegungsplan, der mit der Jahreszeit wechselt.',
  ),
  inUse(
    'divi-station-forecourt',
    'Bahnhofsvorplatz',
    'Snacks und Reisebedarf für frühe und späte Züge, wenn der Kiosk drinnen geschlossen ist.',
  ),
  translation(machine, 'machine-02-option-2-wall-mount', {
    ...machineWords,
    title: 'Option 2 Wall Mount',
    description: 'Ein kompaktes Gerät für die Wand: vier Regale, bezahlt mit einem Tippen.',
    features: [
      'Hängt an einer tragenden Wand und lässt den Boden frei',
      'Vier Regale mit je fünf Schächten',
      'Touchscreen in erreichbarer Höhe, eingestellt an der Montageschiene',
      'Ein Terminal für Karte, Smartphone und QR-Code',
      'Ausgabeschale hinter einer sanft schließenden Klappe',
      'Wird von vorn befüllt, ohne es abzunehmen',
    ],
    powerRequirements: '230 V oder 115 V, einphasig, eine Schutzkontaktsteckdose',
    capacity: 'Beispielaufteilung: 4 Regale, 20 Schächte',
    paymentOptions: payment.usual,
    connectivity: 'WLAN, Ethernet oder 4G',
    customizationText:
      'Wählen Sie die Farbe des Rahmens und die Breite jedes Schachts. Wo eine Wand die Last nicht trägt, gibt es einen Sockel.',
  }),
  inUse(
    'wall-office-kitchen',
    'Büroküche',
    'Snacks und Ladekabel neben der Kaffeestation, einmal in der Woche aus einer vorgepackten Kiste befüllt.',
  ),
  inUse(
    'wall-hotel-corridor',
    'Hotelflur',
    'Zahnbürsten, Stecker und Ladegeräte auf jedem zweiten Stockwerk, mit Karte bezahlt statt aufs Zimmer gebucht.',
  ),
];
