import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostNameOf, isLoopbackName } from '../http/host-name.ts';
import { readBytes } from '../http/read-body.ts';
import { ServiceError } from '../http/service-error.ts';
import { answerGet } from './answer-get.ts';
import { answerPost } from './answer-post.ts';
import { answerControlApi } from './control-api.ts';
import { CONTROL_SCRIPT } from './control-script.ts';
import { CONTROL_STYLE } from './control-style.ts';
import type { ControlAnswer, ControlTools } from './control-tools.ts';
import { MAXIMUM_FILE_MB } from './fields/file-field.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The control pages and their API under `/control`. Answers only requests that reached a loopback
 * address of this machine under a loopback name, and changes only what a page of its own asks for:
 * a foreign page open in the same browser can do nothing here.
 */
export function createControl(tools: ControlTools) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const send = (status: number, type: string, body: string) => {
      response
        .writeHead(status, {
          'Content-Type': `${type}; charset=utf-8`,
          'Cache-Control': 'no-store',
          'Content-Security-Policy': POLICY,
          'Referrer-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
        })
        .end(request.method === 'HEAD' ? undefined : body);
      return true;
    };
    const sendJson = (status: number, body: unknown) =>
      send(status, 'application/json', JSON.stringify(body));
    if (!isFromHere(request)) {
      const message = 'The control page answers only its own pages on this machine.';
      return sendJson(403, { message });
    }
    if (url.pathname === '/control/control.css') return send(200, 'text/css', CONTROL_STYLE);
    if (url.pathname === '/control/control.js') return send(200, 'text/javascript', CONTROL_SCRIPT);
    if (url.pathname.startsWith('/control/api/')) {
      const { status, body } = await answerControlApi(request, url, tools);
      return sendJson(status, body);
    }
    const answer = await answerPage(request, url, tools);
    if ('page' in answer) return send(answer.status, 'text/html', answer.page);
    response.writeHead(303, { Location: answer.next, 'Cache-Control': 'no-store' }).end();
    return true;
  };
}

async function answerPage(
  request: IncomingMessage,
  url: URL,
  tools: ControlTools,
): Promise<ControlAnswer> {
  if (request.method === 'GET' || request.method === 'HEAD') return answerGet(url, tools);
  try {
    if (request.method !== 'POST') throw new ServiceError(405, 'BadRequest', 'Only GET and POST.');
    if (!isOwnForm(request)) {
      throw new ServiceError(403, 'AccessDenied', 'The form did not come from the control page.');
    }
    return await answerPost(url, await readForm(request), tools);
  } catch (error) {
    const status = error instanceof ServiceError ? error.status : 400;
    return answerGet(url, tools, {
      status,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

/** @throws ServiceError 413 for more than a file may hold, 415 for what is no form */
async function readForm(request: IncomingMessage): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  const bytes = await readBytes(request, (MAXIMUM_FILE_MB + 5) * 1024 * 1024);
  try {
    return await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    throw new ServiceError(415, 'BadRequest', 'The control page takes forms.');
  }
}

/**
 * True when a request came over loopback, to a loopback name, and from a page of this origin or no
 * page at all.
 */
function isFromHere(request: IncomingMessage): boolean {
  if (!isLoopback(request.socket.remoteAddress ?? '')) return false;
  if (!isLoopbackName(hostNameOf(request))) return false;
  if (request.headers.origin !== undefined && !isOwnForm(request)) return false;
  const site = request.headers['sec-fetch-site'];
  // Opening the page by a link from elsewhere is fine; acting from elsewhere is not.
  const isNavigation = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  return site === undefined || site === 'same-origin' || site === 'none' || isNavigation;
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/**
 * True for a form that a page of this origin sent. Browsers name the origin of every form they send, as "null" where a
 * policy keeps it, and then say beside it that it is the same; a request that names none came from no page and is told to
 * use the API.
 */
function isOwnForm({ headers }: IncomingMessage): boolean {
  const { origin, host = '' } = headers;
  const isKept = origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
  return isKept || origin === `http://${host}`;
}
