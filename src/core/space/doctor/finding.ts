/**
 * `error`: a visitor meets something broken, missing or unsafe. `warning`: it works, and harms search,
 * accessibility or speed. `notice`: worth tidying.
 */
export type Severity = 'error' | 'warning' | 'notice';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** One thing to put right in a space, as a check finds it. */
export type Found = {
  severity: Severity;
  /** What it is about: an entry, an asset, a content type or a setting of the site. */
  kind: 'entry' | 'asset' | 'content type' | 'setting';
  id: string;
  /** The title that editors see; '' when there is none. */
  title: string;
  field: string | null;
  /** Paths of the pages it harms, the nearest first. */
  pages: string[];
  /** What is wrong and what to do, in a sentence or two. */
  message: string;
};

export type Finding = Found & {
  /** Name of the check that found it, such as `slugs`. */
  check: string;
};
