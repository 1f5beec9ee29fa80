import { ADDRESSES } from '../addresses/addresses.ts';
import { findAddress } from '../addresses/find-address.ts';
import { parseAbout } from '../contact/inquiry-context.ts';
import { withoutLanguage } from '../locales/page-language.ts';
import { decoded } from '../slugs/decoded.ts';
import { plainMarks } from '../units/plain-marks.ts';
import { parseUnits, type UnitSystem } from '../units/unit-system.ts';

/** The pages whose results can be put on a list, by what the list calls these. */
const RESULT_PATHS: ReadonlyMap<string, string> = new Map(
  ADDRESSES.flatMap(({ path, result }) => (result ? [[result, path] as const] : [])),
);

type ProjectMachine = { slug: string; quantity: number };
/** The name of a result with what was entered, as the address of its page has it. */
export type ProjectInputs = { tool: string; query: string };

/** What a buyer has gathered: machines with quantities, and results with their inputs. No machine and no result twice. */
export type ProjectList = {
  machines: ProjectMachine[];
  results: ProjectInputs[];
  /** Those that sums are shown in; metric without it. */
  units?: UnitSystem;
};

/**
 * Most of each. The address of the whole list stays below what the site takes as an address (4,096 characters), with
 * room for the site's name and the names of campaigns.
 */
export const PROJECT_LIMITS = {
  machines: 20,
  results: 10,
  quantity: 999,
  addressCharacters: 3_600,
} as const;

/** A list as an address or a form said it, and what of that cannot be used. */
export type ParsedProject = {
  list: ProjectList;
  /**
   * Machines whose quantity is no whole number within the limit, with what was typed, and how many machines of the
   * list stand before each.
   */
  refused: { slug: string; quantity: string; at: number }[];
  /** Machines that were just taken off, with the quantity they had. */
  removed: ProjectMachine[];
  /** What names neither a machine nor a result of a tool, shortened. */
  unreadable: string[];
  /** How many machines and results are beyond the limits. */
  beyond: number;
};

const SHOWN_CHARACTERS = 60;
const QUANTITY = /^[1-9]\d{0,2}$/u;
const NOTHING = /^0+$/u;
/** Looked at of any address; the rest is beyond every limit. */
const MOST_VALUES = 200;

/**
 * Reads a list. `machine=divi-wp:2` is a machine with its quantity (1 without one), `tool=payback:items%3D4` a tool
 * with its inputs, `removed=divi-wp:2` a machine that was just taken off; `row`, `quantity` and `was`, the quantity
 * before, side by side are what the form of the page sends, where 0 takes a machine off. What comes twice counts together.
 * @param search the query of an address, or a list's query alone (`projectQuery`)
 */
export function parseProject(search: URLSearchParams): ParsedProject {
  const parsed: ParsedProject = {
    list: { machines: [], results: [] },
    refused: [],
    removed: [],
    unreadable: [],
    beyond: 0,
  };
  for (const text of search.getAll('machine').slice(0, MOST_VALUES))
    addMachine(parsed, ...partsOf(text));
  const removed: ParsedProject = { ...parsed, list: { machines: [], results: [] }, refused: [] };
  for (const text of search.getAll('removed').slice(0, MOST_VALUES))
    if (text !== '') addMachine(removed, ...partsOf(text));
  const quantities = search.getAll('quantity');
  const before = search.getAll('was');
  for (const [index, slug] of search.getAll('row').slice(0, MOST_VALUES).entries()) {
    const quantity = quantities[index]?.trim() ?? '';
    // An open choice of the form names nothing.
    if (slug === '') continue;
    if (NOTHING.test(quantity)) addMachine(removed, slug, before[index] ?? '');
    else addMachine(parsed, slug, quantity);
  }
  parsed.removed = removed.list.machines;
  if (parseUnits(search) === 'imperial') parsed.list.units = 'imperial';
  for (const text of search.getAll('tool').slice(0, MOST_VALUES)) addResult(parsed, text);
  return parsed;
}

function partsOf(text: string): [slug: string, quantity: string] {
  const cut = text.lastIndexOf(':');
  return cut < 0 ? [text, '1'] : [text.slice(0, cut), text.slice(cut + 1)];
}

