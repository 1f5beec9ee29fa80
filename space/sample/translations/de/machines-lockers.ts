import { machine } from '../../../model/machine.ts';
import { inUse, translation } from '../sample-translation.ts';
import { machineWords, payment } from './machine-words.ts';

export const machinesLockers = [
  translation(machine, 'machine-03-locker-10-cell', {
    ...machineWords,
    title: 'Locker 10 Cell',
    description: 'Zehn Fächer um einen Touchscreen, für Abholung und Rückgabe.',
    features: [
      'Zehn Fächer in zwei Größen um einen Touchscreen',
      'Öffnet mit Code, QR-Scan oder Betriebsausweis',
      'Türsensor an jedem Fach, auf Wunsch mit einem Foto der offenen Tür',
      'Abholung, Abgabe, Rückgabe und Ausleihe in einer Anlage',
      'Erinnerungen und eine Frist für Pakete, die niemand abholt',
      'Fächer können auch verkaufen: am Terminal zahlen, die Tür öffnet sich',
    ],
    powerRequirements: '230 V oder 115 V, einphasig, eine Schutzkontaktsteckdose',
    capacity: '10 Fächer: 8 mittlere, 2 große (Beispielaufteilung)',
    paymentOptions: payment.usual,
    connectivity: 'Ethernet, WLAN oder 4G',
    customizationText:
      'Nummerieren Sie die Fächer nach Ihrem Plan, wählen Sie die Größen und folieren Sie die Türen. Weitere Säulen arbeiten mit demselben Bildschirm.',
  }),
  inUse(
    'locker-shop-front',
    'Abholung an der Ladenfront',
    'Bestellungen aus dem Netz warten im Fach neben der Tür und werden vor und nach den Öffnungszeiten abgeholt.',
  ),
  inUse(
    'locker-it-desk',
    'IT-Ausgabe',
    'Reparierte Laptops und Leihladegeräte wechseln per Ausweis den Besitzer, und das Protokoll zeigt, wer was hat.',
  ),
  translation(machine, 'machine-07-locker-20-cell', {
    ...machineWords,
    title: 'Locker 20 Cell',
    description: 'Zwanzig Fächer für Läden und Büros, die den ganzen Tag Bestellungen übergeben.',
    features: [
      'Zwanzig Fächer in zwei Größen',
      'Ein Bildschirm in der Mitte, vom Rollstuhl aus erreichbar',
      'Code, QR-Scan oder Ausweis, je Fachgruppe gewählt',
      'Fächer lassen sich für einen Laden, einen Zusteller oder eine Abteilung reservieren',
      'Protokoll jeder Öffnung mit Uhrzeit und Grund',
      'Bei Stromausfall öffnet ein Schlüssel jedes Fach von Hand',
    ],
    powerRequirements: '230 V oder 115 V, einphasig, eine Schutzkontaktsteckdose',
    capacity: '20 Fächer: 16 mittlere, 4 große (Beispielaufteilung)',
    paymentOptions: payment.usual,
    connectivity: 'Ethernet, WLAN oder 4G',
    customizationText:
      'Mischen Sie Säulen, ergänzen Sie ein Vordach für einen geschützten Platz im Freien, und geben Sie jedem Mieter eigene Farben auf dem Bildschirm.',
  }),
  inUse(
    'locker20-office-tower',
    'Bürohochhaus',
    'Mieter teilen sich eine Anlage in der Eingangshalle. Jede Firma sieht nur ihre eigenen Fächer und ihr eigenes Protokoll.',
  ),
  translation(machine, 'machine-08-parcel-bank', {
    ...machineWords,
    title: 'Parcel Bank',
    description: 'Sechs große Fächer für Zusteller, Hausbewohner und Rückgaben.',
    features: [
      'Sechs große Fächer für Kartons und Koffer',
      'Säulen kommen hinzu, während die Anlage in Betrieb bleibt',
      'Modus für Zusteller: einen Stapel scannen, die Türen öffnen sich nacheinander',
      'Etikettendrucker für Rückgaben als Zubehör',
      'Regel für volle Tage: Ein zweites Paket für dieselbe Person teilt sich das Fach',
      'Nachrichten per E-Mail oder SMS mit Code und Frist',
    ],
    // Size and weight are left to the typed fields, which the site words itself.
    specs: {
      powerRequirements: '230 V oder 115 V, einphasig, eine geerdete Steckdose',
      capacity: '6 große Fächer in 2 Säulen (Beispielaufteilung)',
      Fachgrößen: '4 in Kistengröße, 2 in Koffergröße',
      paymentOptions: 'Kontaktlose Karte für kostenpflichtige Rückgaben',
      connectivity: '4G oder Ethernet',
      manufacturer: 'Beispielhersteller',
      warranty: machineWords.warranty,
      temperature: 'Ungekühlt',
    },
    customizationText:
      'Planen Sie die Säulen nach den Paketen, die Sie erwarten. Für offene Plätze gibt es Dach, Seitenwände und Beleuchtung.',
  }),
  inUse(
    'parcel-housing-estate',
    'Wohnsiedlung',
    'Bewohner holen Pakete auf dem Heimweg ab. Zusteller sind nach einem Stopp fertig statt nach zwanzig Klingeln.',
  ),
  translation(machine, 'machine-09-chill-locker', {
    ...machineWords,
    title: 'Chill Locker',
    description: 'Temperierte Fächer für Lebensmittelbestellungen und Kochboxen.',
    features: [
      'Fächer nach Temperatur gruppiert: ungekühlt, kühl oder gekühlt',
      'Fühler und Protokoll für jede Gruppe',
      'Eine Bestellung bleibt verschlossen, wenn ihre Gruppe den Bereich verlässt',
      'Geteilte Bestellungen: Ein Code öffnet ein kühles und ein ungekühltes Fach',
      'Frist, nach der gekühlte Ware herausgenommen wird',
      'Glastüren, die zeigen, welche Fächer belegt sind',
    ],
    powerRequirements: '230 V, einphasig, eigener Stromkreis',
    capacity: '16 Fächer in 4 Gruppen (Beispielaufteilung)',
    paymentOptions: 'Online bezahlt oder mit kontaktloser Karte am Bildschirm',
    connectivity: '4G, WLAN oder Ethernet',
    customizationText:
      'Bestimmen Sie, wie viele Fächer jede Temperaturgruppe hat und ob ihre Türen aus Glas sind. Im Winter lassen sich Gruppen auf ungekühlt stellen, um Strom zu sparen.',
  }),
  inUse(
    'chill-farm-shop',
    'Hofladen',
    'Gemüsekisten und Milchbestellungen werden am Nachmittag gepackt und am Abend abgeholt.',
  ),
];
