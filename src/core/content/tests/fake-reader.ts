import type { ContentProblem } from '../content-problems.ts';
import {
  ContentNotConfiguredError,
  ContentUnavailableError,
} from '../contentful/content-errors.ts';
import type { ContentFailureKind } from '../contentful/content-errors.ts';
import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { ContentReader } from '../content-reader.ts';
import type { EntryQuery } from '../contentful/content-question.ts';
import { showsAt } from '../shows-at.ts';

export type FakeSpace = {
  entries?: ContentfulEntry[];
  assets?: ContentfulAsset[];
  preview?: boolean;
  /** As `preview` where it is left out. */
  drafts?: boolean;
  configured?: boolean;
  /** As `configured` where it is left out. */
  connected?: boolean;
  publicSite?: boolean;
  /** Every read fails so, or only those of the content types named. */
  failing?: ContentFailureKind;
  failingTypes?: readonly string[];
  /** The moment for which pages are built, in milliseconds since 1970. */
  nowMs?: number;
  /** Lists can be recalled although reading fails. */
  recalled?: boolean;
};

export type FakeReader = ContentReader & {
  /** It holds one language. */
  speak(): void;
  readonly queries: EntryQuery[];
  /** What mapping reported. */
  readonly problems: ContentProblem[];
};

/** A content service in memory: filters, orders and pages like the real one as far as our queries go. */
export function fakeReader(space: FakeSpace = {}): FakeReader {
  const { entries = [], assets = [], preview = false, configured = true } = space;
  const queries: EntryQuery[] = [];
  const problems: ContentProblem[] = [];
  const links = {
    entry: (id: string) => entries.find((entry) => entry.sys.id === id),
    asset: (id: string) => assets.find((asset) => asset.sys.id === id),
  };
  const check = (contentType?: string) => {
    if (!configured) throw new ContentNotConfiguredError();
    const named = space.failingTypes?.includes(contentType ?? '') ?? true;
    if (space.failing !== undefined && named) {
      throw new ContentUnavailableError(space.failing, 'The test says so');
    }
  };
  const answer = (query: EntryQuery) => {
    const matching = entries
      .filter((entry) => entry.sys.contentType.sys.id === query.contentType)
      .filter((entry) => matches(entry, query.filters ?? {}))
      .toSorted((a, b) => compare(a, b, query.order ?? []));
    const skip = query.skip ?? 0;
    const items = matching
      .slice(skip, skip + (query.limit ?? 100))
      .map((entry) => withFields(entry, query.fields));
    return { items, total: matching.length, links };
  };
  return {
    configured,
    connected: space.connected ?? configured,
    preview,
    drafts: space.drafts ?? preview,
    publicSite: space.publicSite ?? false,
    language: null,
    speak: () => undefined,
    queries,
    problems,
    report: (problem) => problems.push(problem),
    async readEntries(query) {
      queries.push(query);
      check(query.contentType);
      return answer(query);
    },
    async readInAllLocales(query) {
      const found = await this.readEntries(query);
      return { ...found, items: found.items.map(inAllLocales) };
    },
    recallEntries: (query) => (space.recalled ? answer(query) : null),
    async readEntry(id) {
      check();
      const entry = links.entry(id);
      return entry === undefined ? null : { entry, links };
    },
    async readAsset(id) {
      check();
      return links.asset(id) ?? null;
    },
    async readLocales() {
      check();
      return [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }];
    },
    assetUrl: fakeAssetUrl,
    shows: (schedule) => showsAt(schedule, space.nowMs ?? 0),
  };
}

function withFields(entry: ContentfulEntry, names: readonly string[] | undefined): ContentfulEntry {
  if (!names) return entry;
  const chosen = Object.entries(entry.fields).filter(([name]) => names.includes(name));
  return { ...entry, fields: Object.fromEntries(chosen) };
}

const inLocales = new WeakMap<ContentfulEntry, ContentfulEntry>();

/** Its space has one locale. */
function inAllLocales(entry: ContentfulEntry): ContentfulEntry {
  const fields = Object.entries(entry.fields).map(([name, value]) => [name, { 'en-US': value }]);
  const made = inLocales.get(entry) ?? { ...entry, fields: Object.fromEntries(fields) };
  inLocales.set(entry, made);
  return made;
}

/** The address rule in short: protocol-relative gets https, any other scheme is refused. */
export function fakeAssetUrl(raw: string): string | null {
  const text = raw.startsWith('//') ? `https:${raw}` : raw;
  return text.startsWith('https://') && URL.canParse(text) ? new URL(text).href : null;
}

function matches(entry: ContentfulEntry, filters: NonNullable<EntryQuery['filters']>): boolean {
  return Object.entries(filters).every(([path, wanted]) => {
    const [, name = '', operator = ''] = /^(.*?)(?:\[(\w+)\])?$/.exec(path) ?? [];
    if (name === 'metadata.tags.sys.id') {
      const ids = (entry.metadata?.tags ?? []).map((tag) => tag.sys.id);
      return String(wanted)
        .split(',')
        .some((id) => ids.includes(id));
    }
    const value = valueAt(entry, name);
    if (operator === 'in') return String(wanted).split(',').includes(String(value));
    if (operator === 'exists') return (value !== undefined) === wanted;
    if (operator === 'lte') return timeOf(value) <= Date.parse(String(wanted));
    if (operator === 'gte') return timeOf(value) >= Date.parse(String(wanted));
    if (operator !== '') throw new Error(`The fake reader does not know [${operator}]`);
    return value === wanted;
  });
}

function compare(a: ContentfulEntry, b: ContentfulEntry, order: readonly string[]): number {
  for (const path of order) {
    const sign = path.startsWith('-') ? -1 : 1;
    const name = path.replace(/^-/, '');
    const [left, right] = [plain(valueAt(a, name)), plain(valueAt(b, name))];
    if (left === right) continue;
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return (left < right ? -1 : 1) * sign;
  }
  return 0;
}

function valueAt(entry: ContentfulEntry, path: string): unknown {
  const [part = '', name = ''] = path.split('.');
  const record = (part === 'sys' ? entry.sys : entry.fields) as Record<string, unknown>;
  return record?.[name];
}

/** Hostile spaces hold values that cannot even be compared: they come last, as what is not set does. */
function plain(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}
