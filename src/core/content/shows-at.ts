/** From when until when something shows, in milliseconds since 1970; null is open. */
export type Schedule = { fromMs: number | null; untilMs: number | null };

/** Whether something scheduled shows at a moment, in milliseconds since 1970. */
export function showsAt({ fromMs, untilMs }: Schedule, nowMs: number): boolean {
  return (fromMs === null || nowMs >= fromMs) && (untilMs === null || nowMs < untilMs);
}

/** When `showsAt` next answers otherwise than at a moment, in milliseconds since 1970; null when it never does. */
export function nextChangeOf({ fromMs, untilMs }: Schedule, nowMs: number): number | null {
  const coming = [fromMs, untilMs].filter((ms) => ms !== null && ms > nowMs);
  return coming.length === 0 ? null : Math.min(...(coming as number[]));
}
