export type Fault =
  | 'none'
  | 'too-many'
  | 'broken'
  | 'hangs'
  | 'cuts-before'
  | 'cuts-after'
  | 'refuses-field'
  | 'refuses-account'
  | 'redirects';

export type Asked = {
  method: string;
  /** Without the host that it was meant for. */
  path: string;
  query: URLSearchParams;
  header(name: string): string;
  body: string;
  /** Refusals are worded by each system; the other faults happen around it. */
  refuses: 'field' | 'account' | null;
};

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** One system, as far as the hand-off uses it. */
export type StandIn = { answer(asked: Asked): Answer };
