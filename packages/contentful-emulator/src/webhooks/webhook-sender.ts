import type { SpaceStore } from '../space/space-store.ts';
import type { Change } from '../space/space-types.ts';
import { signRequest } from './sign-request.ts';
import { toWebhookBody } from './to-webhook-body.ts';

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
const PAUSE_MS = 500;

/** Sends every change to one address, in order, trying again on failure. */
export class WebhookSender {
  readonly #url: URL;
  readonly #secret: string | undefined;
  readonly #store: SpaceStore;
  readonly #report: (line: string) => void;
  #queue: Promise<void> = Promise.resolve();
  #stopping = new AbortController();

  constructor(
    target: { url: string; secret?: string },
    store: SpaceStore,
    report: (line: string) => void,
  ) {
    this.#url = new URL(target.url);
    this.#secret = target.secret;
    this.#store = store;
    this.#report = report;
  }

  /** Takes a change to send, drafts included: a site may show previews. */
  send(change: Change): void {
    const topic = `ContentManagement.${change.stored.type}.${change.action}`;
    const body = JSON.stringify(toWebhookBody(change, this.#store));
    this.#queue = this.#queue.then(() => this.#deliver(topic, change.stored.id, body));
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #deliver(topic: string, id: string, body: string): Promise<void> {
    let outcome = 'no answer';
    for (let attempt = 1; attempt <= ATTEMPTS && !this.#stopping.signal.aborted; attempt++) {
      if (attempt > 1) await pause(PAUSE_MS * attempt, this.#stopping.signal);
      try {
        const response = await fetch(this.#url, {
          method: 'POST',
          headers: this.#headers(topic, body),
          body,
          redirect: 'manual',
          signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        await response.arrayBuffer();
        if (response.ok) return;
        outcome = `status ${response.status}`;
        // A refusal will be repeated; only overload and failure may pass.
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        outcome = error instanceof Error ? error.message : String(error);
      }
    }
    if (!this.#stopping.signal.aborted) {
      this.#report(`Webhook ${topic} for ${id} was not taken: ${outcome}.`);
    }
  }

  #headers(topic: string, body: string): Record<string, string> {
    const headers: Record<string, string> = {
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': topic,
      'x-contentful-webhook-name': 'Emulator',
    };
    if (this.#secret === undefined) return headers;
    return { ...headers, ...signRequest(this.#secret, 'POST', this.#url, headers, body) };
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
