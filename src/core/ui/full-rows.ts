/** How many columns of three a card asks for on a wide screen: two for one that carries a picture. */
export type CardSize = 1 | 2;

export type CardPlace = {
  /** Classes of the card's list item, within FULL_ROWS_GRID. */
  className: string;
  /** How much of a wide row the card takes. */
  width: 'third' | 'half' | 'two-thirds' | 'whole';
};

/** The list around the cards: one column on a phone, two on a tablet, six parts on a wide screen. */
export const FULL_ROWS_GRID = 'card-grid gap-5 md:grid-cols-2 lg:grid-cols-6';

const WIDE: Record<number, Omit<CardPlace, 'className'> & { span: string }> = {
  2: { width: 'third', span: 'lg:col-span-2' },
  3: { width: 'half', span: 'lg:col-span-3' },
  4: { width: 'two-thirds', span: 'lg:col-span-4' },
  6: { width: 'whole', span: 'lg:col-span-6' },
};
const TABLET_WHOLE = 'md:max-lg:col-span-2';

/**
 * Places cards so that every row is filled and no card is left alone beside an empty place: three, or
 * two wider ones, or one across. The order stays. A set in which wide cards cannot be placed well gets
 * equal cards.
 */
export function toFullRows(sizes: readonly CardSize[]): CardPlace[] {
  const asked = bestRows(sizes, 3);
  const equal = bestRows(
    sizes.map(() => 1),
    3,
  );
  const rows = asked.cost <= equal.cost + MIXED_HEIGHTS ? asked.rows : equal.rows;
  const wide = rows.flatMap((row) => row.map((size) => (size * 6) / sum(row)));
  const tablet = bestRows(sizes, 2).rows.flatMap((row) => row.map(() => row.length === 1));
  return wide.map((parts, card) => {
    const { width, span } = WIDE[parts] ?? WIDE[6]!;
    return { width, className: tablet[card] ? `${span} ${TABLET_WHOLE}` : span };
  });
}

type Rows = { cost: number; rows: CardSize[][] };

/** What a picture card of a third costs: its neighbours without a picture are left with empty space. */
const MIXED_HEIGHTS = 3;
const ALONE: Record<CardSize, number> = { 1: 5, 2: 3 };

/** The cheapest way to cut the cards into rows of at most `columns`; full rows come first among equals. */
function bestRows(sizes: readonly CardSize[], columns: number): Rows {
  const best: Rows[] = [];
  best[sizes.length] = { cost: 0, rows: [] };
  for (let start = sizes.length - 1; start >= 0; start--) {
    for (let end = Math.min(start + columns, sizes.length); end > start; end--) {
      const row = sizes.slice(start, end);
      const rest = best[end];
      if (sum(row) > columns || !rest) continue;
      const cost = rest.cost + costOf(row, columns);
      if (cost < (best[start]?.cost ?? Infinity)) best[start] = { cost, rows: [row, ...rest.rows] };
    }
  }
  return best[0] ?? { cost: 0, rows: [] };
}

function costOf(row: CardSize[], columns: number): number {
  if (sum(row) === columns) return 0;
  return row.length === 1 ? ALONE[row[0] ?? 1] : 1;
}

function sum(row: readonly number[]): number {
  return row.reduce((total, size) => total + size, 0);
}
