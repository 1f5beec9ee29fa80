import type {
  paybackFigures as englishFigures,
  paybackWords as englishPayback,
} from '../en/payback-words.ts';
import type { Translation } from '../wording.ts';

const UNDATED = 'sin fecha, consultado en 2026';
const CANTALOUPE = {
  name: 'Cantaloupe, Micropayment Trends Report, citado por PaymentsJournal',
  year: '2025, cifras de 2024',
  url: 'https://www.paymentsjournal.com/cashless-payments-are-a-boon-for-vending-machines/' as const,
};
const PULSE_MONTH = {
  name: 'Pulse RevOps, ingresos mensuales por máquina expendedora',
  year: '2026',
  url: 'https://pulserevops.com/industry-kpis/q1145' as const,
};
const PULSE_KPI = {
  name: 'Pulse RevOps, indicadores de operadores de vending',
  year: UNDATED,
  url: 'https://pulserevops.com/industry-kpis/ik0690/reviews' as const,
};
const VMFS = {
  name: 'VMFS USA, cómo pagan los clientes y cuánto le cuesta',
  year: UNDATED,
  url: 'https://vmfsusa.com/blogs/choosing-the-right-vmfs-system/how-customers-pay-and-what-it-costs-you' as const,
};
const FREE_ONLINE_CAL = {
  name: 'FreeOnlineCal, ejemplo de su calculadora de vending',
  year: UNDATED,
  url: 'https://freeonlinecal.com/finance/vending-machine-profitability-calculator' as const,
};
const OURS = { name: 'Nuestro ejemplo', year: '2026', url: null };

const MONEY = null;

export const paybackFigures: Translation<typeof englishFigures> = {
  visitors: {
    label: 'Personas que pasan por delante',
    unit: 'al día',
    source: { ...OURS, how: 'Introduzca lo que cuente en su ubicación.' },
  },
  share: {
    label: 'Personas que compran',
    unit: '%',
    source: {
      ...PULSE_MONTH,
      how: 'Deducido: con 100 personas al día y el precio probable, estos porcentajes dan ventas de unos 400, 550 y 700 $ al mes, el intervalo que se cita para una máquina en una ruta mixta.',
    },
  },
  items: {
    label: 'Artículos por comprador',
    unit: '',
    source: {
      ...OURS,
      how: 'Uno: así, las compras medias de más abajo son precios de un artículo.',
    },
  },
  price: {
    label: 'Precio de un artículo',
    unit: MONEY,
    source: { ...CANTALOUPE, how: 'Compra media en efectivo, en conjunto y sin efectivo.' },
  },
  goods: {
    label: 'Coste de la mercancía, sobre el precio',
    unit: '%',
    source: { ...PULSE_MONTH, how: 'Los extremos y el punto medio del intervalo del 45 al 55 %.' },
  },
  commission: {
    label: 'Comisión de la ubicación, sobre las ventas',
    unit: '%',
    source: {
      name: 'Pyramid Technologies, guía del negocio del vending',
      year: UNDATED,
      url: 'https://pyramidacceptors.com/',
      how: 'El punto medio del intervalo del 5 al 25 %.',
    },
  },
  cashless: {
    label: 'Ventas pagadas sin efectivo',
    unit: '%',
    source: { ...CANTALOUPE, how: 'Porcentaje de todas las ventas de vending.' },
  },
  cardRate: {
    label: 'Comisión de tarjeta, sobre el importe',
    unit: '%',
    source: { ...VMFS, how: 'El punto medio del intervalo del 3,5 al 6 %.' },
  },
  cardFee: {
    label: 'Comisión fija por pago',
    unit: MONEY,
    source: { ...VMFS, how: 'El punto medio entre 0,10 y 0,25 $.' },
  },
  cardMonthly: {
    label: 'Lector de tarjetas, al mes',
    unit: MONEY,
    source: { ...VMFS, how: 'El punto medio entre 10 y 25 $.' },
  },
  itemsPerVisit: {
    label: 'Artículos repuestos por visita',
    unit: '',
    source: { ...FREE_ONLINE_CAL, how: 'Capacidad en su ejemplo.' },
  },
  visitCost: {
    label: 'Coste de una visita de reposición',
    unit: MONEY,
    source: { ...FREE_ONLINE_CAL, how: 'Coste en su ejemplo.' },
  },
  power: {
    label: 'Consumo eléctrico',
    unit: 'kWh al día',
    source: {
      name: 'Departamento de Energía de EE. UU., FEMP, máquinas expendedoras de bebidas refrigeradas',
      year: '2013',
      url: 'http://www2.eere.energy.gov/femp/technologies/eep_beverage_vending_machine.html',
      how: 'Lo máximo que puede consumir una máquina de su ejemplo con la etiqueta ENERGY STAR.',
    },
  },
  powerPrice: {
    label: 'Precio del kWh',
    unit: MONEY,
    source: {
      name: 'Georgia Power, Business Energy Advisor, máquinas expendedoras',
      year: UNDATED,
      url: 'https://georgiapower.bizenergyadvisor.com/BEA1/PA/PA_Refrigeration/PA-50',
      how: 'La media con la que calcula.',
    },
  },
  software: {
    label: 'Software y red, al mes',
    unit: MONEY,
    source: {
      name: 'Vendingpreneurs, coste de la mercancía, comisiones y márgenes de beneficio',
      year: UNDATED,
      url: 'https://courses.vendingpreneurs.com/lessons/cost-of-goods-fees-and-profit-margins',
      how: 'Alrededor del 5 % de las ventas, aquí de 550 $ al mes.',
    },
  },
  machine: {
    label: 'Precio de la máquina',
    unit: MONEY,
    source: { ...PULSE_KPI, how: 'El punto medio entre 3000 y 8000 $ por una máquina nueva.' },
  },
  setup: {
    label: 'Lector y puesta en marcha, una vez',
    unit: MONEY,
    source: {
      ...VMFS,
      how: 'El punto medio entre 300 y 500 $ por un lector; no incluye la entrega.',
    },
  },
  lease: {
    label: 'Alquiler, al mes',
    unit: MONEY,
    source: {
      name: 'Sin cifra inicial',
      year: '–',
      url: null,
      how: 'No encontramos ninguna con fuente y año: introduzca la de su oferta.',
    },
  },
};

