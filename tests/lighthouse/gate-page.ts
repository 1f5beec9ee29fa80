import type { Category, LighthouseRun, RunLighthouse, Speed } from './run-lighthouse.ts';

/** What every public page is held to, on a mobile with a simulated slow connection, by processor time. */
export const LIMITS = {
  /** 100 is the aim; one point is left to the noise of a shared machine. */
  performance: 99,
  fcpMs: 900,
  lcpMs: 1_400,
  tbtMs: 30,
  cls: 0,
};

/** Median of so many runs; of more where the first ones come near a limit or go over it. */
const RUNS = 3;
const RUNS_NEAR_THE_LINE = 5;
/** Nearer to a limit than this share of it is near the line. */
const NEAR = 0.02;

/** What does not vary from run to run. */
const STEADY: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

export type PageVerdict = {
  path: string;
  /** The first run, in which every category was judged. */
  all: LighthouseRun;
  /** Each figure's own median over the runs. */
  median: Speed;
  medianByClock: Speed;
  runs: LighthouseRun[];
  complaints: string[];
};

/** Runs a page often enough to judge it. Accessibility, best practices and SEO do not vary: once is enough. */
export async function gatePage(run: RunLighthouse, url: string): Promise<PageVerdict> {
  const { pathname, search } = new URL(url);
  const all = await run(url, ['performance', ...STEADY]);
  const runs = [all];
  const again = async () => void runs.push(await run(url, ['performance']));
  while (runs.length < RUNS) await again();
  if (isNear(medianOf(runs))) while (runs.length < RUNS_NEAR_THE_LINE) await again();
  const median = medianOf(runs);
  return {
    path: pathname + search,
    all,
    median,
    medianByClock: medianOf(runs.map(({ byClock }) => byClock)),
    runs,
    complaints: [...complaintsAboutSteady(all), ...complaintsAboutSpeed(median)],
  };
}

function medianOf(runs: Speed[]): Speed {
  const middle = (of: (run: Speed) => number) =>
    runs.map(of).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]!;
  return {
    performance: middle(({ performance }) => performance),
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
  };
}

function isNear(median: Speed): boolean {
  const { performance, ...largest } = LIMITS;
  if (median.performance <= performance) return true;
  return (Object.keys(largest) as (keyof typeof largest)[]).some(
    (name) => median[name] > largest[name] * (1 - NEAR),
  );
}

function complaintsAboutSteady(all: LighthouseRun): string[] {
  return (['accessibility', 'bestPractices', 'seo'] as const)
    .filter((category) => all[category] !== 100)
    .map((category) => `${category} is ${all[category]}: ${all.failed.join(', ')}`);
}

function complaintsAboutSpeed(median: Speed): string[] {
  const complaints: string[] = [];
  if (median.performance < LIMITS.performance)
    complaints.push(`performance is ${median.performance}, at least ${LIMITS.performance} is due`);
  for (const [name, words] of [
    ['fcpMs', 'First contentful paint'],
    ['lcpMs', 'Largest contentful paint'],
    ['tbtMs', 'Total blocking time'],
    ['cls', 'Layout shift'],
  ] as const) {
    if (median[name] > LIMITS[name])
      complaints.push(
        `${words} is ${median[name].toFixed(name === 'cls' ? 4 : 0)}, at most ${LIMITS[name]} is due`,
      );
  }
  return complaints;
}
