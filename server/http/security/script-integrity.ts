import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN_SCRIPT = /<script type="module" src="(?<address>\/assets\/[\w.-]+\.js)"/gu;

/**
 * Puts the hash of each script file that a page loads by an element beside its address, so that browsers run exactly what
 * was built, whatever a cache or a content delivery network between us holds: that of previews. Import maps hold all
 * others (`app/islands/island-scripts.tsx`, and the framework's of the owner's area).
 * @param clientDir folder of the built browser files; null in development, where files change as they are served
 */
export function createScriptIntegrity(clientDir: string | null): (html: string) => string {
  const hashes = new Map<string, string>();
  const hashOf = (address: string, folder: string) => {
    const bytes = readFileSync(join(folder, address));
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  };
  return (html) => {
    if (clientDir === null) return html;
    return html.replace(OWN_SCRIPT, (tag, address: string) => {
      const known = hashes.get(address) ?? hashOf(address, clientDir);
      hashes.set(address, known);
      return `${tag} integrity="${known}"`;
    });
  };
}
