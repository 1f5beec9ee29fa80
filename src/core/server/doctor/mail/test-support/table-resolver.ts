import type { DnsResolver } from '../dns-resolver.ts';

/** What a table of DNS says of a name: its texts, addresses or mail servers; or the code of a failure. */
export type DnsTable = Record<string, readonly string[] | string>;

/**
 * DNS out of a table, for tests: `example.com` are texts, `A host.example` addresses, `MX example.com` mail servers. A name
 * that stands nowhere in the table does not exist.
 */
export function tableResolver(table: DnsTable): DnsResolver & { asked: string[] } {
  const asked: string[] = [];
  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const look = (kind: string, name: string): Promise<string[]> => {
    const key = kind === '' ? name : `${kind} ${name}`;
    asked.push(key);
    const entry = table[key];
    if (typeof entry === 'string') return fail(entry);
    if (entry !== undefined) return Promise.resolve([...entry]);
    const exists = Object.keys(table).some((one) => one.split(' ').at(-1) === name);
    return fail(exists ? 'ENODATA' : 'ENOTFOUND');
  };
  return {
    asked,
    // Cut as DNS does.
    resolveTxt: async (name) =>
      (await look('', name)).map((text) => text.match(/[^]{1,255}/gu) ?? ['']),
    resolve4: (name) => look('A', name),
    resolve6: (name) => look('AAAA', name),
    resolveMx: async (name) =>
      (await look('MX', name)).map((exchange) => ({ exchange, priority: 10 })),
  };
}
