/**
 * Where a redirect leads for one visitor: what the asked address adds (a campaign's marks) goes along.
 * Pages are built for their path alone, so it is added as the answer is written. An address with a query
 * of its own, or on another host, stays as it is; so does that of the asked page itself without its query, which would
 * lead to itself for ever. A question mark at the end says that nothing of the query goes along.
 * @param location of the redirect
 * @param asked path and query as requested, or the whole address
 */
export function keepQuery(location: string, asked: string): string {
  const query = asked.indexOf('?');
  const isOurs = location.startsWith('/') && !location.startsWith('//');
  if (location.endsWith('?')) return location.slice(0, -1);
  if (query < 0 || !isOurs || /[?#]/u.test(location)) return location;
  if (URL.parse(asked, 'http://site.invalid')?.pathname === location) return location;
  return location + asked.slice(query);
}
