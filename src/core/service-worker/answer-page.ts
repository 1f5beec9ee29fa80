/**
 * The network first, so that what was published shows at once. A page that was kept stands in when the network
 * fails, or when it lets a visitor wait too long; without one, the offline page.
 */
export async function answerPage(ways: {
  network: () => Promise<Response>;
  /** The stored page, ready to be shown; null where there is none. */
  kept: () => Promise<Response | null>;
  offline: () => Promise<Response | null>;
  /** Resolves when the network has had its time. */
  patience: () => Promise<void>;
}): Promise<Response> {
  const asked = ways.network();
  const failed = asked.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Looked for only when it is needed: most pages come, and in time.
  const first = await Promise.race([failed, ways.patience().then(() => 'late' as const)]);
  if (first === null) return asked;
  const kept = await ways.kept();
  if (kept) return kept;
  if (first === 'late') {
    const late = await failed;
    if (late === null) return asked;
  }
  const offline = await ways.offline();
  if (offline) return offline;
  return asked;
}
