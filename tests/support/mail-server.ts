import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  /** Every mail it was given, in order, its parts decoded. */
  mails: Email[];
  stop(): Promise<void>;
};

/**
 * Starts a mail server on a free port that keeps what it is given.
 * @param answer a mail that was kept is answered when this settles; where it rejects, the connection is cut instead
 */
export async function startMailServer(
  answer: () => Promise<void> = async () => undefined,
): Promise<MailServer> {
  const mails: Email[] = [];
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { remotePort }, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      mails.push(await PostalMime.parse(Buffer.concat(parts)));
      try {
        await answer();
        done();
      } catch {
        sockets.get(remotePort)?.destroy();
      }
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort!, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
