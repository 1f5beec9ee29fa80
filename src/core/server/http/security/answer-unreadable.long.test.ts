import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerUnreadable } from './answer-unreadable.ts';

let server: Server;
beforeEach(async () => {
  const limits = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 20 };
  server = createServer(limits, (request, response) => {
    request.resume();
    request.on('end', () => response.end('here'));
  });
  answerUnreadable(server, { 'X-Kept': 'yes' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Connects, sends when the server has taken the connection, and then lets nothing happen for a while. */
async function askWhileBusy(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  socket.write(text);
  const until = performance.now() + 600;
  while (performance.now() < until);
  await once(socket, 'close');
  return said;
}

const HEAD = 'Host: a\r\nConnection: close\r\n';

// Seen failing without a second look: 408 for both.
it.each([
  ['a request', `GET / HTTP/1.1\r\n${HEAD}\r\n`],
  ['a request and its body', `POST / HTTP/1.1\r\n${HEAD}Content-Length: 3\r\n\r\nabc`],
])('%s that was there in time is answered, however late the server looks', async (_, text) => {
  expect(await askWhileBusy(text)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*here/u);
});

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a body', `POST / HTTP/1.1\r\n${HEAD}Content-Length: 3\r\n\r\na`],
])('%s without an end are given up, with the headers of every answer', async (_, text) => {
  expect(await askWhileBusy(text)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nX-Kept: yes\r\n/u);
});
