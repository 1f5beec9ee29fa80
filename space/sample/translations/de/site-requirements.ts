import { siteRequirements as type } from '../../../model/machine.ts';
import { translation } from '../sample-translation.ts';

const ONE_OUTLET =
  'Eine geerdete Steckdose im Umkreis von 1,5 m, 230 V oder 115 V, mit eigenem Stromkreis';
const ANY_LINE = 'Eine Ethernet-Dose oder stabiler 4G-Empfang am Standplatz';
const FOOD_PERMIT = 'Den Verkauf von Lebensmitteln bei der örtlichen Behörde anmelden';
const AIR = 'Ein Raum zwischen 16 und 25 °C mit Luftwechsel';

export const siteRequirements = [
  translation(type, 'site-outdoor', {
    floor: [
      'Ein ebener Untergrund aus Beton oder Pflaster, der 500 kg trägt und vom Automaten weg entwässert',
      'Vier Ankerpunkte, an den Ecken des Untergrunds gebohrt',
    ],
    power: [
      ONE_OUTLET,
      'Eine Außensteckdose oder Kabelverschraubung mit Fehlerstromschutzschalter',
    ],
    network: [ANY_LINE],
    ventilation: ['Nichts hinter dem Automaten lagern, nichts an die Seiten lehnen'],
    access: [
      'Ein befestigter Weg für einen Hubwagen',
      'Platz, um die Tür zu öffnen, während Menschen vorbeigehen',
    ],
    permits: [
      'Einwilligung des Grundeigentümers',
      'Bei der Gemeinde nach der Nutzung öffentlichen Grunds fragen',
    ],
  }),
  translation(type, 'site-wall', {
    floor: ['Eine tragende Wand, die 200 kg an der Montageschiene hält'],
    power: [ONE_OUTLET],
    network: ['WLAN, eine Ethernet-Dose oder stabiler 4G-Empfang an der Wand'],
    ventilation: ['Die obere Kante bleibt frei'],
    access: [
      'Zwei Personen, um das Gerät aufzuhängen',
      'Freier Boden vor der Wand, um es zu befüllen',
    ],
  }),
  translation(type, 'site-chilled', {
    floor: ['Ein ebener Boden, der 700 kg auf vier Füßen trägt'],
    power: [
      'Eine geerdete Steckdose im Umkreis von 1,5 m mit eigenem Stromkreis, ohne Zeitschaltuhr',
    ],
    network: [ANY_LINE],
    ventilation: [AIR, 'Nichts oben auf dem Automaten'],
    access: ['Türen und Aufzug breit genug für den Automaten auf einem Hubwagen'],
    permits: [FOOD_PERMIT],
  }),
  translation(type, 'site-two-cabinets', {
    floor: ['Ein ebener Boden, der 1.000 kg auf acht Füßen trägt'],
    power: [
      'Zwei geerdete Steckdosen im Umkreis von 1,5 m mit eigenen Stromkreisen, ohne Zeitschaltuhr',
    ],
    network: [ANY_LINE],
    ventilation: [AIR],
    access: ['Türen und Aufzug breit genug für ein Gehäuse auf einem Hubwagen'],
    permits: [FOOD_PERMIT],
  }),
  translation(type, 'site-locker', {
    floor: [
      'Ein ebener Boden, der 450 kg trägt',
      'Eine Wand hinter den Säulen, um sie gegen Kippen zu sichern',
    ],
    power: [ONE_OUTLET],
    network: [ANY_LINE],
    access: ['Ein stufenloser Weg für Menschen im Rollstuhl', 'Platz für einen Rollbehälter davor'],
    permits: [
      'Einwilligung des Vermieters',
      'In einem Fluchtweg die Einwilligung des Brandschutzbeauftragten',
    ],
  }),
];
