import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isClientAbort } from './is-client-abort.ts';

it('knows a sender that left from a fault of ours', async () => {
  const errors: unknown[] = [];
  const server = createServer((request) => {
    request.on('error', (error) => errors.push(error)).resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const arrived = once(server, 'request') as Promise<[import('node:http').IncomingMessage]>;
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  const [request] = await arrived;
  socket.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  server.close();
  expect(errors.map(isClientAbort)).toEqual([true]);
  expect(
    [new Error('aborted'), new TypeError('x'), 'aborted', undefined].map(isClientAbort),
  ).toEqual([false, false, false, false]);
});