function addMachine(parsed: ParsedProject, slug: string, typed: string): void {
  const quantity = plainMarks(typed, 'en');
  const { machines } = parsed.list;
  const same = machines.find((machine) => machine.slug === slug);
  if (!parseAbout(`machine:${slug.trim()}`) || !slug.isWellFormed())
    parsed.unreadable.push(shown(slug));
  else if (!QUANTITY.test(quantity))
    parsed.refused.push({
      slug,
      quantity: typed.slice(0, SHOWN_CHARACTERS),
      at: machines.length,
    });
  else if (same)
    same.quantity = Math.min(same.quantity + Number(quantity), PROJECT_LIMITS.quantity);
  else if (machines.length === PROJECT_LIMITS.machines) parsed.beyond += 1;
  else {
    machines.push({ slug, quantity: Number(quantity) });
    dropWhatIsTooLong(parsed, machines);
  }
}

function addResult(parsed: ParsedProject, text: string): void {
  const { results } = parsed.list;
  const cut = text.indexOf(':');
  const tool = text.slice(0, Math.max(cut, 0));
  if (!RESULT_PATHS.has(tool)) {
    parsed.unreadable.push(shown(text));
    return;
  }
  const query = toQuery(text.slice(cut + 1));
  if (results.some((result) => result.tool === tool && result.query === query)) return;
  if (results.length === PROJECT_LIMITS.results) parsed.beyond += 1;
  else {
    results.push({ tool, query });
    dropWhatIsTooLong(parsed, results);
  }
}

function dropWhatIsTooLong(parsed: ParsedProject, added: unknown[]): void {
  if (projectQuery(parsed.list).length <= PROJECT_LIMITS.addressCharacters) return;
  added.pop();
  parsed.beyond += 1;
}

function shown(text: string): string {
  const short = text.slice(0, SHOWN_CHARACTERS).toWellFormed();
  return text.length > SHOWN_CHARACTERS ? `${short}…` : short;
}

/** A query in one way of writing it. */
function toQuery(text: string): string {
  return [...new URLSearchParams(text)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

/** The list as the query of an address, without `?`; '' for an empty list. `parseProject` reads it back as it was. */
export function projectQuery({ machines, results, units }: ProjectList): string {
  const parts = [
    ...machineParts('machine', machines),
    ...results.map(({ tool, query }) => `tool=${tool}:${encoded(query)}`),
  ];
  return [...parts, ...(parts.length > 0 && units === 'imperial' ? ['units=imperial'] : [])].join(
    '&',
  );
}

function machineParts(name: string, machines: readonly ProjectMachine[]): string[] {
  return machines.map(({ slug, quantity }) => `${name}=${encoded(slug)}:${quantity}`);
}

/** The page of a list that machines were taken off; it offers to put them back. */
export function projectHrefAfter(list: ProjectList, removed: readonly ProjectMachine[]): string {
  const href = projectHref(list);
  if (removed.length === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${machineParts('removed', removed).join('&')}`;
}

/** As few characters turned into marks as an address allows, so that lists stay short and can be read. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll("'", '%27');
}

/** Path of the page of a list, or of another that takes one (`/contact`, `/project.pdf`). */
export function projectHref(list: ProjectList, path = '/project'): string {
  const query = projectQuery(list);
  return query === '' ? path : `${path}?${query}`;
}

/** The list that a visitor without a script has kept, with what the rest of the query adds to it. */
export const KEPT_PROJECT = '/project?kept=';

/** Whether there is nothing on a list. */
export function isEmptyProject({ machines, results }: ProjectList): boolean {
  return machines.length === 0 && results.length === 0;
}

/** Path of the page of a result of a list, with its inputs. */
export function resultHref({ tool, query }: ProjectInputs): string {
  const path = RESULT_PATHS.get(tool)!;
  return query === '' ? path : `${path}?${query}`;
}

/**
 * What an address of this site would add to a list: a machine's page, a result, or another list.
 * @param text a web address or a path, as somebody pasted it
 * @returns null for every other page, and for what is no address
 */
export function projectOfAddress(text: string): ProjectList | null {
  const url = URL.parse(text.trim(), 'http://site.invalid');
  if (!url) return null;
  const path = withoutLanguage(url.pathname).replace(/\/+$/u, '');
  const [, folder, name = '', ...deeper] = path.split('/');
  const search = new URLSearchParams();
  if (folder === 'machines' && name !== '' && deeper.length === 0)
    search.append('machine', `${decoded(name)}:1`);
  const result = findAddress(path)?.result;
  if (result && url.search !== '') search.append('tool', `${result}:${url.search.slice(1)}`);
  const { list } = parseProject(path === '/project' ? url.searchParams : search);
  return isEmptyProject(list) ? null : list;
}
