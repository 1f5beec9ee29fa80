/** Something the person at the console can act on: one sentence, without a stack. */
export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
  /** HTTP status of the answer behind it; null when there was none. */
  readonly status: number | null;
  /** The service's own name of the error, such as VersionMismatch; '' when there is none. */
  readonly code: string;

  constructor(message: string, { status = null, code = '' }: ErrorKind = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type ErrorKind = { status?: number | null; code?: string };
