import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toLocalePublishedView } from '../answer/locale-published-view.ts';
import { answerAssetKey } from '../answer/answer-asset-key.ts';
import { toAssetAddress } from '../answer/to-delivered.ts';
import { parseQueryString, valueOf, type Parameter } from '../query/query-string.ts';
import { answerAsset } from '../images/answer-asset.ts';
import type { AssetFiles } from '../images/answer-asset.ts';
import type { Scenarios } from '../scenarios/scenarios.ts';
import type { SpaceStore } from '../space/space-store.ts';
import { CORS_HEADERS, newRequestId, sendAnswer, toErrorAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { hostNameOf } from './host-name.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';
import { answerRoute, checkToken, toRoute } from './route-delivery.ts';
import type { Route } from './route-delivery.ts';
import { ServiceError, foreignName, notFound } from './service-error.ts';

type ControlHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

/** What both listeners share. */
export type Runtime = {
  store: SpaceStore;
  deliveryToken: string;
  previewToken: string;
  /** `original`, a fixed address, or undefined for the address of the main listener. */
  assetBase: string | undefined;
  assets: AssetFiles;
  scenarios: Scenarios;
  log: RequestLog;
  /** Null where nothing may be edited. */
  control: ControlHandler | null;
  /** The address of the main listener as the sender of a request can reach it. */
  mainAddress: (request: IncomingMessage) => string;
  /** Whether a host name in a request may be answered. */
  isOwnName: (name: string) => boolean;
};

/** A listener for one of the two services. The main one also serves assets and the control page. */
export function createListener(runtime: Runtime, isMain: boolean): Server {
  const server = createServer({ keepAliveTimeout: 5_000 }, (request, response) => {
    const started = performance.now();
    const time = new Date().toISOString();
    handle(request, response, runtime, isMain)
      .then((kind) => {
        const { pathname, search } = urlOf(request);
        runtime.log.add({
          method: request.method ?? '',
          path: pathname,
          query: search.replace(/^\?/, ''),
          api: kind,
          status: response.statusCode,
          time,
          durationMs: performance.now() - started,
        });
      })
      .catch(() => {
        // Whatever went wrong here is ours: tell the client, keep serving, print no stack.
        const error = new ServiceError(500, 'ServerError', 'Internal emulator error');
        if (response.headersSent) response.destroy();
        else sendAnswer(request, response, toErrorAnswer(error, newRequestId()), newRequestId());
      });
  });
  return server;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  runtime: Runtime,
  isMain: boolean,
): Promise<LoggedRequest['api']> {
  const url = urlOf(request);
  const isPreview = !isMain || (request.headers.host ?? '').startsWith('preview');
  const api = isPreview ? 'cpa' : 'cda';
  const requestId = newRequestId();
  if (!runtime.isOwnName(hostNameOf(request))) {
    sendAnswer(request, response, toErrorAnswer(foreignName(), requestId), requestId);
    return api;
  }
  if (isMain && runtime.control && /^\/control(\/|$)/.test(url.pathname)) {
    if (await runtime.control(request, response, url)) return 'control';
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...CORS_HEADERS, 'Content-Length': '0' }).end();
    return api;
  }
  const delivery = toRoute(url.pathname);
  if (!delivery && (await answerAsset(request, response, url, runtime.assets, runtime.store))) {
    return 'asset';
  }
  const parameters = parseQueryString(url.search);
  if (delivery && (await runtime.scenarios.intervene(request, response, requestId))) return api;
  let answer: Answer;
  try {
    if (!delivery) throw notFound();
    checkToken(
      request.headers.authorization,
      parameters,
      isPreview ? runtime.previewToken : runtime.deliveryToken,
    );
    answer = await answerService(request, delivery, parameters, runtime, url, isPreview);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    answer = toErrorAnswer(error, requestId);
  }
  answer.headers = {
    'Contentful-Api': api,
    'X-Contentful-Region': 'us-east-1',
    'x-contentful-ratelimit-second-limit': '55',
    'cf-space-id': runtime.store.spaceId,
    'cf-environment-id': runtime.store.environment,
    ...(delivery?.route.pattern ? { 'x-contentful-route': delivery.route.pattern } : {}),
    ...answer.headers,
  };
  sendAnswer(request, response, answer, requestId, (text) => runtime.scenarios.transform(text));
  return api;
}

async function answerService(
  request: IncomingMessage,
  { space, route }: { space: string; route: Route },
  parameters: Parameter[],
  runtime: Runtime,
  url: URL,
  isPreview: boolean,
): Promise<Answer> {
  const { store, scenarios } = runtime;
  if (request.method === 'POST' && route.segments.join('/') === 'asset_keys') {
    return answerAssetKey(request, store, space, route);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
  const locale = valueOf(parameters, 'locale') ?? store.defaultLocale;
  const byLocale =
    request.headers['x-contentful-locale-based-publishing'] === 'true' &&
    (locale === '*' || store.locales.some(({ code }) => code === locale));
  const delivery = byLocale ? toLocalePublishedView(store.delivery, store, locale) : store.delivery;
  const view = isPreview ? store.preview : delivery;
  const answer = answerRoute(space, route, parameters, {
    api: isPreview ? 'cpa' : 'cda',
    store,
    view: scenarios.adjustView(view, store),
    assetAddress: toAssetAddress(runtime.assetBase ?? runtime.mainAddress(request)),
    origin: `http://${request.headers.host ?? 'localhost'}`,
    path: url.pathname,
  });
  return { ...answer, body: scenarios.adjustBody(answer.body) };
}

function urlOf(request: IncomingMessage): URL {
  // A path beginning with two slashes would be read as a host.
  const target = (request.url ?? '/').replace(/^\/{2,}/, '/');
  return URL.canParse(target, 'http://emulator')
    ? new URL(target, 'http://emulator')
    : new URL('http://emulator/');
}

/** Starts listening and answers the port. @throws Error in one sentence when the port is taken */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} on ${host} is in use; choose another or 0 for a free one.`));
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} on ${host} may not be used by this user.`));
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(new Error(`${host} is not an address of this machine.`));
      } else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
