import { machine } from '#space/model/machine.ts';
import {
  translation,
  type SampleTranslation,
} from '#space/sample/translations/sample-translation.ts';

const german = (
  name: string,
  title: string,
  description: string,
  features: string[],
): SampleTranslation => translation(machine, `machine-${name}`, { title, description, features });

/** German words of the sample's machines, which the sample itself leaves in English: invented, for this test. */
export const germanMachines: SampleTranslation[] = [
  german(
    '01-divi-wp',
    'Divi WP Außenautomat',
    'Wettergeschützter Verkaufsautomat für draußen, mit Vordach und heller Front.',
    [
      'Regendach über Bildschirm, Terminal und Ausgabe',
      'Abgedichtetes Gehäuse',
      'Seitenflügel gegen Sonne und fremde Blicke',
      'Beleuchtete Front, die nachts dunkler wird',
      'Bildschirm mit großer Schrift und hohem Kontrast',
      'Karte, Smartphone und QR-Code an einem Terminal',
      'Ausgabesensor für jeden Schacht',
      'Verkauft ohne Netz weiter und sendet später',
    ],
  ),
  german(
    '02-option-2-wall-mount',
    'Option 2 Wandautomat',
    'Kompaktes Gerät für die Wand: vier Böden, bezahlt mit einem Tippen.',
    [
      'Hängt an einer tragenden Wand und lässt den Boden frei',
      'Vier Böden mit je fünf Schächten',
      'Bildschirm in erreichbarer Höhe',
      'Ein Terminal für Karte, Smartphone und QR-Code',
      'Ausgabe mit sanft schließender Klappe',
      'Wird von vorn befüllt',
    ],
  ),
  german(
    '03-locker-10-cell',
    'Schließfachanlage mit 10 Fächern',
    'Zehn Fächer um einen Bildschirm, für Abholung und Rückgabe.',
    [
      'Zehn Fächer in zwei Größen',
      'Öffnet mit Code, QR-Scan oder Ausweis',
      'Türsensor an jedem Fach',
      'Abholung, Abgabe, Rückgabe und Verleih in einer Anlage',
      'Erinnerungen und eine Frist für liegengebliebene Pakete',
      'Fächer können auch Ware verkaufen',
    ],
  ),
  german(
    '04-coolfront',
    'Coolfront',
    'Gekühlter Glasfrontautomat für Getränke, Milchprodukte und Mahlzeiten.',
    [
      'Gekühlter Innenraum mit Fühlern oben und unten',
      'Gesundheitssperre bei zu warmer Ware',
      'Beheizte Scheibe, die nicht beschlägt',
      'Lift, der Flaschen und Schalen ohne Fall zur Ausgabe bringt',
      'Mindesthaltbarkeit je Schacht mit Preisstufen',
      'Meldung bei offener Tür',
    ],
  ),
  german('05-frost', 'Frost', 'Tiefkühlautomat für Eis und Gerichte hinter beheiztem Glas.', [
    'Gedämmtes Gehäuse mit beheizter Scheibe',
    'Auswahl am Bildschirm mit Zutaten und Allergenen',
    'Protokoll der Temperatur für jede Stunde',
    'Abtauen außerhalb der Öffnungszeiten',
    'Gedämmte Klappe',
    'Verkaufssperre und Meldung bei zu hoher Temperatur',
  ]),
  german('06-duo', 'Duo', 'Zwei Schränke, ein Warenkorb: Snacks und gekühlte Getränke.', [
    'Ungekühlter und gekühlter Schrank an einem Bildschirm',
    'Ein Warenkorb und eine Zahlung für beide Seiten',
    'Eigene Temperatur, eigenes Protokoll und eigene Sperre je Seite',
    'Zweiter Schrank kann nachgerüstet werden',
    'Eine Steuerung, eine Leitung, ein Terminal',
    'Angebote wie Gericht mit Getränk',
  ]),
  german(
    '07-locker-20-cell',
    'Schließfachanlage mit 20 Fächern',
    'Zwanzig Fächer für Läden und Büros, die den ganzen Tag Bestellungen übergeben.',
    [
      'Zwanzig Fächer in zwei Größen',
      'Ein Bildschirm in der Mitte, vom Rollstuhl aus erreichbar',
      'Code, QR-Scan oder Ausweis je Gruppe',
      'Fächer lassen sich reservieren',
      'Protokoll jeder Öffnung',
      'Ein Schlüssel öffnet bei Stromausfall',
    ],
  ),
  german(
    '08-parcel-bank',
    'Parcel Bank',
    'Paketanlage mit sechs großen Fächern für Zusteller, Bewohner und Rückgaben.',
    [
      'Sechs große Fächer für Kartons und Koffer',
      'Säulen lassen sich im Betrieb ergänzen',
      'Zustellmodus: einmal scannen, Türen öffnen nacheinander',
      'Etikettendrucker für Rückgaben',
      'Ein zweites Paket für dieselbe Person teilt das Fach',
      'Nachricht mit Code und Frist',
    ],
  ),
  german(
    '09-chill-locker',
    'Gekühlte Schließfachanlage',
    'Temperierte Fächer für Lebensmittelbestellungen und Kochboxen.',
    [
      'Fächer nach Temperatur: ungekühlt, kühl oder gekühlt',
      'Fühler und Protokoll je Gruppe',
      'Bestellung bleibt gesperrt, wenn die Gruppe zu warm wird',
      'Ein Code öffnet ein kühles und ein ungekühltes Fach',
      'Frist für gekühlte Ware',
      'Glastüren zeigen, was belegt ist',
    ],
  ),
];
