import type { finderWords as english } from '../en/finder-words.ts';
import type { Translation } from '../wording.ts';

export const finderWords: Translation<typeof english> = {
  title: 'Automaten finden',
  text: 'Wählen Sie, worauf es ankommt. Die Zahl sagt, wie viele Automaten bei einer Auswahl übrig bleiben.',
  fold: 'Automaten filtern',
  facets: {
    kind: 'Art',
    temperature: 'Temperatur',
    place: 'Aufstellort',
    payment: 'Zahlungsschnittstelle',
    size: 'Breite',
    goods: 'Waren',
  },
  kinds: { vending: 'Verkaufsautomat', locker: 'Schließfachanlage' },
  sizes: {
    metric: { narrow: 'Bis 70 cm', medium: 'Über 70 bis 100 cm', wide: 'Über 100 cm' },
    imperial: { narrow: 'Bis 27,5 in', medium: 'Über 27,5 bis 39,3 in', wide: 'Über 39,3 in' },
  },
  places: { indoor: 'Innen', sheltered: 'Überdacht', outdoor: 'Im Freien' },
  option: '{name} ({count})',
  show: 'Automaten anzeigen',
  found: { one: '1 von {all} Automaten passt.', other: '{count} von {all} Automaten passen.' },
  chosen: 'Gewählt',
  remove: '{facet} entfernen: {name}',
  clear: 'Alle Automaten anzeigen',
  unknown: 'Fehlt bei einem Automaten eine Angabe, wird er dort nicht mitgezählt.',
  ignored: 'Hier nicht bekannt und weggelassen: {values}.',
  quoted: '„{value}“',
  none: {
    title: 'Kein Automat erfüllt all das',
    text: 'Nehmen Sie etwas davon weg oder sehen Sie sich alle Automaten an.',
    without: { one: 'Ohne „{name}“: 1 Automat', other: 'Ohne „{name}“: {count} Automaten' },
  },
  compare: {
    tick: 'Vergleichen',
    of: '{title} vergleichen',
    title: 'Automaten vergleichen',
    text: 'Wählen Sie zwei bis vier Automaten aus und sehen Sie sie nebeneinander.',
    button: 'Vergleichen',
  },
};
