/** The log, metrics, and what browsers tell. What other parts may use of it. */
export { parseAnalytics, type AnalyticsSettings } from './analytics/parse-analytics.ts';
export { createAnalytics } from './analytics/analytics.ts';
export { toSender } from './analytics/event-sender.ts';
export { eventsRoute } from './analytics/events-route.ts';
export { measurementsContext, type Measurements } from './measurements-context.ts';
export { bearsToken } from './metrics/metrics-route.ts';
export { metricsRoute } from './metrics/metrics-route.ts';
export type { RequestIds } from './metrics/request-ids.ts';
export { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts';
export { createRequestWatch, type WatchRequest } from './metrics/watch-request.ts';
export { createSiteLog, type SiteLog } from './site-log.ts';
export { startTraces, type TraceSettings } from './traces/start-traces.ts';
export {
  createVainSearches,
  type VainSearch,
  type VainSearches,
} from './searches/vain-searches.ts';
export { createVisitCounter, type VisitCounter } from './visits/visit-counter.ts';
export { createBeaconLimits } from './vitals/beacon-limits.ts';
export { summariseVitals, type MetricByDay, type PageSpeed } from './vitals/summarise-vitals.ts';
export { DEVICES, METRIC_NAMES, ROUTE_PATTERNS } from './vitals/vital-names.ts';
export { createVitalStore, dayOf } from './vitals/vital-store.ts';
export { vitalsRoute } from './vitals/vitals-route.ts';
