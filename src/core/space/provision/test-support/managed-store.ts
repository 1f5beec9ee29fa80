/** Anything that the management API keeps: the system part and what its owner wrote. */
export type Thing = { sys: ThingSys; [name: string]: unknown };

type ThingSys = {
  id: string;
  type: string;
  version: number;
  publishedVersion?: number;
  publishedCounter?: number;
  firstPublishedAt?: string;
  publishedAt?: string;
  createdAt: string;
  updatedAt: string;
  [name: string]: unknown;
};

/** An answer with a status of its own, thrown to end a request. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, code: string, message = code, details: unknown = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** One collection of the stand-in, with versions and publication as the real service keeps them. */
export class ManagedStore {
  readonly things = new Map<string, Thing>();
  readonly published = new Map<string, Thing>();
  readonly type: string;
  readonly #link: Record<string, unknown>;
  #made = 0;

  constructor(type: string, link: Record<string, unknown>) {
    this.type = type;
    this.#link = link;
  }

  get(id: string): Thing {
    const thing = this.things.get(id);
    if (thing === undefined) throw new Refusal(404, 'NotFound', 'The resource could not be found.');
    return thing;
  }

  newId(): string {
    this.#made += 1;
    return `${this.type.toLowerCase()}-${this.#made}`;
  }

  /** Creates, or updates under the version that the caller has seen. */
  put(id: string, body: object, version: string | undefined, sys: object = {}): Thing {
    const before = this.things.get(id);
    if (before !== undefined) this.#expectVersion(before, version);
    const now = new Date().toISOString();
    const thing: Thing = {
      ...structuredClone(body),
      sys: {
        ...this.#link,
        ...sys,
        ...(before?.sys ?? { id, type: this.type, createdAt: now }),
        version: (before?.sys.version ?? 0) + 1,
        updatedAt: now,
      } as ThingSys,
    };
    this.things.set(id, thing);
    return thing;
  }

  publish(id: string, version: string | undefined): Thing {
    const thing = this.get(id);
    this.#expectVersion(thing, version);
    const now = new Date().toISOString();
    const { sys } = thing;
    Object.assign(sys, {
      publishedVersion: sys.version,
      publishedCounter: (sys.publishedCounter ?? 0) + 1,
      firstPublishedAt: sys.firstPublishedAt ?? now,
      publishedAt: now,
      version: sys.version + 1,
    });
    this.published.set(id, structuredClone(thing));
    return thing;
  }

  unpublish(id: string): void {
    const { sys } = this.get(id);
    delete sys.publishedVersion;
    sys.version += 1;
    this.published.delete(id);
  }

  list(query: URLSearchParams, things: Map<string, Thing> = this.things) {
    const ids = query.get('sys.id[in]')?.split(',');
    const wanted = [...things.values()].filter(({ sys }) => ids?.includes(sys.id) ?? true);
    const all = wanted.sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1));
    const skip = Number(query.get('skip') ?? 0);
    const limit = Number(query.get('limit') ?? 100);
    const items = all.slice(skip, skip + limit);
    return { sys: { type: 'Array' }, total: all.length, skip, limit, items };
  }

  #expectVersion({ sys }: Thing, version: string | undefined): void {
    if (Number(version) !== sys.version) throw new Refusal(409, 'VersionMismatch');
  }
}
