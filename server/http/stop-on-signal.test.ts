import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
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
