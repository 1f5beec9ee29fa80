import type { ExternalLogger } from 'nodemailer/lib/shared';
import type { Clock } from '#server/store/store.ts';

const MINUTE_MS = 60_000;
/** A server that is there takes a connection at once; the other limits are those of RFC 5321 section 4.5.3.2. */
const CONNECT_LIMIT_MS = 30_000;
const COMMAND_LIMIT_MS = 5 * MINUTE_MS;
const LIMITS_MS: Record<string, number> = {
  CONNECT: CONNECT_LIMIT_MS,
  DATA: 2 * MINUTE_MS,
  CONTENT: 3 * MINUTE_MS,
  END: 10 * MINUTE_MS,
  // Ends a message without a recipient, whose fate is known already.
  '.': 10_000,
};

/** An answer by which the server did not do what it was asked; of its text only the enhanced code (RFC 3463) is kept. */
export type SmtpRefusal = { step: string; code: number; enhanced: string };

/** How far one conversation with a mail server has come. */
export type SmtpConversation = {
  /** What the server has yet to do: CONNECT, GREETING, a command, CONTENT while the message is written, END after its final dot. */
  step(): string;
  /** Whether all of the message was given to the server, so that it may have been taken. */
  isGiven(): boolean;
  isSilent(): boolean;
  accepted(): number;
  refusals: readonly SmtpRefusal[];
  /** What the client's library is to tell every line to. */
  logger: ExternalLogger;
  end(): void;
};

/**
 * Follows one conversation, line by line, and limits each wait.
 * @param giveUp called when the server has been silent for too long
 */
export function followConversation(clock: Clock, giveUp: () => void): SmtpConversation {
  /** Steps that wait for their answer: several where the server lets commands be sent in one go (RFC 2920). */
  let awaited = ['CONNECT'];
  const refusals: SmtpRefusal[] = [];
  let waiting = new AbortController();
  let accepted = 0;
  let isGiven = false;
  let isSilent = false;
  let isChallenged = false;
  const step = () => awaited[0] ?? 'COMMAND';
  limit();

  function limit(): void {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    void clock.wait(LIMITS_MS[step()] ?? COMMAND_LIMIT_MS, signal).then(() => {
      if (signal.aborted) return;
      isSilent = true;
      giveUp();
    });
  }

  function said(line: string): void {
    // Answers to a challenge hold credentials, which are no command.
    const command = isChallenged ? 'AUTH' : line.split(/[ :]/u, 1)[0]!.toUpperCase();
    awaited.push(command);
    if (awaited.length === 1) limit();
  }

  function heard(answer: string): void {
    const done = awaited.shift() ?? 'COMMAND';
    const [, digits = '', enhanced = ''] =
      /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/u.exec(answer) ?? [];
    const code = Number(digits);
    isChallenged = code === 334;
    if (code >= 400) refusals.push({ step: done, code, enhanced });
    else if (done === 'RCPT') accepted += 1;
    else if (done === 'DATA' && accepted > 0) awaited = ['CONTENT'];
    limit();
  }

  return {
    step,
    isGiven: () => isGiven,
    isSilent: () => isSilent,
    accepted: () => accepted,
    refusals,
    logger: {
      debug({ tnx }: { tnx?: string }, line = '') {
        if (tnx === 'client') said(String(line));
        if (tnx === 'server') heard(String(line));
      },
      info({ tnx, remotePort }: { tnx?: string; remotePort?: number }) {
        if (tnx === 'network' && remotePort !== undefined) awaited = ['GREETING'];
        else if (tnx === 'message') {
          isGiven = true;
          awaited = ['END'];
        } else return;
        limit();
      },
      warn: () => undefined,
      error: () => undefined,
      trace: () => undefined,
    },
    end: () => waiting.abort(),
  };
}
