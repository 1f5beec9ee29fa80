/** How often something happened on a day; `detail` says more, from a bounded set. */
export type EventCountRow = {
  /** YYYY-MM-DD in UTC. */
  day: string;
  event: string;
  detail: string;
  count: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    event_counts: EventCountRow;
  }
}
