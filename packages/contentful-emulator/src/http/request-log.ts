export type LoggedRequest = {
  method: string;
  path: string;
  query: string;
  api: 'cda' | 'cpa' | 'control' | 'asset';
  status: number;
  time: string;
  durationMs: number;
};

const MAXIMUM_KEPT = 10_000;

/** The requests answered since the start or the last reset, oldest first, at most 10,000 of them. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > MAXIMUM_KEPT * 1.1) {
      this.#requests = this.#requests.slice(-MAXIMUM_KEPT);
    }
  }

  all(): LoggedRequest[] {
    return [...this.#requests];
  }

  clear(): void {
    this.#requests = [];
  }
}
