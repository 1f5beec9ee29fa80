import type { toolCards as englishCards, toolWords as english } from '../en/tool-words.ts';
import type { Translation } from '../wording.ts';

export const toolWords: Translation<typeof english> = {
  trail: 'Planungshilfen',
  title: 'Planungshilfen',
  description:
    'Berechnen Sie Amortisation, Fächer und Transportweg, bevor Sie uns fragen: offene Rechner mit Formeln und Quellen, zum Drucken, als Adresse zum Speichern und zum Teilen.',
  open: 'Öffnen',
  update: 'Berechnen',
  again: 'Neu beginnen',
  ask: 'Zu diesem Ergebnis fragen',
  share:
    'Alle Werte stehen in der Adresse dieser Seite: Kopieren Sie sie oder drucken Sie die Seite, um das Ergebnis weiterzugeben.',
  problems: {
    range: 'Geben Sie eine Zahl von {min} bis {max} ein.',
    text: 'Das lässt sich nicht als Zahl lesen. Geben Sie eine von {min} bis {max} ein.',
    either: 'Welche Zahl ist „{text}“: {one} oder {other}?',
    sign: {
      money:
        '„{sign}“ gehört nicht hierher: Beträge stehen in {currency}, der unten gewählten Währung.',
      percent: '„{sign}“ gehört nicht hierher: Geben Sie einen Anteil in Prozent ein.',
      number: '„{sign}“ gehört nicht hierher: Geben Sie die Zahl allein ein.',
    },
    whole:
      'Die Anteile ergeben zusammen {sum} %: Bringen Sie sie auf 100 % oder lassen Sie alle leer.',
    rising:
      'Geben Sie Werte ein, die von niedrig über erwartet bis hoch steigen oder gleich bleiben.',
    falling:
      'Geben Sie Anteile ein, die von niedrig über erwartet bis hoch fallen oder gleich bleiben: Teure Ware ist der niedrige Fall.',
  },
  noResult: {
    title: 'Noch kein Ergebnis',
    text: {
      one: 'Ein Wert ist nicht verwendbar. Der Satz daneben sagt, welche Zahlen möglich sind.',
      other:
        '{count} Werte sind nicht verwendbar. Der Satz neben jedem sagt, welche Zahlen möglich sind.',
    },
  },
};

export const toolCards: Translation<typeof englishCards> = [
  {
    href: '/tools/payback',
    icon: 'coins',
    title: 'Amortisation eines Automaten',
    text: 'Was vom Monatsumsatz nach Waren, Provision, Kartengebühren und Befüllung bleibt, und wann sich der Automat bezahlt gemacht hat.',
  },
  {
    href: '/tools/locker-size',
    icon: 'package',
    title: 'Größe einer Paketstation',
    text: 'Wie viele Fächer Sie brauchen, damit ein Paket die Station selten voll vorfindet, und welche unserer Anlagen sie haben.',
  },
  {
    href: '/tools/fit',
    icon: 'ruler',
    title: 'Passt der Automat?',
    text: 'Türen, Flure, eine Ecke, ein Aufzug und die Decke, geprüft mit einem Automaten, wie Transporteure ihn drehen und kippen.',
  },
  {
    href: '/machines/compare',
    icon: 'layers',
    title: 'Automaten vergleichen',
    text: 'Zwei bis vier Automaten nebeneinander: was verschieden ist, was gleich ist und wozu Angaben fehlen.',
  },
  {
    href: '/machines',
    icon: 'search',
    title: 'Automaten finden',
    text: 'Automaten und Schließfachanlagen nach Art, Temperatur, Aufstellort, Bezahlung, Größe und Waren.',
  },
  {
    href: '/project',
    icon: 'clipboard-list',
    title: 'Projektliste',
    text: 'Automaten mit Stückzahlen und Ergebnisse dieser Planungshilfen auf einer Liste: zum Teilen, Drucken und Herunterladen oder zum Senden an uns.',
  },
];
