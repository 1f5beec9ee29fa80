import type { SiteFeature } from './core/site-feature.ts';
import { redirects } from './features/redirects/feature.ts';
import { tools } from './features/tools/feature.ts';

/**
 * What the site has beside its core, in the order in which the owner's menu shows it. A feature is its folder and its row
 * here: `npm run without -- redirects` shows that the site is whole without both.
 */
export const FEATURES: readonly SiteFeature[] = [redirects, tools];
