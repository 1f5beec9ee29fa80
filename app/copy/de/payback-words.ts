import type {
  paybackFigures as englishFigures,
  paybackWords as english,
} from '../en/payback-words.ts';
import type { Translation } from '../wording.ts';

const CANTALOUPE = {
  name: 'Cantaloupe, Micropayment Trends Report, zitiert von PaymentsJournal',
  year: '2025, Zahlen von 2024',
  url: 'https://www.paymentsjournal.com/cashless-payments-are-a-boon-for-vending-machines/' as const,
} as const;
const PULSE_MONTH = {
  name: 'Pulse RevOps, Monatsumsatz je Verkaufsautomat',
  year: '2026',
  url: 'https://pulserevops.com/industry-kpis/q1145' as const,
} as const;
const PULSE_KPI = {
  name: 'Pulse RevOps, Kennzahlen von Automatenbetreibern',
  year: 'ohne Datum, abgerufen 2026',
  url: 'https://pulserevops.com/industry-kpis/ik0690/reviews' as const,
} as const;
const VMFS = {
  name: 'VMFS USA, wie Kunden bezahlen und was es Sie kostet',
  year: 'ohne Datum, abgerufen 2026',
  url: 'https://vmfsusa.com/blogs/choosing-the-right-vmfs-system/how-customers-pay-and-what-it-costs-you' as const,
} as const;
const FREE_ONLINE_CAL = {
  name: 'FreeOnlineCal, Beispiel seines Automatenrechners',
  year: 'ohne Datum, abgerufen 2026',
  url: 'https://freeonlinecal.com/finance/vending-machine-profitability-calculator' as const,
} as const;
const OURS = { name: 'Unser Beispiel', year: '2026', url: null };

const MONEY = null;

