export type AnalyticsSinkName = 'none' | 'google' | 'plausible' | 'own';

/** Who counts visits. */
export type AnalyticsSettings = {
  sink: AnalyticsSinkName;
  googleTagId: string | null;
  plausibleDomain: string;
  /** Origin of the Plausible service. */
  plausibleHost: string;
};
