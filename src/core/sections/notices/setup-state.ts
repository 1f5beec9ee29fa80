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

/**
 * What the box about the connection is about: no credentials, a client that cannot be made of them, credentials that the
 * service refuses, or a service that gives no answer.
 */
export type ConnectionProblem = 'not-configured' | 'client-failed' | 'refused' | 'connection';

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
  const space = config.CONTENTFUL_SPACE_ID !== '';
  const token = config.CONTENTFUL_DELIVERY_TOKEN === 'set';
  const environment = config.CONTENTFUL_ENVIRONMENT_ID !== '';
  return { configured: space && token, space, environment, token };
}

/** Which of the boxes about the connection is right by now. */
export function useConnectionProblem(built: ConnectionProblem): ConnectionProblem {
  const config = useRuntimeConfig();
  if (!config) return built;
  if (!toSetupState(config).configured) return 'not-configured';
  return built === 'not-configured' ? 'connection' : built;
}
