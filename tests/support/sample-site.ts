import type { TestParts } from '../../server.ts';
import { startBuiltSite, type BuiltSite } from './built-site.ts';

/** Starts a site of one's own on the sample space, so that a journey may change content without another noticing. */
export const startSampleSite = (
  env: Record<string, string> = {},
  parts?: TestParts,
): Promise<BuiltSite> => startBuiltSite({ CONTENT_SOURCE: 'sample', ...env }, parts);
