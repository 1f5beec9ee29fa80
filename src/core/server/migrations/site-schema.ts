import type { SchemaOwner } from '#server/store/store.ts';
import { coreSteps } from './core-steps.ts';

/** Everyone with tables in the store, core first: others may refer to its tables, and to no others (decision 154). */
export const siteSchema: readonly SchemaOwner[] = [{ owner: 'core', steps: coreSteps }];
