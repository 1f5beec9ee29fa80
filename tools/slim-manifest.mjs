import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OPENING = 'window.__reactRouterManifest=';
const OWNERS = /^(?:admin|api)(?:\/|$)/u;

/**
 * Cuts the framework's table of routes down to what browsers read of it (decision 088): what is false or empty goes. Beside
 * the whole table stands one without the owner's side for public pages, named `-public.js`.
 */
export function slimManifest(folder) {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/u.test(file));
  const text = readFileSync(join(folder, name), 'utf8');
  if (!text.startsWith(OPENING)) throw new Error(`${name} is no table of routes as it used to be`);
  const { entry, routes, url, version } = JSON.parse(text.slice(OPENING.length).replace(/;$/u, ''));
  const write = (file, kept) => {
    const table = { entry: slim(entry), routes: Object.fromEntries(kept), url, version };
    writeFileSync(join(folder, file), `${OPENING}${JSON.stringify(table)};`);
  };
  const slimmed = Object.entries(routes).map(([id, route]) => [id, slim(route)]);
  write(name, slimmed);
  write(
    name.replace('.js', '-public.js'),
    slimmed.filter(([id, { path = '' }]) => !OWNERS.test(path) && !id.startsWith('admin/')),
  );
}

function slim(record) {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
