import { createServer } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen, takeFreePort } from './listen.ts';

const HOST = '127.0.0.1';
const open: Server[] = [];
const serve = <S extends Server>(server: S): S => {
  open.push(server);
  return server;
};
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

// Seen failing with the port let go of before it was returned: the stranger got it.
it('holds a free port against others until the server that wants it takes it over', async () => {
  const { port, held } = await takeFreePort(HOST);
  serve(held);
  const stranger = serve(createSocketServer());
  await expect(listen(stranger, { port, host: HOST })).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or start with another, for example PORT=${port + 1} npm start.`,
  );
  const server = serve(createServer((_, response) => void response.end('here')));
  await listen(server, held);
  expect(await (await fetch(`http://${HOST}:${port}/`)).text()).toBe('here');
});

it('gives the port back when the server that took it over is closed', async () => {
  const { port, held } = await takeFreePort(HOST);
  const server = createServer();
  await listen(server, held);
  await new Promise((resolve) => server.close(resolve));
  await listen(serve(createSocketServer()), { port, host: HOST });
});

// Seen failing: the error went to the promise that had long been kept, and nobody heard of it.
it('leaves what fails later to whoever uses the server', async () => {
  const server = serve(createServer());
  await listen(server, { port: 0, host: HOST });
  expect(() => server.emit('error', new Error('accept EMFILE'))).toThrow('accept EMFILE');
});

it('says what to do where the host is none of this machine', async () => {
  const words =
    'HOST=192.0.2.1 is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all addresses.';
  await expect(takeFreePort('192.0.2.1')).rejects.toThrow(words);
});