export const paybackWords: Translation<typeof englishPayback> = {
  title: '¿Cuándo se amortiza una máquina expendedora?',
  short: 'Amortización',
  description:
    'Amortización, margen y punto de equilibrio de una máquina expendedora con todas las comisiones: con cifras bajas, probables y altas, la fórmula y la fuente de cada valor inicial.',
  groups: {
    sales: 'Ventas',
    payments: 'Ubicación y pagos',
    running: 'Explotación',
    machine: 'La máquina',
  },
  currency: 'Moneda',
  currencyHint:
    'Los importes se escriben en esta moneda y no se convierten. Las cifras iniciales son de Estados Unidos, en dólares estadounidenses.',
  currencyHintOwn: 'Los importes se escriben en esta moneda y no se convierten.',
  way: 'Modalidad',
  ways: { buy: 'Compra', lease: 'Alquiler' },
  leaseHint: 'Cuenta si la máquina es de alquiler; en ese caso no cuenta el precio de la máquina.',
  cases: { low: 'Bajo', likely: 'Probable', high: 'Alto' },
  labelWithUnit: '{label} ({unit})',
  fieldOfRow: '{row}: {of}',
  result: 'Resultado',
  headline: {
    payback: 'Con cifras probables, se amortiza en {time}',
    never: 'Con cifras probables, no se amortiza nunca',
    nothingToPayBack:
      'No hay desembolso inicial: a partir de {items} artículos al día, gana dinero',
    losesAlways: 'Con cifras probables, cada artículo vendido pierde dinero',
  },
  life: 'Son más de diez años. Pregunte cuánto durará la máquina: tiene que durar al menos eso para amortizarse.',
  unknownCurrency:
    '«{code}» no es una moneda de esta herramienta. Elija una; los importes no se convierten.',
  powerOf: {
    stated: 'Según se indica para {machine}.',
    unknown: 'Para {machine} no se indica consumo: este es el valor inicial.',
  },
  rows: {
    items: 'Artículos vendidos al mes',
    revenue: 'Ventas al mes',
    goods: 'Mercancía',
    commission: 'Comisión',
    cards: 'Comisiones de tarjeta',
    restocking: 'Reposición',
    power: 'Electricidad',
    software: 'Software y red',
    lease: 'Alquiler',
    profit: 'Queda al mes',
    margin: 'Margen sobre ventas',
    payback: 'Se amortiza en (meses)',
    breakEven: 'Equilibrio (artículos al día)',
  },
  row: 'Por mes',
  table: 'Un mes con cifras bajas, probables y altas',
  never: 'nunca',
  nothing: 'nada que amortizar',
  none: 'con ningún número',
  investment: 'Pago único: {amount}.',
  months: { one: '1 mes', many: '{count} de meses', other: '{count} meses' },
  years: '{months} ({years}\u00a0años)',
  formula: {
    title: 'Cómo se calcula',
    lines: [
      'compras al mes = personas al día × 365 / 12 × porcentaje que compra',
      'artículos = compras × artículos por comprador',
      'ventas = artículos × precio',
      'comisiones de tarjeta = porcentaje sin efectivo × (comisión × ventas + comisión fija × compras) + cuota mensual del lector',
      'reposición = artículos / artículos repuestos por visita × coste de una visita',
      'queda al mes = ventas − coste de la mercancía − comisión de la ubicación − comisiones de tarjeta − reposición − electricidad − software − alquiler',
      'margen = queda al mes / ventas',
      'se amortiza en = (precio de la máquina + puesta en marcha) / queda al mes',
      'punto de equilibrio al día = (cuota mensual del lector + electricidad + software + alquiler) / lo que queda de un artículo / (365 / 12)',
    ],
    assumptions:
      'Cada mes tiene 365 / 12 días y es igual a los demás. No se incluyen impuestos, inflación, intereses, reparaciones, mercancía estropeada ni robos. Las visitas son medias y no tienen por qué ser números enteros. El caso bajo reúne las tres cifras bajas y el alto las tres altas, por lo que los meses reales deberían quedar entre ambos.',
    version: 'Fórmula, versión {version}',
  },
  sources: {
    title: 'Cifras utilizadas y procedencia de las iniciales',
    description:
      'Las cifras iniciales solo sirven como punto de partida. Se publicaron para Estados Unidos; si una fuente da un intervalo, la nuestra es su punto medio.',
    descriptionOwn:
      'Los valores iniciales son solo un punto de partida. Cada uno indica de dónde viene; sin fuente propia, vale para Estados Unidos, en dólares.',
    used: 'Usado aquí: {used}.',
    first: 'Cifra inicial: {first}.',
  },
  resultTitle: 'Amortización: {likely} con cifras probables, {low} con bajas, {high} con altas',
  value: '{figure} {unit}',
};
