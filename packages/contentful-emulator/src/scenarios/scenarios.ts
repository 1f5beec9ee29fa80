import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAnswer, toErrorAnswer } from '../http/answer.ts';
import { ServiceError, notFound, rateLimited, unauthorised } from '../http/service-error.ts';
import { isObject, objectAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Entity, Json, JsonObject } from '../space/space-types.ts';
import { View } from '../space/view.ts';
import { isScenarioName, SCENARIOS } from './scenario-names.ts';
import type { ScenarioName, ScenarioOptions } from './scenario-names.ts';

const PADDING = 'x'.repeat(8 * 1024 * 1024);

/** The situation being played, switchable at any moment. */
export class Scenarios {
  #name: ScenarioName = 'full';
  #options: ScenarioOptions = {};
  #remaining = Number.POSITIVE_INFINITY;
  #adjusted = new WeakMap<View, View>();
  #stopping = new AbortController();

  get name(): ScenarioName {
    return this.#name;
  }

  /** @throws Error when there is no such scenario */
  set(name: string, options: ScenarioOptions = {}): void {
    if (!isScenarioName(name)) {
      const known = Object.keys(SCENARIOS).join(', ');
      throw new Error(`There is no scenario "${name}"; there are ${known}.`);
    }
    this.#name = name;
    this.#options = options;
    this.#remaining = options.times ?? Number.POSITIVE_INFINITY;
    this.#adjusted = new WeakMap();
  }

  /** Ends the waiting of requests that are being kept waiting. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Plays the part of a scenario that comes instead of an answer. True when nothing is left to do. */
  async intervene(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<boolean> {
    if (this.#remaining <= 0) this.set('full');
    this.#remaining -= 1;
    const fail = (error: ServiceError, headers: Record<string, string> = {}) => {
      sendAnswer(request, response, { ...toErrorAnswer(error, requestId), headers }, requestId);
      return true;
    };
    switch (this.#name) {
      case 'unauthorised':
        return fail(unauthorised());
      case 'not-found':
        return fail(notFound());
      case 'rate-limited':
        return fail(rateLimited(), {
          'x-contentful-ratelimit-reset': String(this.#options.resetSeconds ?? 1),
          'x-contentful-ratelimit-second-limit': '55',
        });
      case 'server-error':
        return fail(new ServiceError(500, 'ServerError', 'Internal server error'));
      case 'connection-reset':
        request.socket.resetAndDestroy();
        return true;
      case 'hanging':
        await closed(response);
        return true;
      case 'slow':
        await this.#delay(this.#options.delayMs ?? 3_000);
        return response.destroyed;
      default:
        return false;
    }
  }

  /** What of the space is visible in this scenario. */
  adjustView(view: View, store: SpaceStore): View {
    if (this.#name !== 'empty' && this.#name !== 'broken-entry') return view;
    let adjusted = this.#adjusted.get(view);
    if (!adjusted) {
      const entities = this.#name === 'empty' ? [] : this.#withBrokenEntry(view);
      adjusted = new View(entities, store.contentTypes);
      this.#adjusted.set(view, adjusted);
    }
    return adjusted;
  }

  /** Spoils the values of an answer where the scenario says so. */
  adjustBody(body: Json): Json {
    return isObject(body) && this.#name === 'wrong-types' ? withWrongTypes(body) : body;
  }

  /** Spoils the text of an answer where the scenario says so. */
  transform(text: string): string {
    if (this.#name === 'truncated-json') return text.slice(0, Math.ceil(text.length / 2));
    if (this.#name === 'oversized') return text.replace('{', `{"padding": "${PADDING}",`);
    return text;
  }

  #withBrokenEntry(view: View): Entity[] {
    const id =
      this.#options.entry ?? [...view.entries].sort((a, b) => (a.id < b.id ? -1 : 1))[0]?.id;
    const entries = view.entries.map((entry) =>
      entry.id === id ? { ...entry, fields: {} } : entry,
    );
    return [...entries, ...view.assets];
  }

  async #delay(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) resolve();
    else response.once('close', resolve);
  });
}

function withWrongTypes(body: JsonObject): JsonObject {
  const spoil = (entity: Json): Json => {
    if (!isObject(entity) || !isObject(entity['fields'])) return entity;
    const fields = Object.entries(objectAt(entity, 'fields')).map(([key, value]) => [
      key,
      wrong(value),
    ]);
    return { ...entity, fields: Object.fromEntries(fields) as JsonObject };
  };
  if (!Array.isArray(body['items'])) return spoil(body) as JsonObject;
  const includes = Object.entries(objectAt(body, 'includes')).map(
    ([type, list]): [string, Json] => [type, Array.isArray(list) ? list.map(spoil) : list],
  );
  return {
    ...body,
    items: body['items'].map(spoil),
    ...(includes.length > 0 ? { includes: Object.fromEntries(includes) } : {}),
  };
}

function wrong(value: Json): Json {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? 'a list' : [];
}
