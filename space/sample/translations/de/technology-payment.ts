import { section } from '../sample-translation.ts';

export const technologyPayment = [
  ...section(
    'payment',
    {
      title: 'Zahlung und Erstattung',
      summary:
        'Karten, Smartphones, QR-Codes und Ausweise an einem Terminal. Abgebucht wird erst, wenn die Ware ausgegeben ist.',
      bulletPoints: [
        'Der Betrag wird erst reserviert und nach der Ausgabe abgebucht',
        'Ein Warenkorb über benachbarte Automaten hinweg',
        'Abrechnung je Standort, Gebühren ausgewiesen',
      ],
    },
    [
      [
        'Abbuchung nach Ausgabe',
        'Der Betrag wird reserviert, bevor der Motor dreht, und freigegeben, wenn nichts fällt.',
        ['Teilweise Warenkörbe', 'Kein Anruf nötig', 'Der Schacht wird zur Prüfung gesperrt'],
      ],
      [
        'Ausweise und Budgets',
        'Beschäftigte zahlen per Ausweis aus einem Budget, über eine Kostenstelle oder vom Lohn.',
        ['Grenzen je Tag', 'Kostenlose Artikel nach Regel', 'Bericht je Abteilung'],
      ],
    ],
  ),
  ...section(
    'age-check',
    {
      title: 'Alter und Identität prüfen',
      summary:
        'Das Menü beschränkter Ware bleibt gesperrt, bis eine Prüfung bestanden ist, und jede Prüfung hinterlässt einen Eintrag.',
      bulletPoints: [
        'Prüfung vor dem Menü, nicht vor der Zahlung',
        'Mehrere Verfahren, nach Standort und Gesetz gewählt',
        'Ablehnungen werden protokolliert, ohne den Ausweis zu speichern',
      ],
    },
    [
      [
        'Verfahren je Standort',
        'Ausweisleser, Identitäts-App oder Freigabe durch Personal. Ein Standort kann zwei davon verlangen.',
        ['Regeln mit Startdatum', 'Zeitlimit nach der Prüfung', 'Freigabe mit Angabe des Grunds'],
      ],
      [
        'Nachweis der Prüfungen',
        'Uhrzeit, Verfahren, Ergebnis und Automat werden aufbewahrt, Bilder von Ausweisen nicht.',
        ['Aufbewahrung nach Ihrer Vorgabe', 'Export für eine Kontrolle', 'Zugriff nach Rolle'],
      ],
    ],
  ),
  ...section(
    'locker-handover',
    {
      title: 'Übergabe im Schließfach',
      summary:
        'Bestellungen warten auf ein freies Fach, das passt, Codes gehen hinaus, wenn die Tür geschlossen ist, und jede Öffnung wird festgehalten.',
      bulletPoints: [
        'Das kleinste freie Fach, in das die Bestellung passt',
        'Erinnerungen, Fristen und Listen zum Ausräumen',
        'Geteilte Fächer mit Regeln für jeden Mieter',
      ],
    },
    [
      [
        'Bestellungen übernehmen',
        'Bestellungen kommen per Webhook oder Datei aus Ihrem Shop, von der IT-Ausgabe oder vom Zusteller.',
        ['Testmodus', 'Wiederholung nach einer Störung', 'Eine Bestellung in mehreren Fächern'],
      ],
      [
        'Nachweis der Übergabe',
        'Code, Uhrzeit und Türsensor zu jeder Öffnung, dazu ein Foto, wo Sie es einschalten.',
        [
          'Suche nach Bestellnummer',
          'Aufbewahrung nach Ihrer Vorgabe',
          'Antwort auf „Ich habe es nie bekommen“',
        ],
      ],
    ],
  ),
];
