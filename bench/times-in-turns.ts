import type { BuiltSite } from '#tests/support/built-site.ts';
import { median } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';

/** One figure of each of two sites that are set side by side, the plain one first. */
export type Pair<T = number> = [small: T, large: T];

const WARM_UP = 15;

/**
 * How long each page takes, the median, in milliseconds. The sites take turns, so that what else the machine does falls
 * on both.
 * @param status of every answer
 */
export async function timesInTurns(
  sites: Pair<BuiltSite>,
  paths: readonly string[],
  times: number,
  say: (path: string) => void,
  status = 200,
): Promise<Pair[]> {
  const medians: Pair[] = [];
  for (const path of paths) {
    say(path);
    const tookMs: Pair<number[]> = [[], []];
    for (let time = 0; time < WARM_UP + times; time += 1) {
      for (const size of time % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const answer = await ask(sites[size].url + path);
        if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`);
        if (time >= WARM_UP) tookMs[size].push(answer.tookMs);
      }
    }
    medians.push([median(tookMs[0]), median(tookMs[1])]);
  }
  return medians;
}