export const paybackFigures: Translation<typeof englishFigures> = {
  visitors: {
    label: 'Besucher, die vorbeikommen',
    unit: 'pro Tag',
    source: { ...OURS, how: 'Tragen Sie ein, was Sie an Ihrem Standort zählen.' },
  },
  share: {
    label: 'Anteil der Besucher, die kaufen',
    unit: '%',
    source: {
      ...PULSE_MONTH,
      how: 'Zurückgerechnet: Bei 100 Besuchern pro Tag und dem erwarteten Preis ergeben diese Anteile rund 400 $, 550 $ und 700 $ Umsatz im Monat – die Spanne, die für einen Automaten auf einer gemischten Tour genannt wird.',
    },
  },
  items: {
    label: 'Artikel je Kauf',
    unit: '',
    source: { ...OURS, how: 'Einer: Die Durchschnittskäufe unten sind dann Preise je Artikel.' },
  },
  price: {
    label: 'Preis je Artikel',
    unit: MONEY,
    source: {
      ...CANTALOUPE,
      how: 'Durchschnittskauf mit Bargeld, insgesamt und bargeldlos.',
    },
  },
  goods: {
    label: 'Wareneinsatz, vom Preis',
    unit: '%',
    source: { ...PULSE_MONTH, how: 'Die Enden und die Mitte von 45 bis 55 %.' },
  },
  commission: {
    label: 'Standortprovision, vom Umsatz',
    unit: '%',
    source: {
      name: 'Pyramid Technologies, Leitfaden zum Automatengeschäft',
      year: 'ohne Datum, abgerufen 2026',
      url: 'https://pyramidacceptors.com/',
      how: 'Die Mitte von 5 bis 25 %.',
    },
  },
  cashless: {
    label: 'Bargeldlos bezahlter Umsatz',
    unit: '%',
    source: { ...CANTALOUPE, how: 'Anteil am gesamten Automatenumsatz.' },
  },
  cardRate: {
    label: 'Kartengebühr, vom Betrag',
    unit: '%',
    source: { ...VMFS, how: 'Die Mitte von 3,5 bis 6 %.' },
  },
  cardFee: {
    label: 'Feste Gebühr je Zahlung',
    unit: MONEY,
    source: { ...VMFS, how: 'Die Mitte von 0,10 bis 0,25 $.' },
  },
  cardMonthly: {
    label: 'Kartenleser, pro Monat',
    unit: MONEY,
    source: { ...VMFS, how: 'Die Mitte von 10 bis 25 $.' },
  },
  itemsPerVisit: {
    label: 'Nachgefüllte Artikel je Befüllung',
    unit: '',
    source: { ...FREE_ONLINE_CAL, how: 'Kapazität in dessen Beispiel.' },
  },
  visitCost: {
    label: 'Kosten je Befüllung',
    unit: MONEY,
    source: { ...FREE_ONLINE_CAL, how: 'Kosten in dessen Beispiel.' },
  },
  power: {
    label: 'Stromverbrauch',
    unit: 'kWh pro Tag',
    source: {
      name: 'US-Energieministerium, FEMP, gekühlte Getränkeautomaten',
      year: '2013',
      url: 'http://www2.eere.energy.gov/femp/technologies/eep_beverage_vending_machine.html',
      how: 'Der Höchstwert, den ein Automat aus dem Beispiel dort mit dem Label ENERGY STAR verbrauchen darf.',
    },
  },
  powerPrice: {
    label: 'Preis je kWh',
    unit: MONEY,
    source: {
      name: 'Georgia Power, Business Energy Advisor, Verkaufsautomaten',
      year: 'ohne Datum, abgerufen 2026',
      url: 'https://georgiapower.bizenergyadvisor.com/BEA1/PA/PA_Refrigeration/PA-50',
      how: 'Der Durchschnitt, mit dem dort gerechnet wird.',
    },
  },
  software: {
    label: 'Software und Datentarif, pro Monat',
    unit: MONEY,
    source: {
      name: 'Vendingpreneurs, Wareneinsatz, Gebühren und Gewinnmargen',
      year: 'ohne Datum, abgerufen 2026',
      url: 'https://courses.vendingpreneurs.com/lessons/cost-of-goods-fees-and-profit-margins',
      how: 'Etwa 5 % vom Umsatz, hier von 550 $ im Monat.',
    },
  },
  machine: {
    label: 'Preis des Automaten',
    unit: MONEY,
    source: { ...PULSE_KPI, how: 'Die Mitte von 3.000 bis 8.000 $ für einen neuen Automaten.' },
  },
  setup: {
    label: 'Kartenleser und Einrichtung, einmalig',
    unit: MONEY,
    source: {
      ...VMFS,
      how: 'Die Mitte von 300 bis 500 $ für einen Kartenleser; die Lieferung ist nicht enthalten.',
    },
  },
  lease: {
    label: 'Leasingrate, pro Monat',
    unit: MONEY,
    source: {
      name: 'Kein erster Wert',
      year: '–',
      url: null,
      how: 'Wir haben keinen mit Quelle und Jahr gefunden: Tragen Sie den aus Ihrem Angebot ein.',
    },
  },
};

