import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** After the drain. Whoever started the site kills it after 15 s (compose.yaml, the systemd unit). */
const STOP_LIMIT_MS = 10_000;
/**
 * So long every answer says that its connection ends with it, and new ones are still taken. A proxy keeps connections
 * and sends the next post on one of them: closing it at that moment would lose the post, which no proxy sends twice.
 */
const FAREWELL_MS = 500;
/** So long a connection has to bring its request after the last one was taken. */
const TAKEN_MS = 250;
const IDLE_EVERY_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A turn of the event loop so short that hardly a connection has come in it; and how many are waited for. */
const QUIET_TURN_MS = 0.3;
const MOST_TURNS = 2_000;

/**
 * What waits to be taken or read is cut when the server closes. Each turn begins with reading all that has come, and with
 * taking one connection (libuv from 1.45), so one that took none has left none.
 */
async function quietTurn(server: Server): Promise<void> {
  let taken = 0;
  const count = () => void (taken += 1);
  server.on('connection', count);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const takenBefore = taken;
    const beganAtMs = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (taken === takenBefore && performance.now() - beganAtMs < QUIET_TURN_MS) break;
  }
  server.off('connection', count);
}

export type Stopping = {
  /** Aborted when the site begins to stop; `/health/ready` says so from then on. */
  stopping: AbortController;
  /** How long it still answers as before, at least half a second. */
  drainMs: number;
  /** What has to end once the last answer is out. */
  finish: () => Promise<void>;
  /** Ends the process. */
  exit?: (code: number) => void;
};

/** Ends the site in good order at SIGTERM, SIGINT or SIGHUP, or when the answered function is called with an exit code. */
export function stopOnSignal(
  server: Server,
  { stopping, drainMs, finish, exit = process.exit }: Stopping,
): (code: number) => void {
  const stop = async (code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => exit(1), drainMs + STOP_LIMIT_MS).unref();
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    await pause(Math.max(drainMs, FAREWELL_MS));
    await quietTurn(server);
    // Not the server's own `close`, which ends idle connections at once: one just taken counts as idle until its
    // request has been read.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    await pause(TAKEN_MS);
    let isClosed = false;
    void closed.then(() => (isClosed = true));
    // A connection that falls idle while we wait is closed then, not when it times out. After a long turn, one whose
    // request has come meanwhile counts as idle too: it is read first.
    while (!isClosed) {
      await quietTurn(server);
      server.closeIdleConnections();
      await Promise.race([closed, pause(IDLE_EVERY_MS)]);
    }
    await finish();
    exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  return (code) => void stop(code);
}
