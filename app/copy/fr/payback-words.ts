import type {
  paybackFigures as englishFigures,
  paybackWords as englishWords,
} from '../en/payback-words.ts';
import type { Translation } from '../wording.ts';

const CANTALOUPE = {
  name: 'Cantaloupe, Micropayment Trends Report, cité par PaymentsJournal',
  year: '2025, chiffres de 2024',
  url: 'https://www.paymentsjournal.com/cashless-payments-are-a-boon-for-vending-machines/' as const,
};
const PULSE_MONTH = {
  name: 'Pulse RevOps, chiffre d’affaires mensuel par distributeur automatique',
  year: '2026',
  url: 'https://pulserevops.com/industry-kpis/q1145' as const,
};
const PULSE_KPI = {
  name: 'Pulse RevOps, indicateurs des exploitants de distributeurs',
  year: 'non daté, consulté en 2026',
  url: 'https://pulserevops.com/industry-kpis/ik0690/reviews' as const,
};
const VMFS = {
  name: 'VMFS USA, comment paient les clients et ce que cela vous coûte',
  year: 'non daté, consulté en 2026',
  url: 'https://vmfsusa.com/blogs/choosing-the-right-vmfs-system/how-customers-pay-and-what-it-costs-you' as const,
};
const FREE_ONLINE_CAL = {
  name: 'FreeOnlineCal, exemple de son calculateur pour distributeurs',
  year: 'non daté, consulté en 2026',
  url: 'https://freeonlinecal.com/finance/vending-machine-profitability-calculator' as const,
};
const OURS = { name: 'Notre exemple', year: '2026', url: null };

const MONEY = null;

export const paybackFigures: Translation<typeof englishFigures> = {
  visitors: {
    label: 'Passages devant la machine',
    unit: 'par jour',
    source: { ...OURS, how: 'Saisissez ce que vous comptez sur place.' },
  },
  share: {
    label: 'Part des passants qui achètent',
    unit: '%',
    source: {
      ...PULSE_MONTH,
      how: 'Calcul inverse : avec 100 passages par jour et le prix probable, ces parts donnent des ventes d’environ 400 $, 550 $ et 700 $ par mois, la fourchette citée pour une machine sur une tournée mixte.',
    },
  },
  items: {
    label: 'Articles par acheteur',
    unit: '',
    source: {
      ...OURS,
      how: 'Un : les achats moyens ci-dessous sont alors les prix d’un article.',
    },
  },
  price: {
    label: 'Prix d’un article',
    unit: MONEY,
    source: {
      ...CANTALOUPE,
      how: 'Achat moyen en espèces, tous paiements confondus et sans espèces.',
    },
  },
  goods: {
    label: 'Coût des marchandises, sur le prix',
    unit: '%',
    source: { ...PULSE_MONTH, how: 'Les extrêmes et le milieu de 45 à 55 %.' },
  },
  commission: {
    label: 'Commission de l’emplacement, sur les ventes',
    unit: '%',
    source: {
      name: 'Pyramid Technologies, guide du métier de la distribution automatique',
      year: 'non daté, consulté en 2026',
      url: 'https://pyramidacceptors.com/',
      how: 'Le milieu de 5 à 25 %.',
    },
  },
  cashless: {
    label: 'Ventes payées sans espèces',
    unit: '%',
    source: { ...CANTALOUPE, how: 'Part de toutes les ventes en distributeur.' },
  },
  cardRate: {
    label: 'Frais de carte, sur le montant',
    unit: '%',
    source: { ...VMFS, how: 'Le milieu de 3,5 à 6 %.' },
  },
  cardFee: {
    label: 'Frais fixes par paiement',
    unit: MONEY,
    source: { ...VMFS, how: 'Le milieu de 0,10 à 0,25 $.' },
  },
  cardMonthly: {
    label: 'Lecteur de cartes, par mois',
    unit: MONEY,
    source: { ...VMFS, how: 'Le milieu de 10 à 25 $.' },
  },
  itemsPerVisit: {
    label: 'Articles rechargés par visite',
    unit: '',
    source: { ...FREE_ONLINE_CAL, how: 'Capacité dans son exemple.' },
  },
  visitCost: {
    label: 'Coût d’une visite de réassort',
    unit: MONEY,
    source: { ...FREE_ONLINE_CAL, how: 'Coût dans son exemple.' },
  },
  power: {
    label: 'Consommation électrique',
    unit: 'kWh par jour',
    source: {
      name: 'Département de l’Énergie des États-Unis, FEMP, distributeurs de boissons réfrigérés',
      year: '2013',
      url: 'http://www2.eere.energy.gov/femp/technologies/eep_beverage_vending_machine.html',
      how: 'Le maximum que peut consommer une machine de son exemple avec le label ENERGY STAR.',
    },
  },
  powerPrice: {
    label: 'Prix du kWh',
    unit: MONEY,
    source: {
      name: 'Georgia Power, Business Energy Advisor, distributeurs automatiques',
      year: 'non daté, consulté en 2026',
      url: 'https://georgiapower.bizenergyadvisor.com/BEA1/PA/PA_Refrigeration/PA-50',
      how: 'La moyenne qui sert à son calcul.',
    },
  },
  software: {
    label: 'Logiciel et réseau, par mois',
    unit: MONEY,
    source: {
      name: 'Vendingpreneurs, coût des marchandises, frais et marges',
      year: 'non daté, consulté en 2026',
      url: 'https://courses.vendingpreneurs.com/lessons/cost-of-goods-fees-and-profit-margins',
      how: 'Environ 5 % des ventes, ici de 550 $ par mois.',
    },
  },
  machine: {
    label: 'Prix de la machine',
    unit: MONEY,
    source: { ...PULSE_KPI, how: 'Le milieu de 3 000 à 8 000 $ pour une machine neuve.' },
  },
  setup: {
    label: 'Lecteur de cartes et mise en service, une fois',
    unit: MONEY,
    source: {
      ...VMFS,
      how: 'Le milieu de 300 à 500 $ pour un lecteur ; la livraison n’est pas comprise.',
    },
  },
  lease: {
    label: 'Loyer, par mois',
    unit: MONEY,
    source: {
      name: 'Pas de première valeur',
      year: '–',
      url: null,
      how: 'Nous n’en avons trouvé aucune avec une source et une année : saisissez celle de votre offre.',
    },
  },
};

