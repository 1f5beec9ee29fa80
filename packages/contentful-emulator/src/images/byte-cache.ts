/** Keeps the results used last, within a total size; a result being made is made only once. */
export class ByteCache<T extends { body: Buffer }> {
  readonly #maximumBytes: number;
  #entries = new Map<string, T>();
  #pending = new Map<string, Promise<T>>();
  #bytes = 0;

  constructor(maximumBytes: number) {
    this.#maximumBytes = maximumBytes;
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#entries.get(key);
    if (kept) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept;
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const making = make();
    this.#pending.set(key, making);
    try {
      const made = await making;
      this.#keep(key, made);
      return made;
    } finally {
      this.#pending.delete(key);
    }
  }

  #keep(key: string, made: T): void {
    if (made.body.length > this.#maximumBytes) return;
    this.#entries.set(key, made);
    this.#bytes += made.body.length;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maximumBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.body.length;
    }
  }
}