export const paybackWords: Translation<typeof english> = {
  title: 'Wann macht sich ein Verkaufsautomat bezahlt?',
  short: 'Amortisation',
  description:
    'Amortisation, Marge und Gewinnschwelle eines Verkaufsautomaten mit allen Gebühren: bei niedrigen, erwarteten und hohen Werten, mit der Formel und der Quelle jedes ersten Wertes.',
  groups: {
    sales: 'Umsatz',
    payments: 'Standort und Bezahlung',
    running: 'Betrieb',
    machine: 'Der Automat',
  },
  currency: 'Währung',
  currencyHint:
    'Beträge stehen in dieser Währung und werden nicht umgerechnet. Die ersten Werte stammen aus den Vereinigten Staaten, in US-Dollar.',
  currencyHintOwn: 'Beträge stehen in dieser Währung und werden nicht umgerechnet.',
  way: 'Beschaffung',
  ways: { buy: 'Gekauft', lease: 'Geleast' },
  leaseHint: 'Zählt, wenn der Automat geleast ist; sein Preis zählt dann nicht.',
  cases: { low: 'Niedrig', likely: 'Erwartet', high: 'Hoch' },
  labelWithUnit: '{label} ({unit})',
  fieldOfRow: '{row}: {of}',
  result: 'Ergebnis',
  headline: {
    payback: 'Amortisation bei erwarteten Werten: {time}',
    never: 'Amortisiert sich bei erwarteten Werten nie',
    nothingToPayBack: 'Vorab ist nichts zu zahlen: Ab {items} Artikeln pro Tag bringt er Gewinn',
    losesAlways: 'Bei erwarteten Werten bringt jeder verkaufte Artikel Verlust',
  },
  life: 'Das sind mehr als zehn Jahre. Fragen Sie, wie lange der Automat läuft: So lange muss er mindestens halten, um sich zu bezahlen.',
  unknownCurrency:
    '„{code}“ ist keine Währung dieses Rechners. Wählen Sie eine; Beträge werden nicht umgerechnet.',
  powerOf: {
    stated: 'Wie beim {machine} angegeben.',
    unknown: 'Beim {machine} ist kein Stromverbrauch angegeben: Das ist der Anfangswert.',
  },
  rows: {
    items: 'Verkaufte Artikel im Monat',
    revenue: 'Umsatz im Monat',
    goods: 'Wareneinsatz',
    commission: 'Provision',
    cards: 'Kartengebühren',
    restocking: 'Befüllung',
    power: 'Strom',
    software: 'Software und Datentarif',
    lease: 'Leasing',
    profit: 'Bleibt im Monat',
    margin: 'Marge, vom Umsatz',
    payback: 'Amortisation, Monate',
    breakEven: 'Gewinnschwelle, Artikel pro Tag',
  },
  row: 'Im Monat',
  table: 'Ein Monat bei niedrigen, erwarteten und hohen Werten',
  never: 'nie',
  nothing: 'entfällt',
  none: 'unerreichbar',
  investment: 'Einmalig gezahlt: {amount}.',
  months: { one: '1 Monat', other: '{count} Monate' },
  years: '{months} ({years}\u00a0Jahre)',
  formula: {
    title: 'So wird gerechnet',
    lines: [
      'Käufe im Monat = Besucher pro Tag × 365 / 12 × Anteil, der kauft',
      'Artikel = Käufe × Artikel je Kauf',
      'Umsatz = Artikel × Preis',
      'Kartengebühren = bargeldloser Anteil × (Satz × Umsatz + feste Gebühr × Käufe) + Monatsgebühr',
      'Befüllung = Artikel / Artikel je Befüllung × Kosten je Befüllung',
      'bleibt im Monat = Umsatz − Wareneinsatz − Provision − Kartengebühren − Befüllung − Strom − Software − Leasing',
      'Marge = bleibt im Monat / Umsatz',
      'Amortisation = (Preis des Automaten + Einrichtung) / bleibt im Monat',
      'Gewinnschwelle pro Tag = (Monatsgebühr für Karten + Strom + Software + Leasing) / was von einem Artikel bleibt / (365 / 12)',
    ],
    assumptions:
      'Jeder Monat hat 365 / 12 Tage und gleicht den anderen. Steuern, Inflation, Zinsen, Reparaturen, verdorbene Ware und Diebstahl sind nicht enthalten. Befüllungen sind Durchschnitte und müssen nicht ganzzahlig sein. Der niedrige Fall nimmt die drei niedrigen Werte zusammen, der hohe die drei hohen; tatsächliche Monate sollten also dazwischen liegen.',
    version: 'Formel, Version {version}',
  },
  sources: {
    title: 'Verwendete Werte, und woher die ersten stammen',
    description:
      'Die ersten Werte sind nur ein Anfang. Sie sind für die Vereinigten Staaten veröffentlicht; wo eine Quelle eine Spanne nennt, steht bei uns deren Mitte.',
    descriptionOwn:
      'Die Anfangswerte sind nur ein Ausgangspunkt. Bei jedem steht, woher er kommt; wo keine eigene Quelle genannt ist, gilt er für die USA, in US-Dollar.',
    used: 'Hier verwendet: {used}.',
    first: 'Erster Wert: {first}.',
  },
  resultTitle:
    'Amortisation: {likely} bei erwarteten Werten, {low} bei niedrigen, {high} bei hohen',
  value: '{figure} {unit}',
};
