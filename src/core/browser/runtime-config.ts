/** What `GET /api/runtime-config` answers (content-model decision 2). */
export type RuntimeConfig = {
  CONTENTFUL_SPACE_ID: string;
  CONTENTFUL_ENVIRONMENT_ID: string;
  CONTENTFUL_DELIVERY_TOKEN: 'set' | 'missing';
  CONTENTFUL_PREVIEW_TOKEN: 'set' | 'missing';
  CONTENTFUL_MANAGEMENT_TOKEN: 'set' | 'missing';
};

let config: RuntimeConfig | null = null;
const listeners = new Set<() => void>();

/** Fetches the configuration. The start script does, once in a page's life (part 1 section 4). */
export async function loadRuntimeConfig(): Promise<void> {
  try {
    const answer = await fetch('/api/runtime-config', { headers: { Accept: 'application/json' } });
    if (!answer.ok) return;
    config = (await answer.json()) as RuntimeConfig;
  } catch {
    // The page goes on with what it was built with.
    return;
  }
  for (const listener of listeners) listener();
}

/** Calls back when the configuration is there; returns what ends that. */
export function onRuntimeConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The configuration as the running site has it; null until it is there. */
export function currentRuntimeConfig(): RuntimeConfig | null {
  return config;
}
