import { productType } from '../../../model/product-type.ts';
import { features, inUse, translation } from '../sample-translation.ts';

export const productsRegulated = [
  translation(productType, 'product-02-vape', {
    title: 'Vape und Cannabis',
    slug: 'vape-und-cannabis',
    description:
      'Versiegelte Ware nach Altersprüfung, mit Grenzen je Einkauf und lückenlosem Protokoll.',
    mainImageCaption:
      'Nur versiegelte Packungen. Für Erwachsene, wo das Gesetz den Verkauf erlaubt.',
    benefits: [
      'Kein Verkauf ohne bestandene Altersprüfung',
      'Grenzen je Person und je Besuch',
      'Nur versiegelte Packungen, Charge und Steuerzeichen erfasst',
      'Öffnungszeiten und Produkte nach Standort und Gesetz',
      'Jede Prüfung, jede Ablehnung und jeder Verkauf wird protokolliert',
      'Schlichte Anzeige: keine Produktbilder, bis die Prüfung bestanden ist',
    ],
  }),
  ...features('vape', [
    [
      'Erst die Altersprüfung',
      'Das Menü bleibt gesperrt, bis die Identität geprüft ist. Eine Ablehnung beendet den Besuch und wird protokolliert.',
    ],
    [
      'Grenzen je Besuch',
      'Legen Sie eine Höchstmenge nach Stück, Gewicht oder Inhalt fest. Der Warenkorb hält an der Grenze an und nennt den Grund.',
    ],
    [
      'Regeln je Standort',
      'Zeiten, Produkte und Grenzen richten sich nach dem Ort des Automaten und ändern sich an einem Tag, den Sie festlegen.',
    ],
    [
      'Lückenloses Protokoll',
      'Prüfungen, Ablehnungen, Verkäufe, Befüllungen und Türöffnungen stehen in einem Protokoll, das Sie exportieren können.',
    ],
    [
      'Schlichte Anzeige',
      'Der Bildschirm zeigt im Ruhezustand nur Text. Nichts darauf richtet sich an Minderjährige.',
    ],
  ]),
  inUse(
    'vape-licensed-shop',
    'Im Fachgeschäft mit Genehmigung',
    'Ein Automat hinter der Einlasskontrolle bedient Erwachsene, während an der Theke beraten wird.',
  ),
  inUse(
    'vape-order-pickup',
    'Abholung geprüfter Bestellungen',
    'Online bestellte und bezahlte Ware wartet im Fach. Bevor die Tür öffnet, wird das Alter noch einmal geprüft.',
  ),
  translation(productType, 'product-06-pharmacy-and-care', {
    title: 'Apotheke und Pflege',
    slug: 'apotheke-und-pflege',
    description:
      'Pflaster, Hygiene und vorbereitete Bestellungen nach Ladenschluss, in Fächern, die ihre Temperatur halten.',
    mainImageCaption:
      'Vorbereitete Bestellungen warten in nummerierten Fächern, bis der Code eingegeben wird.',
    benefits: [
      'Abholung vorbereiteter Bestellungen zu jeder Zeit',
      'Namen stehen weder auf dem Bildschirm noch auf dem Etikett',
      'Gekühlte Fächer mit einem Protokoll je Gruppe',
      'Grenzen für Ware, die nur in kleinen Mengen abgegeben wird',
      'Eine Videoverbindung zum Personal, wo sie vorgeschrieben ist',
    ],
  }),
  ...features('pharmacy-and-care', [
    [
      'Diskrete Abholung',
      'Die Nachricht enthält einen Code, nicht den Namen des Produkts. Der Bildschirm zeigt nur die Nummer des Fachs.',
    ],
    [
      'Temperaturgruppen',
      'Fächer sind als ungekühlt, kühl oder gekühlt gruppiert. Verlässt eine Gruppe ihren Bereich, bleibt die Bestellung verschlossen.',
    ],
    [
      'Freigabe in zwei Schritten',
      'Bevor die Tür öffnet, kann ein zweiter Code oder das Geburtsdatum abgefragt werden.',
    ],
    [
      'Für jeden Tag',
      'Pflaster, Masken und Hygieneartikel gibt es ohne Bestellung aus Schächten neben den Fächern.',
    ],
  ]),
  inUse(
    'pharmacy-after-hours',
    'Ausgabe nach Ladenschluss',
    'Schließfächer in der Außenwand übergeben Bestellungen, die tagsüber vorbereitet wurden.',
  ),
  inUse(
    'pharmacy-campus-care',
    'Pflegestation auf dem Campus',
    'Hygieneartikel rund um die Uhr in einem Gang, in dessen Nähe Personal ist, aber nicht immer.',
  ),
  translation(productType, 'product-08-parcel-pickup', {
    title: 'Paketabholung',
    slug: 'paketabholung',
    description:
      'Pakete, Rückgaben und Übergaben von Mensch zu Mensch, mit einer Tür, die nur der richtige Code öffnet.',
    mainImageCaption: 'Große Fächer, per Code oder Scan geöffnet.',
    benefits: [
      'Zustellung und Rückgabe in einer Anlage',
      'Zusteller, Läden und Nachbarn teilen sich die Fächer nach Regeln',
      'Erinnerung vor der Frist, danach Gebühr oder Rücksendung',
      'Foto und Uhrzeit zu jeder Öffnung',
      'Die Größe wird auf das Paket abgestimmt, bevor eine Tür öffnet',
    ],
    videoTitle: 'Ein Paket wechselt den Besitzer',
    videoDescription:
      'Zehn Sekunden im Hochformat: Das Paket kommt hinein, der Code geht hinaus, die Tür öffnet sich.',
  }),
  ...features('parcel-pickup', [
    [
      'Die passende Größe',
      'Der Zusteller scannt das Etikett, und das kleinste freie Fach, das passt, öffnet sich.',
    ],
    [
      'Geteilte Fächer',
      'Reservieren Sie Fächer für Mieter, Läden oder Zusteller, und verleihen Sie die freien, wenn viel los ist.',
    ],
    [
      'Fristen',
      'Erinnerungen gehen per E-Mail oder SMS hinaus. Was niemand abholt, steht auf der Liste für den nächsten Besuch.',
    ],
    [
      'Nachweis der Übergabe',
      'Zu jeder Öffnung werden Uhrzeit und Code gespeichert, und ein Foto des offenen Fachs, wo Sie es einschalten.',
    ],
  ]),
  inUse(
    'parcel-residents',
    'Hausbewohner',
    'Einige große Fächer im Eingang ersetzen Zettel an der Tür.',
  ),
  inUse(
    'parcel-repair-shop',
    'Reparaturwerkstatt',
    'Kunden bringen und holen Reparaturen außerhalb der Öffnungszeiten und zahlen am Bildschirm.',
  ),
];
