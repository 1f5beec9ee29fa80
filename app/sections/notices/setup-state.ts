import { useSyncExternalStore } from 'react';
import {
  currentRuntimeConfig,
  onRuntimeConfig,
  type RuntimeConfig,
} from '#browser/runtime-config.ts';

/** The configuration as the running site has it; null until it is there, and on the server. */
function useRuntimeConfig(): RuntimeConfig | null {
  return useSyncExternalStore(onRuntimeConfig, currentRuntimeConfig, () => null);
}

/** What of the connection's credentials is there. */
export type SetupState = {
  configured: boolean;
  space: boolean;
  environment: boolean;
  token: boolean;
};

/**
 * What is set and what is missing: as the page was built with it, and from the moment the runtime configuration is there,
 * as the running site has it (content-model decision 2). A page may be a minute older than that.
 */
export function useSetupState<Built extends SetupState>(built: Built): Built {
  const config = useRuntimeConfig();
  return config ? { ...built, ...toSetupState(config) } : built;
}

function toSetupState(config: RuntimeConfig): SetupState {
  return {
    configured: config.configured,
    space: config.CONTENTFUL_SPACE_ID !== '',
    environment: config.CONTENTFUL_ENVIRONMENT_ID !== '',
    token: config.CONTENTFUL_DELIVERY_TOKEN === 'set',
  };
}

/** Which of the two boxes about the connection is right by now. */
export function useConnectionKind<Kind extends string>(
  built: Kind,
): Kind | 'not-configured' | 'connection' {
  const config = useRuntimeConfig();
  if (!config || (built !== 'not-configured' && built !== 'connection')) return built;
  return config.configured ? 'connection' : 'not-configured';
}
