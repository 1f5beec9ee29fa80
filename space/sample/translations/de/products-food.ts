import { productType } from '../../../model/product-type.ts';
import { features, inUse, translation } from '../sample-translation.ts';

export const productsFood = [
  translation(productType, 'product-01-grocery', {
    title: 'Lebensmittel',
    slug: 'lebensmittel',
    description:
      'Grundnahrungsmittel, Getränke und Snacks rund um die Uhr, mit einem Bestand, der sich selbst zählt.',
    mainImageCaption: 'Ein Beispielsortiment: Kartons, Dosen, Flaschen und Obst.',
    benefits: [
      'Der Bestand wird mit jedem Verkauf gezählt, Schacht für Schacht',
      'Mindesthaltbarkeit je Charge im Blick',
      'Pakete wie Nudeln mit Soße mit einem Tippen verkauft',
      'Preise und Pfand kommen aus Ihrem Kassensystem',
      'Packlisten fertig, bevor der Wagen losfährt',
      'Ein Sortiment für viele Automaten, vor Ort angepasst',
    ],
    videoTitle: 'Vom Plan ins Regal',
    videoDescription:
      'Elf Sekunden mit einem Beispielsortiment: Ware wählen, in einen Schacht ziehen, Plan veröffentlichen.',
  }),
  ...features('grocery', [
    [
      'Bestand in Echtzeit',
      'Jeder Verkauf ändert die Zahl für Schacht, Automat und Lager im selben Augenblick.',
    ],
    [
      'Belegung nach Maß',
      'Ordnen Sie Ware den Schächten zu, in die sie nach Breite und Gewicht passt. Der Planer warnt, bevor ein Karton klemmt.',
    ],
    [
      'Mindesthaltbarkeit im Griff',
      'Das Datum geben Sie beim Befüllen ein. Rückt es näher, wird der Schacht reduziert oder gesperrt.',
    ],
    [
      'Pakete und Pfand',
      'Verkaufen Sie ein Paket als einen Artikel, führen Sie Flaschenpfand als eigene Zeile und zeigen Sie beides auf dem Beleg.',
    ],
    [
      'Packlisten',
      'Sortiert nach Halt, Regal und Schacht, damit Kisten so gepackt werden, wie man sie braucht.',
    ],
  ]),
  inUse(
    'grocery-residential-lobby',
    'Eingangshalle im Wohnhaus',
    'Milch, Brot und was man sonst vergisst, nur eine Aufzugfahrt von der Wohnung.',
  ),
  inUse(
    'grocery-village-square',
    'Dorfplatz',
    'Ein wettergeschützter Automat hält das Nötigste bereit, wo der letzte Laden geschlossen hat.',
  ),
  translation(productType, 'product-03-fresh-food', {
    title: 'Frische Mahlzeiten',
    slug: 'frische-mahlzeiten',
    description:
      'Gekühlte Gerichte mit Preisen nach Uhrzeit und einer Sperre, sobald die Kühlkette reißt.',
    mainImageCaption: 'Ein Beispielsortiment: Salate, Säfte, Becher mit Gerichten und Obst.',
    benefits: [
      'Der Verkauf stoppt, wenn Speisen zu lange zu warm waren',
      'Preise sinken in Stufen, wenn das Datum näher rückt',
      'Temperaturprotokolle für jede Stunde',
      'Verderb wird mit Grund erfasst, nicht nur gezählt',
      'Zutaten und Allergene stehen vor dem Bezahlen auf dem Bildschirm',
      'Lieferungen werden mit einem Scan an der Tür angenommen',
    ],
  }),
  ...features('fresh-food', [
    [
      'Kühlkettensperre',
      'Zwei Fühler überwachen das Gehäuse. Wird die Grenze überschritten, sperren sich die betroffenen Schächte von selbst.',
    ],
    [
      'Preise nach Uhrzeit',
      'Legen Sie Stufen für die letzten Stunden einer Charge fest. Bildschirm und Beleg zeigen den niedrigeren Preis.',
    ],
    [
      'Allergene auf dem Bildschirm',
      'Zu jedem Artikel gehören Zutaten und Allergene. Kunden können das Menü danach filtern, bevor sie wählen.',
    ],
    [
      'Gründe für Verderb',
      'Wer befüllt, scannt, was er herausnimmt, und wählt einen Grund. Der Bericht zeigt, welche Schächte kleiner werden sollten.',
    ],
    [
      'Prognose für die Küche',
      'Der Vorschlag für morgen ergibt sich je Gericht aus Wochentag, Jahreszeit und dem, was früh ausverkauft war.',
    ],
    [
      'Chargenrückruf',
      'Sperren Sie eine Charge in allen Automaten auf einmal und sehen Sie, wo die restlichen Stücke liegen.',
    ],
  ]),
  inUse(
    'fresh-night-canteen',
    'Kantine für die Nacht',
    'Mahlzeiten für die Spätschicht aus derselben Küche, die mittags kocht.',
  ),
  inUse(
    'fresh-farm-pickup',
    'Abholung vom Hof',
    'Wochenkisten warten in gekühlten Fächern, im Voraus bezahlt und per Code geöffnet.',
  ),
  translation(productType, 'product-07-coffee-and-hot-drinks', {
    title: 'Kaffee und Heißgetränke',
    slug: 'kaffee-und-heissgetraenke',
    description:
      'Bohnen, Milch, Becher und Wasser in einer Ansicht, damit kein Kaffee am fehlenden Deckel scheitert.',
    mainImageCaption:
      'Kaffeemaschinen stehen in derselben Übersicht wie Snackautomaten und Schließfächer.',
    benefits: [
      'Zutaten werden je Becher gezählt, nicht je Besuch',
      'Reinigung wird geplant und vor Ort bestätigt',
      'Ein Ausweis bezahlt Kaffee und Snacks',
      'Preise für den eigenen Becher sind eingebaut',
      'Störungen sind danach sortiert, was mitzubringen ist',
    ],
  }),
  ...features('coffee-and-hot-drinks', [
    [
      'Bestand nach Rezept',
      'Jedes Getränk zieht seine Gramm und Milliliter vom Bestand ab. So passt die Befüllung zu dem, was gebrüht wurde.',
    ],
    [
      'Reinigungsprotokoll',
      'Jede Aufgabe hat einen Abstand und eine Bestätigung. Ist sie überfällig, können Milchgetränke pausieren.',
    ],
    [
      'Preis für den eigenen Becher',
      'Am Bildschirm wählen Kunden den eigenen Becher, und der Preis des Pappbechers entfällt.',
    ],
    [
      'Gemeinsamer Warenkorb',
      'Ein Kaffee und ein Brötchen aus dem Snackautomaten daneben werden mit einem Tippen bezahlt.',
    ],
  ]),
  inUse(
    'coffee-open-office',
    'Großraumbüro',
    'Eine Kaffeestation mit einem Wandgerät daneben. Den Kaffee zahlt der Arbeitgeber, die Snacks zahlen die Beschäftigten.',
  ),
];
