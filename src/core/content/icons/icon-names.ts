import { toText } from '../mapping/read-fields.ts';

/** The Lucide icons that pages draw, by their present names. */
export const ICON_NAMES = [
  'Activity',
  'Award',
  'BadgeCheck',
  'BadgePercent',
  'Battery',
  'Bell',
  'Box',
  'Boxes',
  'Building2',
  'CalendarClock',
  'Camera',
  'ChartColumn',
  'ChartLine',
  'ChartPie',
  'CircleCheck',
  'CircleDollarSign',
  'ClipboardList',
  'Clock',
  'Cloud',
  'Coins',
  'Cpu',
  'CreditCard',
  'Database',
  'Factory',
  'FileText',
  'Gauge',
  'Gift',
  'Globe',
  'Handshake',
  'Headphones',
  'Heart',
  'House',
  'IdCard',
  'KeyRound',
  'Layers',
  'LayoutGrid',
  'Leaf',
  'Lightbulb',
  'Lock',
  'LockOpen',
  'Mail',
  'Map',
  'MapPin',
  'Megaphone',
  'Monitor',
  'Network',
  'Nfc',
  'Package',
  'PackageCheck',
  'PackageOpen',
  'Percent',
  'Phone',
  'Plug',
  'QrCode',
  'Receipt',
  'RefreshCw',
  'Refrigerator',
  'Route',
  'Ruler',
  'Salad',
  'ScanLine',
  'Server',
  'Settings',
  'Shield',
  'ShieldCheck',
  'ShoppingBag',
  'ShoppingBasket',
  'ShoppingCart',
  'Smartphone',
  'Smile',
  'Snowflake',
  'Sparkles',
  'Star',
  'Store',
  'Tag',
  'Target',
  'Thermometer',
  'TrendingUp',
  'Truck',
  'Users',
  'Utensils',
  'Wallet',
  'Warehouse',
  'Weight',
  'Wifi',
  'Wrench',
  'Zap',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** What stands in for a name that we do not draw. */
export const NEUTRAL_ICON: IconName = 'Box';

/** Earlier Lucide names, and plain words that editors use. */
const ALIASES: Readonly<Record<string, IconName>> = {
  barchart: 'ChartColumn',
  barchart2: 'ChartColumn',
  barchart3: 'ChartColumn',
  barchart4: 'ChartColumn',
  linechart: 'ChartLine',
  piechart: 'ChartPie',
  chart: 'ChartColumn',
  analytics: 'ChartColumn',
  building: 'Building2',
  checkcircle: 'CircleCheck',
  checkcircle2: 'CircleCheck',
  check: 'CircleCheck',
  clipboard: 'ClipboardList',
  cog: 'Settings',
  dollarsign: 'CircleDollarSign',
  fridge: 'Refrigerator',
  home: 'House',
  key: 'KeyRound',
  money: 'CircleDollarSign',
  payment: 'CreditCard',
  pin: 'MapPin',
  refreshccw: 'RefreshCw',
  scan: 'ScanLine',
  snow: 'Snowflake',
  temperature: 'Thermometer',
  unlock: 'LockOpen',
  user: 'Users',
};

const BY_BARE_NAME = new Map<string, IconName>([
  ...Object.entries(ALIASES),
  ...ICON_NAMES.map((name): [string, IconName] => [bareName(name), name]),
]);

/**
 * The icon an editor named in PascalCase, kebab-case or by an earlier name. '' when the editor chose
 * "none"; `unknown` for a name that we do not draw; `missing` when there is no name.
 */
export function toIconName(
  value: unknown,
  { unknown = NEUTRAL_ICON, missing = '' }: { unknown?: IconName; missing?: IconName | '' } = {},
): IconName | '' {
  const bare = bareName(toText(value, 60));
  if (bare === '') return missing;
  return bare === 'none' ? '' : (BY_BARE_NAME.get(bare) ?? unknown);
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
