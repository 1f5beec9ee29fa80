import { link } from './contentful-export.ts';
import type { ExportSys } from './contentful-export.ts';

export const SPACE_ID = 'sample-space';
const ENVIRONMENT_ID = 'master';
export const DEFAULT_LOCALE = 'en-US';

/** When the sample space was set up. Fixed, so that a build does not depend on the day it runs. */
const STARTED_AT = Date.UTC(2025, 10, 3, 9, 0);

const MINUTE_MS = 60_000;

/** A moment `minutes` after the start of the sample space, ISO 8601. */
export function sampleTime(minutes = 0): string {
  return new Date(STARTED_AT + minutes * MINUTE_MS).toISOString();
}

/** What the service would keep of a thing that was created and published once, or created only. */
export function exportSys(
  type: string,
  id: string,
  createdAt: string,
  published = true,
): ExportSys {
  const draft: ExportSys = {
    space: link('Space', SPACE_ID),
    environment: link('Environment', ENVIRONMENT_ID),
    id,
    type,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
  if (!published) return draft;
  return {
    ...draft,
    version: 2,
    publishedVersion: 1,
    publishedCounter: 1,
    publishedAt: createdAt,
    firstPublishedAt: createdAt,
  };
}
