import { ProvisionError } from './provision-error.ts';

type Answer = { status: number; message: string; details: unknown };

/**
 * What a failed call of the management client means, as one sentence that begins with what was tried.
 * The client wraps an error answer as JSON in the message and names the error by the service's code;
 * everything without an answer (network, time-out) comes through as the transport threw it.
 */
function toProvisionError(error: unknown, doing: string): ProvisionError {
  if (error instanceof ProvisionError) return error;
  const answer = readAnswer(error);
  if (answer === null) return withoutAnswer(error, doing);
  const { name } = error as Error;
  return new ProvisionError(`Could not ${doing}: ${meaningOf(answer, name)}`, {
    status: answer.status,
    code: name,
  });
}

/** Runs one call and gives its failure a sentence. */
export async function attempt<T>(doing: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toProvisionError(error, doing);
  }
}

function readAnswer(error: unknown): Answer | null {
  if (!(error instanceof Error) || !error.message.startsWith('{')) return null;
  try {
    const told = JSON.parse(error.message) as Partial<Answer>;
    if (typeof told.status !== 'number') return null;
    return { status: told.status, message: told.message ?? '', details: told.details };
  } catch {
    return null;
  }
}

function meaningOf({ status, message, details }: Answer, code: string): string {
  if (status === 401) return 'the management API does not accept this token.';
  if (status === 403) {
    return 'the token lacks the right to do so; use a token of an administrator of the space.';
  }
  if (status === 404) return 'Contentful does not know it, or the token may not see it.';
  if (status === 409) {
    return 'it was changed at the same moment by someone else; run the command again.';
  }
  if (status === 429) return 'the rate limit is used up; wait a minute and run the command again.';
  if (status >= 500) {
    return `Contentful answered ${status}; run the command again later, what is done stays done.`;
  }
  const reasons = problemsIn(details);
  return `Contentful refuses it (${[code, message].filter(Boolean).join(': ')})${reasons}.`;
}

/** The places that a refusal names, such as `fields.slug.en-US unique`. */
function problemsIn(details: unknown): string {
  const errors = (details as { errors?: unknown } | undefined)?.errors;
  if (!Array.isArray(errors)) return '';
  const told = errors.slice(0, 5).map((item: Record<string, unknown>) => {
    const path = Array.isArray(item['path']) ? item['path'].join('.') : '';
    return [path, item['name'], item['details']]
      .filter((part) => typeof part === 'string')
      .join(' ');
  });
  return told.length === 0 ? '' : `: ${told.join('; ')}`;
}

function withoutAnswer(error: unknown, doing: string): ProvisionError {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const said = typeof code === 'string' ? code : String(message ?? error).slice(0, 200);
  if (said === 'AssetProcessingTimeout' || (error as Error)?.name === 'AssetProcessingTimeout') {
    return new ProvisionError(
      `Could not ${doing}: Contentful is still working on the file; run the command again in a minute.`,
    );
  }
  return new ProvisionError(
    `Could not ${doing}: the management API cannot be reached (${said}); check the network and --host.`,
  );
}
