import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * node bench/bare-server.ts answers.json
 * The ceiling: node:http and nothing else, sending bytes and headers it was given.
 */
export type BareAnswers = Record<string, { headers: string[]; body: string }>;

const given = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BareAnswers;
const answers = new Map(
  Object.entries(given).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url!);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
