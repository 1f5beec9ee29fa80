/** Tells whoever waits how far it is. */
export type Say = (line: string) => void;

/** What a measurement is held to, and what came out. */
type Target = { what: string; limit: string; measured: string; met: boolean };

/** A figure that has to be less than a limit. @param unit behind both, such as ' ms' */
export const under = (what: string, figure: number, limit: number, digits: number, unit = '') =>
  toTarget(what, `< ${limit}${unit}`, `${figure.toFixed(digits)}${unit}`, figure < limit);

/** One that may reach it. */
export const atMost = (what: string, figure: number, limit: number, digits: number, unit = '') =>
  toTarget(what, `≤ ${limit}${unit}`, `${figure.toFixed(digits)}${unit}`, figure <= limit);

const toTarget = (what: string, limit: string, measured: string, met: boolean): Target => ({
  ...{ what, limit, measured, met },
});

export type BenchResult = {
  heads: string[];
  rows: (string | number)[][];
  targets: Target[];
  /** What a reader has to know to judge the figures. */
  notes?: string[];
};

/** What the command was given beside names. */
type BenchOptions = {
  /** The folder of a built static site to measure beside ours. */
  peer?: string | undefined;
};

/** One measurement; `npm run bench -- <name>` runs it alone. */
export type Bench = {
  name: string;
  title: string;
  /** Runs only when it is named. */
  onRequest?: true;
  run(say: Say, options: BenchOptions): Promise<BenchResult>;
};
