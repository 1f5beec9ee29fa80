/** One parameter: its path, its operator ('' for equality) and its raw value. */
export type Parameter = { name: string; path: string[]; operator: string; value: string };

/** Parameters that are no filters, whatever is asked for. */
export const SETTINGS: ReadonlySet<string> = new Set([
  'access_token',
  'limit',
  'skip',
  'order',
  'select',
  'query',
  'locale',
  'include',
  'cursor',
  'pageNext',
  'pagePrev',
]);

/**
 * The parameters of a query string. A repeated name is joined by commas, as is the PHP and Rails form
 * `name[]=a&name[]=b`, so that arrays arrive however a client writes them.
 */
export function parseQueryString(search: string): Parameter[] {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === '') continue;
    const name = key.replace(/\[\d*\]$/, '');
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return [...values].map(([name, value]) => {
    const match = /^(.*?)\[([^\][]*)\]$/.exec(name);
    const pathText = match?.[1] ?? name;
    return { name, path: pathText.split('.'), operator: match?.[2] ?? '', value };
  });
}

/** What a parameter says; undefined for one that was not sent. */
export const valueOf = (parameters: readonly Parameter[], name: string) =>
  parameters.find((parameter) => parameter.name === name)?.value;

/** The parts of a comma-separated value, blanks around them dropped, empty ones left out. */
export function commaList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
