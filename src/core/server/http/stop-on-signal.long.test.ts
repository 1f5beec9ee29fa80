import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

// What it is for: O3 in tests/faults, where nginx lost posts without it.
test('a kept connection is still answered on after the signal, and told to end', async () => {
  const server = createServer((_request, response) => void response.end('page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer));
      }).on('error', reject);
    });
  expect((await ask()).headers.connection).toBe('keep-alive');
  const done: string[] = [];
  const stopping = new AbortController();
  const exited = new Promise<number>((resolve) => {
    const stop = stopOnSignal(server, {
      stopping,
      drainMs: 700,
      finish: () => Promise.resolve(void done.push('finished')),
      exit: resolve,
    });
    stop(3);
  });
  expect(stopping.signal.aborted).toBe(true);
  const toldAtMs = performance.now();
  const farewell = await ask();
  expect(farewell.headers.connection).toBe('close');
  expect(done).toEqual([]);
  expect(await exited).toBe(3);
  expect(performance.now() - toldAtMs).toBeGreaterThan(690);
  expect(done).toEqual(['finished']);
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

/** Holds up everything in this process, as drawing a large page does on a busy machine. */
function holdUp(ms: number): void {
  const beganAtMs = performance.now();
  while (performance.now() - beganAtMs < ms);
}

// Seen failing where idle connections were closed at each 50 ms: the connection was cut.
test('what came in a long turn of the loop is answered before its connection counts as idle', async () => {
  const server = createServer((_request, response) => void response.end('page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const kept = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = () => kept.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
  await once(kept, 'connect');
  ask();
  await once(kept, 'data');
  const closeIdle = server.closeIdleConnections.bind(server);
  let isFirst = true;
  server.closeIdleConnections = () => {
    if (!isFirst) return closeIdle();
    isFirst = false;
    setImmediate(() => {
      ask();
      holdUp(200);
    });
  };
  const exited = new Promise<number>((exit) => {
    const parts = { stopping: new AbortController(), drainMs: 0, finish: () => Promise.resolve() };
    stopOnSignal(server, { ...parts, exit })(0);
  });
  const answer = await Promise.race([once(kept, 'data').then(String), exited]);
  expect(answer).toContain('Connection: close');
  expect(await exited).toBe(0);
});

const WAITING = 40;

// Seen failing where a short turn was enough, however many still waited to be taken: most of them were cut.
test('connections that wait to be taken when the server closes are answered', async () => {
  const server = createServer((_request, response) => void response.end('page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
      socket.on('data', (answer) => resolve(String(answer).slice(0, 15)));
      socket.on('error', ({ message }) => resolve(message));
    });
  // As long as the farewell and begun just before it, so that they come at its end.
  const asked = new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(Promise.all(Array.from({ length: WAITING }, ask))), 500);
  });
  const exited = new Promise<number>((exit) => {
    const parts = { stopping: new AbortController(), drainMs: 0, finish: () => Promise.resolve() };
    stopOnSignal(server, { ...parts, exit })(0);
  });
  expect(new Set(await asked)).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(await exited).toBe(0);
});
