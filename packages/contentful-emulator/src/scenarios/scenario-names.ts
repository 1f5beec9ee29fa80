/** The situations the emulator can play, and what each does, in the words of the README. */
export const SCENARIOS = {
  full: 'answers as the file says',
  empty: 'the space has its types and locales but no entries and no assets',
  'broken-entry': 'one entry has lost its fields; every other one is whole',
  unauthorised: '401: the token is refused',
  'not-found': '404: the space does not exist',
  slow: 'every answer comes after some seconds',
  hanging: 'requests are accepted and never answered',
  'rate-limited': '429 with a reset header',
  'server-error': '500',
  'truncated-json': 'the body breaks off in the middle',
  'wrong-types': 'texts are numbers, lists are texts, and so on',
  oversized: 'answers of more than the 7 MB the service allows',
  'connection-reset': 'the connection is cut without an answer',
} as const;

export type ScenarioName = keyof typeof SCENARIOS;

export type ScenarioOptions = {
  /** For `slow`: how long an answer takes. */
  delayMs?: number;
  /** For `rate-limited`: the seconds in the reset header. */
  resetSeconds?: number;
  /** For `broken-entry`: which entry; the first of the space unless told. */
  entry?: string;
  /** For failures: only this many requests meet it, then `full` returns. */
  times?: number;
};

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}
