import type { PictureName } from '../../pictures.ts';
import type { VideoName } from '../../videos.ts';

/** What each picture and each video shows. */
export const assetTitles: Record<PictureName | VideoName, string> = {
  hero: 'Ein Verkaufsautomat und eine Schließfachanlage mit zehn Fächern vor einer Eichenwand in einer hellen Halle',
  divi: 'Verkaufsautomat fürs Freie mit blauem Regendach, beleuchteter Glasfront und Touchscreen',
  wall: 'Weiß-blauer Verkaufsautomat an einer Wand, mit vier Regalen und einem Touchscreen',
  locker:
    'Schließfachanlage mit zehn Fächern und Touchscreen; eine Tür steht offen, darin liegt ein Paket',
  grocery: 'Kartons, Dosen, Flaschen und zwei Früchte auf gelben Sockeln',
  vape: 'Versiegelte Schachteln, Tropfflaschen und Dosen auf fliederfarbenen Sockeln',
  fresh: 'Salatschalen, Saftflaschen, Becher mit Gerichten und Obst auf grünen Sockeln',
  cosmetics: 'Pflegeflaschen, Tiegel und Lippenfarben auf rosa Sockeln',
  coffee:
    'Tüten mit Kaffee, Tee, Haferdrink, Pappbecher und eine Tasse Espresso auf hellbraunen Sockeln',
  electronics: 'Kopfhörer, Ladegerät, Powerbank, Kabel und Ohrhörer auf hellblauen Sockeln',
  pharmacy: 'Verbandkasten, Pflaster, Handgel, Cremes und Masken auf blaugrünen Sockeln',
  parcels:
    'Verklebte Pakete in sieben Größen und eine Rolle Klebeband auf pfirsichfarbenen Sockeln',
  'quiet-corner':
    'Verkaufsautomat mit allen Waren hinter beleuchtetem Glas, zwischen einer Pflanze und einer Bank',
  'break-room': 'Doppelautomat an einer Bürowand neben einem Stehtisch und einer Pflanze',
  canteen: 'Automaten für gekühlte und tiefgekühlte Speisen nebeneinander in einem Flur',
  residence:
    'Schließfachanlage mit zwanzig Fächern und dunkle Paketanlage nebeneinander in einer Eingangshalle',
  'farm-shop': 'Gekühlte Schließfachanlage mit Lebensmittelbestellungen vor einer Eichenwand',
  'ui-dashboard':
    'Betriebsübersicht mit Umsatzkurve, Bestand in Echtzeit und Zustand der Automaten',
  'ui-planogram': 'Belegungsplaner: Ein Produkt wird auf einen leeren Platz gezogen',
  'ui-fleet': 'Karte mit einer Tour von fünf Stopps und dem Zustand der Automaten',
  'ui-timeline':
    'Zeitleiste eines Automaten: Verkäufe, eine Erstattung, eine Befüllung und ein Schacht, der leer wird',
  'ui-cold-chain':
    'Temperatur über einen Tag mit ihrer Grenze, zwei Fühlern und vier gesperrten Schächten',
  'ui-age-check':
    'Gesperrtes Menü geprüfter Ware neben einem Smartphone, das eine bestandene Altersprüfung zeigt',
  'ui-lane-report':
    'Verkäufe je Schacht als Feld von Farbtönen, ein schwacher Schacht hervorgehoben',
  'goal-expand-footprint':
    'Ein Verkaufsautomat, umgeben von kleineren Automaten an sechs weiteren Standorten',
  'goal-bopis': 'Smartphone mit Abholcode neben einer Schließfachanlage mit einem offenen Fach',
  'goal-marketing-and-promotions':
    'Angebotskarte mit zwei Artikeln zu einem Preis und einem Zeichen für die Happy Hour',
  'goal-data-analytics': 'Kurve des Umsatzes je Automat, die nach rechts ansteigt',
  'goal-fleet-management': 'Lieferwagen auf einer gepunkteten Tour zwischen drei Stopps',
  'goal-customer-satisfaction': 'Fünf Sterne über dem Hinweis, dass eine Erstattung gesendet wurde',
  'logo-1': 'Beispiellogo: Sample Works',
  'logo-2': 'Beispiellogo: Sample Campus',
  'logo-3': 'Beispiellogo: Sample Clinic',
  'logo-4': 'Beispiellogo: Sample Hotel',
  'avatar-1': 'Gezeichnetes Porträt, erstes von vier',
  'avatar-2': 'Gezeichnetes Porträt, zweites von vier',
  'avatar-3': 'Gezeichnetes Porträt, drittes von vier',
  'avatar-4': 'Gezeichnetes Porträt, viertes von vier',
  'outdoor-dusk':
    'Beleuchteter Verkaufsautomat im Freien unter seinem Vordach in der Dämmerung, vor einem Unterstand aus Holz',
  'transit-hall':
    'Verkaufsautomat und Schließfachanlage mit zwanzig Fächern auf einem Bahnsteig, dahinter ein Zug',
  'office-wall':
    'Verkaufsautomat an der Wand eines hellen Büros, neben einer Pflanze und einer Theke',
  'divi-front': 'Verkaufsautomat Divi WP fürs Freie, von vorn gesehen',
  'divi-terminal': 'Regale, Touchscreen und Kartenterminal von Divi WP aus der Nähe',
  'wall-right': 'Option 2 Wall Mount, von rechts gesehen',
  'wall-front': 'Option 2 Wall Mount, von vorn gesehen',
  'locker-front': 'Locker 10 Cell von vorn, alle Türen geschlossen',
  'locker-open': 'Locker 10 Cell aus der Nähe, eine Tür offen, darin ein Paket',
  coolfront:
    'Verkaufsautomat für gekühlte Gerichte mit weißem Gehäuse und einer Bediensäule aus Stahl',
  frost: 'Dunkler Automat für Tiefkühlkost mit Glasfront und Touchscreen',
  duo: 'Zwei Gehäuse für Snacks und Getränke, die sich eine blaue Bediensäule teilen',
  locker20: 'Schließfachanlage mit zwanzig Fächern und Touchscreen; eine Tür steht offen',
  parcel: 'Dunkle Paketanlage mit sechs großen Fächern; eine Tür steht offen, darin liegen Pakete',
  'chill-locker':
    'Gekühlte Schließfachanlage mit Glastüren; in den Fächern stehen Lebensmittelbestellungen',
  'coolfront-front': 'Kühlautomat Coolfront, von vorn gesehen',
  'frost-front': 'Tiefkühlautomat Frost, von vorn gesehen',
  'duo-front': 'Doppelautomat Duo, von vorn gesehen',
  'locker20-front': 'Locker 20 Cell von vorn, alle Türen geschlossen',
  'parcel-front': 'Parcel Bank von vorn, eine Tür offen',
  'chill-locker-front': 'Chill Locker von vorn, alle Türen geschlossen',
  'blog-1': 'Blaue Kiste mit Getränken und Snacks, daneben Dosen',
  'blog-2': 'Terminal für kontaktloses Bezahlen neben beleuchteten Regalen, aus der Nähe',
  'blog-3': 'Pakete, eine Papiertüte und ein Smartphone, das eine Abholung anzeigt',
  'blog-4': 'Beleuchtete Regale eines Verkaufsautomaten mit Tüten, Bechern und Flaschen',
  'blog-5':
    'Verkaufsautomat im Freien vor einer beleuchteten Holzwand in der Dämmerung, daneben ein Pflanzkübel',
  'blog-6':
    'Verkaufsautomat und Schließfachanlage mit zwanzig Fächern nebeneinander in einer Bahnhofshalle, von vorn gesehen',
  'planogram-to-shelf-poster': 'Belegungsplaner: Ein Produkt wird in einen freien Schacht gezogen',
  'morning-route-poster': 'Karte mit einer Tour, die von Stopp zu Stopp gezeichnet wird',
  'parcel-handover-poster': 'Schließfachanlage mit einer offenen Tür und einem Paket im Fach',
  'planogram-to-shelf':
    'Von einer Artikelliste zu gefüllten Regalen, mit einem Belegungsplan dazwischen.',
  'morning-route': 'Wie aus den Verkäufen eines Tages die Tour des nächsten Morgens wird.',
  'parcel-handover': 'Ein Paket auf dem Weg von der Theke zu dem Menschen, der den Code hat.',
};
