import { businessGoal } from '../../model/business-goal.ts';
import { example } from '../../model/example.ts';
import { feature } from '../../model/feature.ts';
import { productType } from '../../model/product-type.ts';
import { translation, type SampleTranslation } from './sample-translation.ts';

type Card = { title: string; slug: string; description: string };

const product = (name: string, card: Card) => translation(productType, `product-${name}`, card);
const goal = (name: string, card: Card) => translation(businessGoal, `goal-${name}`, card);
const grocery = (number: number, title: string, description: string) =>
  translation(feature, `feature-grocery-${number}`, { title, description });

/** Products and goals as cards show them, and the page of one product in full. */
export const germanCards: SampleTranslation[] = [
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
  grocery(
    1,
    'Bestand in Echtzeit',
    'Jeder Verkauf ändert die Zahl für Schacht, Automat und Lager im selben Augenblick.',
  ),
  grocery(
    2,
    'Belegung nach Maß',
    'Ordnen Sie Ware den Schächten zu, in die sie nach Breite und Gewicht passt. Der Planer warnt, bevor ein Karton klemmt.',
  ),
  grocery(
    3,
    'Mindesthaltbarkeit im Griff',
    'Das Datum geben Sie beim Befüllen ein. Rückt es näher, wird der Schacht reduziert oder gesperrt.',
  ),
  grocery(
    4,
    'Pakete und Pfand',
    'Verkaufen Sie ein Paket als einen Artikel, führen Sie Flaschenpfand als eigene Zeile und zeigen Sie beides auf dem Beleg.',
  ),
  grocery(
    5,
    'Packlisten',
    'Sortiert nach Halt, Regal und Schacht, damit Kisten so gepackt werden, wie man sie braucht.',
  ),
  translation(example, 'example-grocery-residential-lobby', {
    title: 'Eingangshalle im Wohnhaus',
    description: 'Milch, Brot und was man sonst vergisst, nur eine Aufzugfahrt von der Wohnung.',
  }),
  translation(example, 'example-grocery-village-square', {
    title: 'Dorfplatz',
    description:
      'Ein wettergeschützter Automat hält das Nötigste bereit, wo der letzte Laden geschlossen hat.',
  }),
  product('02-vape', {
    title: 'Vape und Cannabis',
    slug: 'vape-und-cannabis',
    description:
      'Versiegelte Ware nach Altersprüfung, mit Grenzen je Einkauf und lückenlosem Protokoll.',
  }),
  product('03-fresh-food', {
    title: 'Frische Mahlzeiten',
    slug: 'frische-mahlzeiten',
    description:
      'Gekühlte Gerichte mit Preisen nach Uhrzeit und einer Sperre, sobald die Kühlkette reißt.',
  }),
  product('04-cosmetics', {
    title: 'Kosmetik',
    slug: 'kosmetik',
    description: 'Pflege und Make-up, präsentiert wie in der Boutique und ohne Kratzer ausgegeben.',
  }),
  product('05-electronics', {
    title: 'Elektronik',
    slug: 'elektronik',
    description:
      'Ladegeräte, Kabel und Kopfhörer, wo Akkus leer werden, mit Seriennummer auf jedem Beleg.',
  }),
  product('06-pharmacy-and-care', {
    title: 'Apotheke und Pflege',
    slug: 'apotheke-und-pflege',
    description:
      'Pflaster, Hygiene und vorbereitete Bestellungen nach Ladenschluss, in Fächern, die ihre Temperatur halten.',
  }),
  product('07-coffee-and-hot-drinks', {
    title: 'Kaffee und Heißgetränke',
    slug: 'kaffee-und-heissgetraenke',
    description:
      'Bohnen, Milch, Becher und Wasser in einer Ansicht, damit kein Kaffee am fehlenden Deckel scheitert.',
  }),
  product('08-parcel-pickup', {
    title: 'Paketabholung',
    slug: 'paketabholung',
    description:
      'Pakete, Rückgaben und Übergaben von Mensch zu Mensch, mit einer Tür, die nur der richtige Code öffnet.',
  }),
  goal('expand-footprint', {
    title: 'Mehr Standorte',
    slug: 'mehr-standorte',
    description:
      'Eröffnen Sie Verkaufsstellen in Hallen, auf Bahnsteigen und auf dem Campus, ganz ohne Ladenmiete.',
  }),
  goal('bopis', {
    title: 'Online kaufen, vor Ort abholen',
    slug: 'online-kaufen-vor-ort-abholen',
    description:
      'Übergeben Sie Bestellungen aus dem Netz im Schließfach, Tag und Nacht, per Code oder Scan.',
  }),
  goal('marketing-and-promotions', {
    title: 'Werbung und Aktionen',
    slug: 'werbung-und-aktionen',
    description:
      'Pakete, Happy Hours und Kampagnen auf dem Bildschirm, die pünktlich beginnen und enden.',
  }),
  goal('data-analytics', {
    title: 'Daten und Auswertung',
    slug: 'daten-und-auswertung',
    description:
      'Finden Sie die Fächer, die verdienen, die, die verderben lassen, und die Gründe für beides.',
  }),
  goal('fleet-management', {
    title: 'Flotte steuern',
    slug: 'flotte-steuern',
    description: 'Planen Sie kürzere Touren mit vorgepackter Ware und weniger unnötigen Halten.',
  }),
  goal('customer-satisfaction', {
    title: 'Zufriedene Kunden',
    slug: 'zufriedene-kunden',
    description:
      'Schnelles Bezahlen, klare Preise und Erstattungen, bevor jemand danach fragen muss.',
  }),
];
