/** Weeks that the figures can be shown for. */
export const PERIODS = ['4', '12', '52'] as const;

/** How many weeks a request asks for; twelve where it names none of them. */
export function readPeriod(weeks: string | null): (typeof PERIODS)[number] {
  return PERIODS.find((period) => period === weeks) ?? '12';
}
