import { readFileSync } from 'node:fs';
import type { SiteDatabase } from '#server/store/open-database.ts';

const MODEL = new URL('../../docs/threat-model.md', import.meta.url);

/** What the threat model says of every table: the most rows that strangers add, and to which they add none. */
export function readTablesOfStrangers(): { most: Map<string, number>; none: string[] } {
  const [, section = ''] = /^## Tables that strangers write to$(.*?)^## /msu.exec(
    readFileSync(MODEL, 'utf8'),
  )!;
  const rows = section.matchAll(/^\| `(\w+)` +\| ([\d,]+) /gmu);
  const most = new Map(
    [...rows].map(([, name, number]) => [name!, Number(number!.replaceAll(',', ''))]),
  );
  const [others = ''] = /^Only people .*$/mu.exec(section)!;
  return { most, none: [...others.matchAll(/`(\w+)`/gu)].map(([, name]) => name!) };
}

/** The tables of a store with their rows. */
export async function countRows({ query }: SiteDatabase): Promise<Map<string, number>> {
  const tables = await query.introspection.getTables();
  const counts = tables.map(async ({ name }) => {
    const { rows } = await query
      .selectFrom(name as 'inquiries')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return [name, Number(rows)] as const;
  });
  return new Map(await Promise.all(counts));
}
