import type { projectWords as english } from '../en/project-words.ts';
import type { Translation } from '../wording.ts';

export const projectWords: Translation<typeof english> = {
  title: 'Projektliste',
  description:
    'Sammeln Sie Automaten, Stückzahlen und Ergebnisse unserer Planungshilfen auf einer Liste. Ihre Adresse ist die Liste: Speichern, teilen oder drucken Sie sie oder senden Sie sie mit einer Anfrage.',
  intro:
    'Automaten, Stückzahlen und Ergebnisse an einem Ort. Die Adresse dieser Seite ist die Liste selbst: Speichern oder teilen Sie sie oder senden Sie sie uns mit einer Anfrage.',
  trail: 'Projektliste',
  formulaVersion: 'Formeln: Version {version}',
  inputs: 'Eingegebene Werte',
  card: {
    label: 'Wird mitgesendet',
    remove: 'Entfernen',
    sendAlong: 'Ihre Projektliste mitsenden',
  },
  machines: {
    title: 'Automaten',
    quantityShort: 'Anzahl',
    remove: 'Entfernen',
    update: 'Liste aktualisieren',
    range: 'Geben Sie eine ganze Zahl von 0 bis {most} ein; 0 nimmt den Automaten von der Liste.',
    removed: 'Von der Liste genommen: {machine}.',
    undo: 'Zurücklegen',
    kinds: { vending: 'Verkaufsautomat', locker: 'Schließfachanlage' },
  },
  addToList: 'Auf die Projektliste',
  sums: {
    title: 'Zusammen',
    pieces: 'Stück',
    names: {
      widthMm: 'Breite nebeneinander',
      weightKg: 'Gewicht ohne Waren',
      currentA: 'Strom, alle zugleich',
    },
    partly: '{value}; ohne Angabe: {unstated} von {pieces}',
    none: 'Nicht angegeben',
  },
  results: {
    title: 'Ergebnisse',
    change: 'Eingaben ändern',
    remove: 'Entfernen',
  },
  add: {
    title: 'Zur Liste hinzufügen',
    machine: 'Automat',
    choose: 'Automat wählen',
    quantity: 'Anzahl',
    address: 'Adresse eines Ergebnisses, eines Automaten oder einer anderen Liste dieser Website',
    addressHint: 'Öffnen Sie die Seite, kopieren Sie ihre Adresse und fügen Sie sie hier ein.',
    addressUnknown:
      'Das ist keine Adresse eines Automaten, eines Ergebnisses oder einer Liste dieser Website. Kopieren Sie die ganze Adresse aus dem Browser.',
    button: 'Hinzufügen',
  },
  empty: {
    title: 'Auf dieser Liste steht noch nichts',
    text: 'Drücken Sie „Auf die Projektliste“ auf der Seite eines Automaten oder bei einem Ergebnis oder wählen Sie hier einen Automaten.',
    machines: 'Alle Automaten ansehen',
  },
  left: {
    title: 'Weggelassen',
    missing: 'Einen Automaten „{slug}“ gibt es auf dieser Website nicht.',
    unreadable: '„{text}“ bezeichnet weder einen Automaten noch ein Ergebnis.',
    result:
      'Das Ergebnis unter {address} lässt sich nicht berechnen: Was dort eingegeben wurde, passt nicht.',
    beyond:
      'Weitere Einträge ohne Platz: {count}. Eine Liste fasst höchstens {machines} Automaten und {results} Ergebnisse.',
  },
  onward: {
    title: 'Wie weiter?',
    send: 'Mit einer Anfrage senden',
    pdf: 'Als PDF herunterladen',
    print: 'Drucken',
    share: 'Adresse dieser Liste',
    shareHint: 'Wer sie öffnet, sieht diese Liste. Bei uns wird nichts davon gespeichert.',
    copy: 'Kopieren',
  },
  pdf: {
    address:
      'Unter dieser Adresse sehen Sie die Liste auf dem heutigen Stand, können sie ändern oder uns senden:',
    closing:
      'Automaten und Formeln nach dem Stand vom {day}. Eine neuere Version einer Formel kann ein anderes Ergebnis liefern.',
    refused:
      'Zu dieser Liste gibt es noch keine Datei: In ihrer Adresse ist etwas zu berichtigen. Was, sagt die Seite /project mit derselben Abfrage.',
  },
};
