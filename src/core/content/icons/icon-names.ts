import { toText } from '../mapping/read-fields.ts';

/** The Lucide icons that pages draw, by their present names, as their files are called. */
export const ICON_NAMES = [
  'activity',
  'award',
  'badge-check',
  'badge-percent',
  'battery',
  'bell',
  'box',
  'boxes',
  'building-2',
  'calendar-clock',
  'camera',
  'chart-column',
  'chart-line',
  'chart-pie',
  'circle-check',
  'circle-dollar-sign',
  'clipboard-list',
  'clock',
  'cloud',
  'coins',
  'cpu',
  'credit-card',
  'database',
  'factory',
  'file-text',
  'gauge',
  'gift',
  'globe',
  'handshake',
  'headphones',
  'heart',
  'house',
  'id-card',
  'key-round',
  'layers',
  'layout-grid',
  'leaf',
  'lightbulb',
  'lock',
  'lock-open',
  'mail',
  'map',
  'map-pin',
  'megaphone',
  'monitor',
  'network',
  'nfc',
  'package',
  'package-check',
  'package-open',
  'percent',
  'phone',
  'plug',
  'qr-code',
  'receipt',
  'refresh-cw',
  'refrigerator',
  'route',
  'ruler',
  'salad',
  'scan-line',
  'server',
  'settings',
  'shield',
  'shield-check',
  'shopping-bag',
  'shopping-basket',
  'shopping-cart',
  'smartphone',
  'smile',
  'snowflake',
  'sparkles',
  'star',
  'store',
  'tag',
  'target',
  'thermometer',
  'trending-up',
  'truck',
  'users',
  'utensils',
  'wallet',
  'warehouse',
  'weight',
  'wifi',
  'wrench',
  'zap',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** What stands in for a name that we do not draw. */
export const NEUTRAL_ICON: IconName = 'box';

/** Earlier Lucide names, and plain words that editors use. */
const ALIASES: Readonly<Record<string, IconName>> = {
  barchart: 'chart-column',
  barchart2: 'chart-column',
  barchart3: 'chart-column',
  barchart4: 'chart-column',
  linechart: 'chart-line',
  piechart: 'chart-pie',
  chart: 'chart-column',
  analytics: 'chart-column',
  building: 'building-2',
  checkcircle: 'circle-check',
  checkcircle2: 'circle-check',
  check: 'circle-check',
  clipboard: 'clipboard-list',
  cog: 'settings',
  dollarsign: 'circle-dollar-sign',
  fridge: 'refrigerator',
  home: 'house',
  key: 'key-round',
  money: 'circle-dollar-sign',
  payment: 'credit-card',
  pin: 'map-pin',
  refreshccw: 'refresh-cw',
  scan: 'scan-line',
  snow: 'snowflake',
  temperature: 'thermometer',
  unlock: 'lock-open',
  user: 'users',
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