export const paybackWords: Translation<typeof englishWords> = {
  title: 'Quand un distributeur automatique est-il amorti ?',
  short: 'Amortissement',
  description:
    'Amortissement, marge et seuil de rentabilité d’un distributeur automatique, tous frais compris : dans un cas bas, probable et haut, avec la formule et la source de chaque première valeur.',
  groups: {
    sales: 'Ventes',
    payments: 'Emplacement et paiements',
    running: 'Exploitation',
    machine: 'La machine',
  },
  currency: 'Devise',
  currencyHint:
    'Les montants sont écrits dans cette devise, sans conversion. Les premières valeurs viennent des États-Unis, en dollars américains.',
  currencyHintOwn: 'Les montants sont écrits dans cette devise et ne sont pas convertis.',
  way: 'Mode d’acquisition',
  ways: { buy: 'Achat', lease: 'Location' },
  leaseHint: 'Compte si la machine est louée ; le prix de la machine ne compte alors pas.',
  cases: { low: 'Bas', likely: 'Probable', high: 'Haut' },
  labelWithUnit: '{label} ({unit})',
  fieldOfRow: '{row} : {of}',
  result: 'Résultat',
  headline: {
    payback: 'Amorti en {time} dans le cas probable',
    never: 'Jamais amorti dans le cas probable',
    nothingToPayBack: 'Rien à payer d’avance : rentable dès {items} articles par jour',
    losesAlways: 'Chaque article est vendu à perte dans le cas probable',
  },
  life: 'C’est plus de dix ans. Demandez combien de temps la machine fonctionnera : elle doit durer au moins aussi longtemps pour être amortie.',
  unknownCurrency:
    '«\u00a0{code}\u00a0» n’est pas une devise de cet outil. Choisissez-en une\u00a0; les montants ne sont pas convertis.',
  powerOf: {
    stated: 'Telle qu’indiquée pour {machine}.',
    unknown: 'Aucune consommation n’est indiquée pour {machine}\u00a0: c’est la valeur de départ.',
  },
  rows: {
    items: 'Articles vendus par mois',
    revenue: 'Ventes par mois',
    goods: 'Marchandises',
    commission: 'Commission',
    cards: 'Frais de carte',
    restocking: 'Réassort',
    power: 'Électricité',
    software: 'Logiciel et réseau',
    lease: 'Loyer',
    profit: 'Reste par mois',
    margin: 'Marge, sur les ventes',
    payback: 'Amortissement, en mois',
    breakEven: 'Seuil de rentabilité, articles par jour',
  },
  row: 'Sur un mois',
  table: 'Un mois dans les cas bas, probable et haut',
  never: 'jamais',
  nothing: 'rien à amortir',
  none: 'hors d’atteinte',
  investment: 'Payé une fois : {amount}.',
  months: { one: '{count} mois', many: '{count} mois', other: '{count} mois' },
  years: '{months} ({years}\u00a0ans)',
  formula: {
    title: 'La méthode de calcul',
    lines: [
      'achats par mois = passages par jour × 365 / 12 × part qui achète',
      'articles = achats × articles par acheteur',
      'ventes = articles × prix',
      'frais de carte = part sans espèces × (taux × ventes + frais fixes × achats) + abonnement mensuel',
      'réassort = articles / articles rechargés par visite × coût d’une visite',
      'reste par mois = ventes − coût des marchandises − commission − frais de carte − réassort − électricité − logiciel − loyer',
      'marge = reste par mois / ventes',
      'amortissement = (prix de la machine + mise en service) / reste par mois',
      'seuil de rentabilité par jour = (abonnement mensuel carte + électricité + logiciel + loyer) / ce qui reste d’un article / (365 / 12)',
    ],
    assumptions:
      'Chaque mois compte 365 / 12 jours et ressemble aux autres. Impôts, inflation, intérêts, réparations, produits périmés et vols ne sont pas compris. Les visites sont des moyennes et pas forcément des nombres entiers. Le cas bas réunit les trois valeurs basses, le cas haut les trois valeurs hautes : les mois réels devraient donc se situer entre les deux.',
    version: 'Formule, version {version}',
  },
  sources: {
    title: 'Valeurs utilisées et origine des premières valeurs',
    description:
      'Les premières valeurs ne servent que de point de départ. Elles ont été publiées pour les États-Unis ; lorsqu’une source donne une fourchette, nous en prenons le milieu.',
    descriptionOwn:
      'Les valeurs de départ ne servent que de point de départ. Chacune porte sa provenance\u00a0; sans source propre, elle vaut pour les États-Unis, en dollars.',
    used: 'Utilisé ici : {used}.',
    first: 'Première valeur : {first}.',
  },
  resultTitle:
    'Amortissement : {likely} dans le cas probable, {low} dans le cas bas, {high} dans le cas haut',
  value: '{figure} {unit}',
};
