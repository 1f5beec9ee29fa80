/** What `GET /api/runtime-config` answers (content-model decision 2). */
export type RuntimeConfig = {
  CONTENTFUL_SPACE_ID: string;
  CONTENTFUL_ENVIRONMENT_ID: string;
  CONTENTFUL_DELIVERY_TOKEN: 'set' | 'missing';
  CONTENTFUL_PREVIEW_TOKEN: 'set' | 'missing';
  CONTENTFUL_MANAGEMENT_TOKEN: 'set' | 'missing';
};

let config: RuntimeConfig | null = null;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the configuration, once in a page's life (part 1 section 4). */
export function loadRuntimeConfig(): Promise<void> {
  return (asked ??= fetch('/api/runtime-config', { headers: { Accept: 'application/json' } })
    .then(async (answer) => {
      if (!answer.ok) return;
      config = (await answer.json()) as RuntimeConfig;
      for (const listener of listeners) listener();
    })
    .catch(() => undefined));
}

/** Calls back when the configuration is there; answers how to stop. */
export function onRuntimeConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The configuration as the running site has it; null until it is there. */
export function currentRuntimeConfig(): RuntimeConfig | null {
  return config;
}
