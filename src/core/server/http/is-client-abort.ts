/**
 * Whether a request ended because its sender left in the middle of it: reading the rest of its body then fails with
 * Node's own "aborted". Nothing failed on our side, and nobody is left to answer.
 */
export function isClientAbort(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    (error as NodeJS.ErrnoException).code === 'ECONNRESET'
  );
}
