import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHROMIUM, VISITOR_ARGS } from './browser-args.ts';

/** A tab of it. */
type UnwatchedTab = {
  /** Opens the address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** What a script of the page answers, awaited; its value must be JSON. */
  run<T>(script: string): Promise<T>;
};

export type UnwatchedBrowser = {
  openTab(): Promise<UnwatchedTab>;
  close(): Promise<void>;
};

/**
 * Starts a Chromium of its own whose service workers run as a visitor's do. Playwright attaches itself to every worker,
 * and Chromium does not let a worker that a tool is attached to become idle; here only the tabs are attached to.
 */
export async function startUnwatchedBrowser(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'unwatched-browser-'));
  const child = spawn(
    CHROMIUM,
    [
      ...[
        '--headless',
        `--user-data-dir=${profile}`,
        '--remote-debugging-port=0',
        '--no-first-run',
      ],
      ...VISITOR_ARGS,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = once(child, 'exit');
  const host = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/([^/]+)\//u.exec(line)?.[1];
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error('Chromium ended before it listened')), reject);
  });
  return {
    async openTab() {
      const answer = await fetch(`http://${host}/json/new?about:blank`, { method: 'PUT' });
      const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
      return attach(webSocketDebuggerUrl);
    },
    async close() {
      // The whole group: what Chromium started ends with it.
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Answer = { id?: number; method?: string; result?: unknown; error?: { message: string } };

async function attach(address: string): Promise<UnwatchedTab> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners = new Set<(method: string) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else for (const listener of listeners) listener(answer.method!);
  });
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await send('Page.enable');
  return {
    async open(url) {
      const loaded = new Promise<void>((resolve) => {
        const listener = (method: string) => {
          if (method !== 'Page.loadEventFired') return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      });
      const { errorText } = (await send('Page.navigate', { url })) as { errorText?: string };
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },
    async run<T>(script: string) {
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression: script,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
      })) as { result: { value: T }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(`${script}: ${exceptionDetails.text}`);
      return result.value;
    },
  };
}
