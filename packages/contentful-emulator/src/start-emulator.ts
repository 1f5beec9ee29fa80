import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createListener, listen } from './http/emulator-server.ts';
import type { Runtime } from './http/emulator-server.ts';
import { RequestLog } from './http/request-log.ts';
import type { LoggedRequest } from './http/request-log.ts';
import { createControl } from './control/create-control.ts';
import { AssetFiles } from './images/answer-asset.ts';
import { isFolder } from './images/assets-beside.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';
import { watchSpaceFile } from './space/watch-space-file.ts';
import { Scenarios } from './scenarios/scenarios.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios/scenario-names.ts';
import { checkSpaceFile } from './space/check-space-file.ts';
import { readSpaceFile } from './space/read-space-file.ts';
import { SpaceStore, spaceIdOf } from './space/space-store.ts';
import type { Json } from './space/space-types.ts';

/** Where publish, unpublish and delete are told, and what signs them. */
export type Webhook = { url: string; secret?: string };

export type EmulatorOptions = {
  /** Path or file URL of an export, or the parsed export itself. */
  space: string | URL | object;
  /** 0 takes a free port. */
  port?: number;
  previewPort?: number;
  host?: string;
  scenario?: ScenarioName;
  deliveryToken?: string;
  previewToken?: string;
  /** The id served; the one in the file unless told. */
  spaceId?: string;
  environment?: string;
  /** Folder with the asset files, laid out as contentful-export writes them, or all in it under their file names. */
  assets?: string;
  /** What stands before the host of asset addresses, or `original` to leave them as in the file. */
  assetBase?: string;
  webhook?: Webhook;
  /** Reload when the file changes. Off unless asked for. */
  watch?: boolean;
  /** Told of reloads, refused reloads and webhook failures. Silent unless given. */
  report?: (line: string) => void;
};

export type Emulator = {
  /** `http://127.0.0.1:N`, and its host and port without the scheme. */
  url: string;
  host: string;
  previewUrl: string;
  previewHost: string;
  spaceId: string;
  environment: string;
  deliveryToken: string;
  previewToken: string;
  scenario: () => ScenarioName;
  setScenario: (name: ScenarioName, options?: ScenarioOptions) => void;
  requests: () => LoggedRequest[];
  resetRequests: () => void;
  publish: (id: string) => void;
  unpublish: (id: string) => void;
  remove: (id: string) => void;
  edit: (id: string, field: string, value: Json, locale?: string) => void;
  /** Adds a webhook: it is told of what changes from here on. */
  addWebhook: (webhook: Webhook) => void;
  close: () => Promise<void>;
};

const DEFAULT_DELIVERY_TOKEN = 'sample-delivery-token';
const DEFAULT_PREVIEW_TOKEN = 'sample-preview-token';

/** The host name a request was sent to, without the port. */
function nameOf(request: IncomingMessage): string {
  return (request.headers.host ?? 'localhost').replace(/:\d+$/, '');
}

/**
 * Starts a delivery and a preview service over one space file, on two ports of this machine.
 * @throws SpaceFileError when the file cannot be used, Error when a port cannot; nothing is left open
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const path = options.space instanceof URL ? fileURLToPath(options.space) : options.space;
  const file =
    typeof path === 'string' ? await readSpaceFile(path) : checkSpaceFile(path, 'The given space');
  if (options.assets !== undefined && !isFolder(options.assets)) {
    throw new Error(`There is no folder ${options.assets} to take asset files from.`);
  }
  const environment = options.environment ?? 'master';
  const spaceId = options.spaceId ?? spaceIdOf(file) ?? 'space';
  const store = new SpaceStore(file, spaceId, environment);
  const scenarios = new Scenarios();
  const log = new RequestLog();
  const report = options.report ?? (() => undefined);
  if (options.scenario) scenarios.set(options.scenario);
  const host = options.host ?? '127.0.0.1';
  const shownHost = host.includes(':') ? `[${host}]` : host;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  let port = options.port ?? 0;
  const runtime: Runtime = {
    store,
    deliveryToken: options.deliveryToken ?? DEFAULT_DELIVERY_TOKEN,
    previewToken: options.previewToken ?? DEFAULT_PREVIEW_TOKEN,
    assetBase: options.assetBase,
    assets: new AssetFiles(options.assets),
    scenarios,
    log,
    control: createControl({ store, scenarios, log }),
    mainAddress: (request) => `http://${isEverywhere ? nameOf(request) : shownHost}:${port}`,
  };
  const main = createListener(runtime, true);
  const preview = createListener(runtime, false);
  port = await listen(main, host, port);
  let previewPort: number;
  try {
    previewPort = await listen(preview, host, options.previewPort ?? 0);
  } catch (error) {
    main.close();
    throw error;
  }
  const webhooks: WebhookSender[] = [];
  const addWebhook = (webhook: Webhook): void => {
    const sender = new WebhookSender(webhook, store, report);
    webhooks.push(sender);
    store.onChange((change) => sender.send(change));
  };
  if (options.webhook) addWebhook(options.webhook);
  const unwatch =
    options.watch && typeof path === 'string' ? watchSpaceFile(path, store, report) : undefined;
  return {
    url: `http://${shownHost}:${port}`,
    host: `${shownHost}:${port}`,
    previewUrl: `http://${shownHost}:${previewPort}`,
    previewHost: `${shownHost}:${previewPort}`,
    spaceId,
    environment,
    deliveryToken: runtime.deliveryToken,
    previewToken: runtime.previewToken,
    scenario: () => scenarios.name,
    setScenario: (name, scenarioOptions) => scenarios.set(name, scenarioOptions),
    requests: () => runtime.log.all(),
    resetRequests: () => runtime.log.clear(),
    publish: (id) => void store.publish(id),
    unpublish: (id) => void store.unpublish(id),
    remove: (id) => void store.remove(id),
    edit: (id, field, value, locale) => void store.edit(id, field, value, locale),
    addWebhook,
    close: async () => {
      unwatch?.();
      for (const sender of webhooks) sender.stop();
      scenarios.stop();
      await Promise.all(
        [main, preview].map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}
