const SPANS: Record<number, string> = { 1: '', 2: 'lg:col-span-2', 3: 'lg:col-span-3' };

/**
 * Classes of a card that takes the empty places after `count` cards: `columns` in a row on a wide screen,
 * two on a tablet. Null where every row is full. On a phone it stands where it stands on a wide screen.
 */
export function lastSlot(count: number, columns: number): string | null {
  const empty = (columns - (count % columns)) % columns;
  const emptyOnTablet = count % 2 === 1;
  if (empty === 0) return emptyOnTablet ? 'max-md:hidden lg:hidden' : null;
  return `${SPANS[empty] ?? ''} ${emptyOnTablet ? '' : 'md:max-lg:hidden'}`.trim();
}
