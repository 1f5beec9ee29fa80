import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHROMIUM } from './browser-args.ts';

type Sent = { id: number; sessionId?: string; method: string; params: object };
type Came = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};

export type PlainBrowser = {
  /** Calls the browser's inspector on the page that was opened first. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Every status that the preparing of a page has had. */
  statuses: string[];
  /** Runs an expression in the page that was opened first, or in the one that was prepared last. */
  evaluate<Value>(expression: string, where?: 'first' | 'prepared'): Promise<Value>;
  close(): Promise<void>;
};

/**
 * A browser as a visitor has it: no tool is attached to its page as Playwright and Puppeteer are. Chromium prepares no
 * page ahead (speculation rules) where one is, only where it came by the tab; and with the protocol's Runtime domain on,
 * V8 reads each script a second time while it first runs (up to 100 ms for React's at a four times slower processor).
 * @param args of the command line, beside those of every test
 */
export async function startPlainBrowser(args: string[]): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'vending-browser-'));
  const own = [
    '--headless',
    '--window-size=1280,800',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(CHROMIUM, [...own, ...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const socket = new WebSocket(await readAddress(child.stderr));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  const pages: string[] = [];
  const statuses: string[] = [];
  const answers = new Map<number, (came: Came) => void>();
  socket.addEventListener('message', ({ data }) => {
    const came = JSON.parse(String(data)) as Came;
    if (came.id !== undefined) answers.get(came.id)?.(came);
    if (came.method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = came.params as {
        sessionId: string;
        targetInfo: { type: string };
      };
      if (targetInfo.type === 'page') pages.push(sessionId);
    }
    if (came.method === 'Preload.prerenderStatusUpdated')
      statuses.push(came.params!['status'] as string);
  });

  let lastId = 0;
  async function call(method: string, params: object, sessionId?: string) {
    const sent: Sent = { id: ++lastId, method, params, ...(sessionId && { sessionId }) };
    const { promise, resolve } = Promise.withResolvers<Came>();
    answers.set(sent.id, resolve);
    socket.send(JSON.stringify(sent));
    const { result = {}, error } = await promise;
    answers.delete(sent.id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  const { targetInfos } = await call('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as { targetId: string }[];
  const attached = await call('Target.attachToTarget', { targetId: tab!.targetId, flatten: true });
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call('Target.setAutoAttach', auto, attached['sessionId'] as string);
  const send = (method: string, params: object = {}) => call(method, params, pages[0]!);
  await send('Preload.enable');
  return {
    send,
    statuses,
    async evaluate(expression, where = 'first') {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await call(
        'Runtime.evaluate',
        options,
        where === 'first' ? pages[0] : pages.at(-1),
      );
      const { exception } = (exceptionDetails ?? {}) as { exception?: { description: string } };
      if (exception) throw new Error(exception.description);
      return (result as { value: never }).value;
    },
    async close() {
      socket.close();
      child.kill();
      await ended;
      // Processes of the browser that end after it may still write there.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

async function readAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (ws:\S+)/u.exec(line)?.[1];
    if (!address) continue;
    stderr.resume();
    return address;
  }
  throw new Error('The browser did not come up');
}
