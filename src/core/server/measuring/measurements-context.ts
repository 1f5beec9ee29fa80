import { createContext } from 'react-router';
import type { Analytics } from './analytics/analytics.ts';
import type { VainSearches } from './searches/vain-searches.ts';
import type { VisitCounter } from './visits/visit-counter.ts';
import type { VitalStore } from './vitals/vital-store.ts';

/** What visitors' browsers reported, for the owner's screens. */
export type Measurements = {
  vitals: VitalStore;
  analytics: Analytics;
  visits: VisitCounter;
  vainSearches: VainSearches;
};

export const measurementsContext = createContext<Measurements>();
