import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubspot, hubspotForms } from './hubspot.ts';
import { pipedrive } from './pipedrive.ts';
import { salesforce, webToLead } from './salesforce.ts';
import { slack } from './slack.ts';
import { teams } from './teams.ts';
import type { Answer, Asked, Fault, StandIn } from './stand-in.ts';
import { webhookReceiver } from './webhook-receiver.ts';

export const HOSTS = {
  webhook: 'hooks.example.com',
  slack: 'hooks.slack.com',
  teams: 'prod.logic.azure.com',
  hubspot: 'api.hubapi.com',
  hubspotForms: 'api.hsforms.com',
  pipedrive: 'acme.pipedrive.com',
  salesforce: 'acme.my.salesforce.com',
  webToLead: 'webto.salesforce.com',
} as const;

/** Starts every stand-in behind one address. */
export async function startStandIns() {
  const systems = {
    webhook: webhookReceiver(),
    slack: slack(),
    teams: teams(),
    hubspot: hubspot(),
    hubspotForms: hubspotForms(),
    pipedrive: pipedrive(),
    salesforce: salesforce(),
    webToLead: webToLead(),
  };
  const byHost = new Map<string, StandIn>(
    Object.entries(systems).map(([name, system]) => [HOSTS[name as keyof typeof HOSTS], system]),
  );
  const faults = new Map<string, (asked: Asked) => Fault>();
  const counts = new Map<string, number>();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [, host = '', ...rest] = url.pathname.split('/');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    counts.set(host, (counts.get(host) ?? 0) + 1);
    const asked: Asked = {
      method: request.method ?? '',
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      header: (name) => String(request.headers[name] ?? ''),
      body: Buffer.concat(parts).toString(),
      refuses: null,
    };
    const system = byHost.get(host);
    const fault = faults.get(host)?.(asked) ?? 'none';
    if (fault === 'hangs') return;
    if (fault === 'cuts-before') return void request.socket.destroy();
    if (fault === 'refuses-field') asked.refuses = 'field';
    if (fault === 'refuses-account') asked.refuses = 'account';
    const answer: Answer = !system
      ? { status: 404 }
      : fault === 'too-many'
        ? { status: 429, headers: { 'Retry-After': '3' } }
        : fault === 'broken'
          ? { status: 500, body: { message: 'internal' } }
          : fault === 'redirects'
            ? { status: 302, headers: { Location: `http://${request.headers.host}/elsewhere` } }
            : system.answer(asked);
    if (fault === 'cuts-after') return void request.socket.destroy();
    const { status, body, headers } = answer;
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...systems,
    /** How many requests came for a host. */
    requests: (host: string) => counts.get(host) ?? 0,
    fault(host: string, fault: Fault | ((asked: Asked) => Fault)): void {
      faults.set(host, typeof fault === 'function' ? fault : () => fault);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;
