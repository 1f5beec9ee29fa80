const STORE = 'scroll-positions';

/**
 * Where the visitor stood on every entry of the tab's history. While it runs, the browser leaves
 * positions to us; when the page is left it takes over again, so that a reload or a return from another
 * site is restored by the browser, long before React starts.
 */
export class ScrollPositions {
  #entry: string;
  #positions: Record<string, number>;

  constructor(entry: string) {
    this.#entry = entry;
    this.#positions = stored();
  }

  /** Starts watching; answers how to stop. */
  watch(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const take = () => (history.scrollRestoration = 'manual');
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      store(this.#positions);
    };
    take();
    addEventListener('scroll', () => (this.#positions[this.#entry] = scrollY), {
      passive: true,
      signal,
    });
    addEventListener('pagehide', giveBack, { signal });
    addEventListener('pageshow', take, { signal });
    return () => {
      listening.abort();
      giveBack();
    };
  }

  /** Says which entry is shown from now on; answers where the visitor last stood on it, in pixels. */
  enter(entry: string): number | undefined {
    this.#entry = entry;
    return this.#positions[entry];
  }
}

function stored(): Record<string, number> {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    return typeof positions === 'object' && positions !== null
      ? (positions as Record<string, number>)
      : {};
  } catch {
    return {};
  }
}

function store(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Storage may be closed or full; then going back after a reload starts at the top.
  }
}
