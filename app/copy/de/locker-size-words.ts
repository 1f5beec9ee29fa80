import type { lockerWords as english } from '../en/locker-size-words.ts';
import type { Translation } from '../wording.ts';

export const lockerWords: Translation<typeof english> = {
  title: 'Wie viele Fächer braucht eine Paketstation?',
  short: 'Fächerzahl',
  description:
    'Fächer für Ihre Pakete pro Tag, ihre Liegezeit und die Spitze, die Sie erwarten, bei dem Risiko einer vollen Station, das Sie akzeptieren; dazu passende Anlagen von uns.',
  groups: { parcels: 'Pakete', dwell: 'Stunden im Fach', sizes: 'Paketgrößen', use: 'Die Station' },
  parcels: 'Pakete an einem Tag mit Lieferung',
  peak: 'Spitze, Vielfaches eines normalen Tages',
  overflow: 'Akzeptiertes Risiko einer vollen Station (%)',
  overflowHint:
    'So viele von hundert Paketen finden in der vollsten Stunde einer Spitzenwoche kein freies Fach.',
  dwell: 'Mittlere Liegezeit eines Pakets in Stunden, nach Liefertag',
  dwellHint: 'Lassen Sie Tage leer, an denen nichts geliefert wird.',
  days: {
    mon: 'Montag',
    tue: 'Dienstag',
    wed: 'Mittwoch',
    thu: 'Donnerstag',
    fri: 'Freitag',
    sat: 'Samstag',
    sun: 'Sonntag',
  },
  shares: 'Anteil der Pakete nach dem kleinsten Fach, in das sie passen (%)',
  sharesHint:
    'Zusammen 100. Lassen Sie alle leer, wenn Sie es nicht wissen: Dann zählt jedes Fach gleich.',
  sizes: { small: 'Klein', medium: 'Mittel', large: 'Groß', 'extra-large': 'Extragroß' },
  goods: 'Was darin liegt',
  goodsKinds: { parcels: 'Pakete', cooled: 'Gekühlte Ware' },
  place: 'Wo sie steht',
  undecided: 'Noch offen',
  fieldOfRow: '{row}: {of}',
  result: 'Ergebnis',
  doors: { one: '1 Fach', other: '{count} Fächer' },
  load: 'In der vollsten Stunde einer Spitzenwoche ({days}) lägen im Mittel bis zu {parcels} Pakete gleichzeitig in der Station.',
  loadAlways:
    'Zu jeder Stunde einer Spitzenwoche lägen im Mittel {parcels} Pakete gleichzeitig in der Station.',
  table: {
    caption: 'Fächer nach Größe',
    size: 'Größe',
    parcels: 'Pakete zugleich',
    doors: 'Fächer',
    overflow: 'Risiko: keins frei',
    any: 'Jede',
  },
  set: {
    title: 'Passende Anlagen von uns',
    line: '{count} × {title}',
    total: {
      one: '1 Schrank mit {doors} Fächern. Ein Paket kann in einem größeren Fach liegen, als es braucht.',
      other:
        '{count} Schränke mit {doors} Fächern. Ein Paket kann in einem größeren Fach liegen, als es braucht.',
    },
    add: 'Diese Anlagen auf meine Liste setzen',
    unknown: 'Noch nennt keine unserer Schließfachanlagen ihre Fächer.',
    tooSmall:
      'Keine unserer Schließfachanlagen mit Angaben zu den Fächern hat ein Fach der größten Größe, die Sie brauchen.',
    unsuited:
      'Keine unserer Schließfachanlagen mit Angaben zu den Fächern passt zu dieser Ware und diesem Ort.',
    tooMany: 'Eine Anlage mit so vielen Fächern planen wir besser gemeinsam.',
    ask: 'Bei uns anfragen',
  },
  inputs: {
    parcels: '{parcels} Pakete an einem Tag mit Lieferung, in der Spitze mal {peak}.',
    overflow: 'Akzeptiertes Risiko einer vollen Station: {share}.',
    dwell: '{day}: im Mittel {hours} Stunden',
    noDeliveries: '{day}: keine Lieferung',
    days: '{from} bis {to}',
    size: '{size}: {share} der Pakete',
  },
  used: 'Verwendete Werte',
  formula: {
    title: 'So wird gerechnet',
    lines: [
      'Belegung = Pakete, die gleichzeitig in der Station lägen: Pakete pro Stunde × mittlere Liegezeit, Stunde für Stunde durch die Woche, samt dem, was aus früheren Tagen und Wochen noch liegt; gerechnet für Liegezeiten, die alle gleich sind, und für solche, die weit streuen (exponentiell), wovon die größere Zahl gilt',
      'die vollste Stunde der Woche entscheidet; der Spitzenfaktor vervielfacht jeden Tag der Woche',
      'Wochentage gleich: Risiko, dass von n Fächern keins frei ist (Erlang B): B(0) = 1, B(n) = Belegung × B(n\u00a0−\u00a01) / (n + Belegung × B(n\u00a0−\u00a01))',
      'Wochentage verschieden: Risiko, dass n oder mehr Pakete gleichzeitig da wären, bei einer Poisson-Verteilung um die Belegung: 1 − (1 − B(n)) × (1 − B(n\u00a0+\u00a01)) × …',
      'Fächer = das kleinste n, dessen Risiko nicht über dem akzeptierten liegt; bei Angabe von Anteilen für jede Größe einzeln',
    ],
    assumptions:
      'Pakete kommen einzeln, zu jeder Zeit eines Liefertags, und eines, das kein freies Fach findet, wird anderswohin gebracht. Das Ergebnis gilt für Liegezeiten, die alle gleich sind, und für solche, die so weit streuen wie exponentielle; sind die Wochentage gleich, für jede Streuung. Jede Größe hat hier ihre eigenen Fächer; im Betrieb nehmen größere Fächer auch kleinere Pakete auf, eine Station ist also eher weniger voll als angegeben.',
    batchesTitle: 'Wenn ein Zusteller viele Pakete auf einmal bringt',
    batches:
      'Dann ist eine Station öfter voll als geplant. Durchgespielt mit 60 Paketen pro Tag, die 24 Stunden liegen, und den 75 Fächern, die 1 % verlangt, lag das Risiko höher: um {batches}. Akzeptieren Sie oben ein kleineres Risiko oder fragen Sie uns, wenn die meisten Pakete in einer Tour kommen.',
    batch: '{points} Prozentpunkte bei {size} Paketen auf einmal',
    checked:
      'Geprüft an einer Simulation einzelner Pakete über 7.000 Tage, mit beiden Arten von Liegezeiten und mit verschiedenen Tagen: Ohne Häufungen finden in der vollsten Stunde nicht mehr Pakete kein freies Fach als angegeben, auf einen halben Prozentpunkt genau.',
    version: 'Formel, Version {version}',
  },
  sources: {
    title: 'Woher die ersten Werte stammen',
    description:
      'Sie beschreiben einen Ort, ein Haus mit 300 Wohnungen, und sind nur ein Anfang; Ihre eigenen Zählungen sind besser.',
    list: [
      {
        label: 'Pakete pro Tag: 55',
        name: 'The Parcel Port, Größe von Paketstationen für Wohngebäude',
        year: 'ohne Datum, abgerufen 2026',
        url: 'https://theparcelport.com/smart-locker-sizing-for-residential-buildings/',
        how: 'Die Mitte von 50 bis 60 Paketen für ein Gebäude mit 300 Wohnungen.',
      },
      {
        label: 'Stunden im Fach: 12',
        name: 'Unser Beispiel, neben einem Bericht von trans.info',
        year: '2026',
        url: 'https://trans.info/en/postnord-parcel-locker-362891',
        how: 'Ein halber Tag, für Menschen, die auf dem Heimweg an der Station vorbeikommen. In den öffentlichen Paketstationen von PostNord in Norwegen waren es 2022 im Mittel 31,6 Stunden, wie trans.info berichtete.',
      },
      {
        label: 'Spitze: 2',
        name: 'Luxer One',
        year: 'ohne Datum, abgerufen 2026',
        url: null,
        how: 'Mengen in der Spitze „nahezu verdoppelt“; andere nennen das Drei- bis Fünffache.',
      },
      {
        label: 'Akzeptiertes Risiko: 1 %',
        name: 'Unser Beispiel',
        year: '2026',
        url: null,
        how: 'Das entscheiden Sie: Die letzten Pakete abzudecken, kostet die meisten Fächer.',
      },
      {
        label: 'Anteile nach Größe: keine',
        name: 'Kein erster Wert',
        year: '2026',
        url: null,
        how: 'Wir haben keine mit Quelle und Jahr gefunden.',
      },
    ],
  },
  resultTitle: 'Paketstation: {doors}',
};
