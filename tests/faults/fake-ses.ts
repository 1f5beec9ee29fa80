import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service does with one request. `cut`: it takes the mail, and the connection breaks before the answer. */
export type SesBehaviour = 'ok' | 'throttle' | 'fault' | 'hang' | 'cut' | 'refuse' | 'down';

type SentMail = {
  number: number | null;
  from: string;
  subject: string;
  to: string[];
  replyTo: string[];
  text: string;
  html: string;
  headers: { Name: string; Value: string }[];
};

type SesBody = {
  FromEmailAddress: string;
  Destination: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  ReplyToAddresses?: string[];
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: { Text: { Data: string }; Html: { Data: string } };
      Headers?: { Name: string; Value: string }[];
    };
  };
  EmailTags?: { Name: string; Value: string }[];
};

/** A stand-in for Amazon SES v2 that misbehaves when asked to. */
export type FakeSes = {
  url: string;
  /** Every mail it took, in order. */
  taken: SentMail[];
  requests: { atMs: number; behaviour: SesBehaviour }[];
  /** Mails it took without the sender being able to know. */
  ambiguous: number;
  /** Times one mail was being taken while the same one was being taken already. */
  overlaps: number;
  behave: (mail: SentMail) => SesBehaviour;
  close(): Promise<void>;
};

/** Starts it on a free port. @param delayMs how long it takes for a mail */
export async function startFakeSes(delayMs = 5): Promise<FakeSes> {
  const underWay = new Set<number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const mail = toMail(JSON.parse(Buffer.concat(chunks).toString()) as SesBody);
    const behaviour = ses.behave(mail);
    ses.requests.push({ atMs: Date.now(), behaviour });
    if (behaviour === 'down') return answer(response, 503, 'ServiceUnavailable');
    if (mail.number !== null && underWay.has(mail.number)) ses.overlaps += 1;
    if (mail.number !== null) underWay.add(mail.number);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (mail.number !== null) underWay.delete(mail.number);
    if (behaviour === 'throttle') return answer(response, 429, 'TooManyRequestsException');
    if (behaviour === 'fault') return answer(response, 500, 'InternalFailure');
    if (behaviour === 'refuse') return answer(response, 400, 'MessageRejected');
    if (behaviour === 'hang') return undefined;
    ses.taken.push(mail);
    if (behaviour === 'cut' || response.destroyed) {
      ses.ambiguous += 1;
      return void request.socket.destroy();
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ MessageId: `fake-${ses.taken.length}` }));
    return undefined;
  });
  // Otherwise a connection may close just as it is used again, which looks like an ambiguous send.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ses: FakeSes = {
    url: `http://127.0.0.1:${port}`,
    taken: [],
    requests: [],
    ambiguous: 0,
    overlaps: 0,
    behave: () => 'ok',
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return ses;
}

function answer(response: ServerResponse, status: number, name: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'x-amzn-ErrorType': name });
  response.end(JSON.stringify({ message: name }));
}

function toMail(body: SesBody): SentMail {
  const { Subject, Body, Headers = [] } = body.Content.Simple;
  const number = body.EmailTags?.find(({ Name }) => Name === 'inquiry')?.Value;
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = body.Destination;
  return {
    number: number === undefined ? null : Number(number),
    from: body.FromEmailAddress,
    subject: Subject.Data,
    to: [...ToAddresses, ...CcAddresses, ...BccAddresses],
    replyTo: body.ReplyToAddresses ?? [],
    text: Body.Text.Data,
    html: Body.Html.Data,
    headers: Headers,
  };
}
