/**
 * One writer at a time inside this process, in order of arrival. SQLite would refuse a second writer
 * anyway; waiting here costs nothing, while waiting in SQLite stops the event loop.
 */
export class WriteTurns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn. Answers the function that gives the turn on. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
