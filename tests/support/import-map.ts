const IMPORT_MAP = /<script[^>]* type="importmap"[^>]*>(?<map>\{.*?\})<\/script>/u;

/** The hash of every script that a page's import map names, by address; none without a map. */
export function importMapOf(html: string): Record<string, string> {
  const map = IMPORT_MAP.exec(html)?.groups?.['map'] ?? '{}';
  return (JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {};
}
