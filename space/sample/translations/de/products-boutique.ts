import { productType } from '../../../model/product-type.ts';
import { features, inUse, translation } from '../sample-translation.ts';

export const productsBoutique = [
  translation(productType, 'product-04-cosmetics', {
    title: 'Kosmetik',
    slug: 'kosmetik',
    description: 'Pflege und Make-up, präsentiert wie in der Boutique und ohne Kratzer ausgegeben.',
    mainImageCaption: 'Ein Beispielsortiment: Flaschen, Tiegel und Lippenfarben.',
    benefits: [
      'Sanfte Ausgabe für Glas und gepressten Puder',
      'Farbtöne und Größen als Varianten eines Produkts',
      'Proben und Originalgrößen bei einem Besuch',
      'Werbebilder wechseln mit der Kollektion',
      'Chargennummern stehen bei jedem Verkauf',
      'Licht, das Farben echt zeigt',
    ],
  }),
  ...features('cosmetics', [
    [
      'Ausgabe mit Lift',
      'Eine Schale holt die Ware am Regal ab und senkt sie zur Klappe, sodass nichts fällt.',
    ],
    [
      'Auswahl des Farbtons',
      'Varianten stehen unter einem Bild. Kunden tippen einen Ton an und sehen, welche vorrätig sind.',
    ],
    [
      'Probenprogramm',
      'Geben Sie je Besucher eine Probe gegen eine Einwilligung per E-Mail oder einen Kauf, mit einer Grenze, die Sie festlegen.',
    ],
    [
      'Bilder zur Kampagne',
      'Planen Sie Bilder und Preise zusammen. Endet die Kampagne, wechseln beide zurück.',
    ],
    [
      'Rückverfolgung der Charge',
      'Die Charge wird beim Befüllen gescannt. Ein Rückruf nennt so Automaten, Schächte und Tage.',
    ],
  ]),
  inUse(
    'cosmetics-shopping-centre',
    'Einkaufszentrum',
    'Eine Marke zeigt eine Kollektion in einem Gang, in den keine Theke passt.',
  ),
  inUse(
    'cosmetics-airport-gate',
    'Flugsteig',
    'Reisegrößen nahe am Flugsteig, mit einem Sortiment, das die Grenze für Flüssigkeiten einhält.',
  ),
  translation(productType, 'product-05-electronics', {
    title: 'Elektronik',
    slug: 'elektronik',
    description:
      'Ladegeräte, Kabel und Kopfhörer, wo Akkus leer werden, mit Seriennummer auf jedem Beleg.',
    mainImageCaption:
      'Kleine, wertvolle Ware verkauft sich gut aus Schächten und aus Schließfächern.',
    benefits: [
      'Seriennummern werden mit dem Verkauf erfasst',
      'Wertvolles liegt hinter einer geschlossenen Fachtür',
      'Adapter werden nach Stecker oder Telefon vorgeschlagen',
      'Rückgaben kommen in ein verschlossenes Fach',
      'Preise folgen Ihrem Onlineshop',
    ],
  }),
  ...features('electronics', [
    [
      'Seriennummern',
      'Der Code wird beim Befüllen gelesen und mit dem Platz im Schacht verknüpft. Der Beleg nennt so das genaue Gerät.',
    ],
    [
      'Verkauf aus Fächern',
      'Verkaufen Sie größere Kartons aus Schließfächern. Die Tür öffnet nach der Zahlung, das Protokoll hält die Zeit fest.',
    ],
    ['Was passt wozu', 'Drei Fragen auf dem Bildschirm führen zu dem Kabel, das passt.'],
    [
      'Begleitete Rückgabe',
      'Ein Code öffnet ein leeres Fach, ein Foto wird gemacht, und Ihr Team entscheidet über die Erstattung.',
    ],
  ]),
  inUse(
    'electronics-station-hall',
    'Bahnhofshalle',
    'Powerbanks und Kabel neben der Abfahrtstafel, befüllt vom Kiosk nebenan.',
  ),
  inUse(
    'electronics-it-vending',
    'IT-Bedarf im Betrieb',
    'Mäuse, Adapter und Headsets werden per Ausweis auf eine Kostenstelle gebucht.',
  ),
];
