import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgresql';

/** One numbered step forward of the schema. A step that was released is never changed, only followed. */
export type Migration = {
  number: number;
  name: string;
  up(trx: Transaction<Tables>, engine: Engine): Promise<void>;
};
