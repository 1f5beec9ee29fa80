import { Agent, get } from 'node:http';

/*
 * A process of its own (strangers.ts): says when it is there, asks for all addresses that it is told at the same moment,
 * over a connection each, and answers with their statuses.
 */

const agent = new Agent({ keepAlive: true });

const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode!));
    }).on('error', reject);
  });

process.on('message', (urls: string[]) => {
  void Promise.all(urls.map(ask)).then((statuses) => process.send!(statuses));
});
process.send!('there');
