import { FEATURE_PARTS } from '#feature-parts';
import type { PartsOfFeature } from '../parts-of-feature.ts';

/** Where features lead from a machine. */
export const machineLinks: NonNullable<PartsOfFeature['machineLinks']> = (...asked) =>
  FEATURE_PARTS.flatMap((parts) => parts.machineLinks?.(...asked) ?? []);
