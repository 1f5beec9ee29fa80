import { createContext } from 'react-router';
import type { Analytics } from './analytics/analytics.ts';
import type { VitalStore } from './vitals/vital-store.ts';

/** What visitors' browsers told, for the owner's screens. */
export type Measurements = { vitals: VitalStore; analytics: Analytics };

export const measurementsContext = createContext<Measurements>();
