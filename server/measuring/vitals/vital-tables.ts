import type { BucketColumn } from './vital-buckets.ts';

/** How often a metric fell into each bucket, for one day, kind of page and kind of device. */
export type WebVitalRow = {
  /** YYYY-MM-DD in UTC. */
  day: string;
  route: string;
  device: string;
  metric: string;
} & Record<BucketColumn, number>;

declare module '../../store/tables.ts' {
  interface Tables {
    web_vitals: WebVitalRow;
  }
}
