import type { IconName } from '../icons/icon-names.ts';

/** The icons of the six goals that the specification names, for entries that bring none. */
export const GOAL_ICONS: ReadonlyMap<string, IconName> = new Map([
  ['expand-footprint', 'MapPin'],
  ['bopis', 'PackageCheck'],
  ['marketing-and-promotions', 'Megaphone'],
  ['data-analytics', 'ChartColumn'],
  ['fleet-management', 'Truck'],
  ['customer-satisfaction', 'Smile'],
]);
