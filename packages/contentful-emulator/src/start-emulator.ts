import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createListener, listen } from './http/emulator-server.ts';
import type { Runtime } from './http/emulator-server.ts';
import { hostNameOf, isLoopbackName } from './http/host-name.ts';
import { RequestLog } from './http/request-log.ts';
import type { LoggedRequest } from './http/request-log.ts';
import { createControl } from './control/create-control.ts';
import { AssetFiles } from './images/answer-asset.ts';
import { isFolder } from './images/assets-beside.ts';
import { filePathsOf } from './images/find-asset.ts';
import { UploadedFiles } from './images/uploaded-files.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';
import { watchSpaceFile } from './space/watch-space-file.ts';
import { Scenarios } from './scenarios/scenarios.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios/scenario-names.ts';
import { checkSpaceFile } from './space/check-space-file.ts';
import { readSpaceFile } from './space/read-space-file.ts';
import { KeptChanges } from './space/kept-changes.ts';
import { SpaceStore } from './space/space-store.ts';
import { spaceIdOf } from './space/stored-of-file.ts';
import type { EntityType, Json } from './space/space-types.ts';

/** Where every change is told, and what signs it. */
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
  /** Made anew at each start unless told: drafts are for whoever started it. */
  previewToken?: string;
  /** The id served; the one in the file unless told. */
  spaceId?: string;
  environment?: string;
  /** Folder with the asset files, laid out as contentful-export writes them, or all in it under their file names. */
  assets?: string;
  /** What stands before the host of asset addresses, or `original` to leave them as in the file. */
  assetBase?: string;
  webhook?: Webhook;
  /** Serve the control page, where whoever uses this machine edits the space. On unless told. */
  control?: boolean;
  /** Folder in which changes and uploaded files outlive a restart; made where it is missing. In memory unless given. */
  keep?: string;
  /** Reload when the file changes. Off unless asked for. */
  watch?: boolean;
  /** Told of what the file leaves out, reloads, refused reloads and webhook failures. Silent unless given. */
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
  /** Of an entry and an asset with one id, the entry is meant where no type is named; so in the following. */
  publish: (id: string, type?: EntityType, locales?: readonly string[]) => void;
  unpublish: (id: string, type?: EntityType) => void;
  remove: (id: string, type?: EntityType) => void;
  edit: (id: string, field: string, value: Json, locale?: string, type?: EntityType) => void;
  /** Adds a webhook: it is told of what changes from here on. */
  addWebhook: (webhook: Webhook) => void;
  close: () => Promise<void>;
};

const DEFAULT_DELIVERY_TOKEN = 'sample-delivery-token';

/** Files that no asset leads to any more are removed with the change that let go of them. */
function openUploads(keep: string | undefined, store: SpaceStore): UploadedFiles {
  const uploads = new UploadedFiles(keep === undefined ? undefined : join(keep, 'files'));
  store.onChange(({ action, stored, before }) => {
    if (stored.type !== 'Asset' || !before) return;
    const present = action === 'delete' ? new Set<string>() : filePathsOf(stored);
    for (const path of filePathsOf(before)) if (!present.has(path)) void uploads.remove(path);
  });
  return uploads;
}

/** Reads the space and lays what was kept of it over the file. @returns the path of its file, where it has one */
async function openSpace(options: EmulatorOptions, report: (line: string) => void) {
  const given = options.space instanceof URL ? fileURLToPath(options.space) : options.space;
  const path = typeof given === 'string' ? given : null;
  const file = path === null ? checkSpaceFile(given, 'The given space') : await readSpaceFile(path);
  if (file.inferred !== undefined) report(file.inferred);
  if (options.assets !== undefined && !isFolder(options.assets)) {
    throw new Error(`There is no folder ${options.assets} to take asset files from.`);
  }
  const environment = options.environment ?? 'master';
  const spaceId = options.spaceId ?? spaceIdOf(file) ?? 'space';
  const store = new SpaceStore(file, spaceId, environment);
  if (options.keep !== undefined) new KeptChanges(options.keep, spaceId).attach(store, report);
  return { store, path, spaceId, environment };
}

/**
 * Delivery and preview, on a port each. Where the second cannot be had, the first is let go of.
 * @param ports those wanted, 0 for a free one; becomes those that were had
 */
async function listenOnBoth(
  runtime: Runtime,
  host: string,
  ports: { main: number; preview: number },
): Promise<() => Promise<unknown>> {
  const main = createListener(runtime, true);
  const preview = createListener(runtime, false);
  ports.main = await listen(main, host, ports.main);
  try {
    ports.preview = await listen(preview, host, ports.preview);
  } catch (error) {
    main.close();
    throw error;
  }
  return () => Promise.all([main, preview].map(closeServer));
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Starts a delivery and a preview service over one space file, on two ports of this machine.
 * @throws SpaceFileError when the file cannot be used, Error when a port cannot; nothing is left open
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const report = options.report ?? (() => undefined);
  const { store, path, spaceId, environment } = await openSpace(options, report);
  const assets = new AssetFiles(options.assets, openUploads(options.keep, store));
  const scenarios = new Scenarios();
  if (options.scenario) scenarios.set(options.scenario);
  const log = new RequestLog();
  const host = options.host ?? '127.0.0.1';
  const shownHost = host.includes(':') ? `[${host}]` : host;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const ports = { main: options.port ?? 0, preview: options.previewPort ?? 0 };
  const isKept = options.keep !== undefined;
  const deliveryToken = options.deliveryToken ?? DEFAULT_DELIVERY_TOKEN;
  const previewToken = options.previewToken ?? randomBytes(24).toString('base64url');
  const runtime: Runtime = {
    ...{ store, deliveryToken, previewToken, assets, scenarios, log },
    assetBase: options.assetBase,
    control:
      options.control === false
        ? null
        : createControl({ store, scenarios, log, uploads: assets.uploaded, isKept }),
    mainAddress: (request) =>
      `http://${isEverywhere ? hostNameOf(request) : shownHost}:${ports.main}`,
    // Beyond loopback it was asked to: an address in numbers cannot be rebound as a name can.
    isOwnName: (name) =>
      isLoopbackName(name) ||
      name === shownHost ||
      (isEverywhere && isIP(name.replace(/^\[|\]$/g, '')) !== 0),
  };
  const closeServers = await listenOnBoth(runtime, host, ports);
  const webhooks: WebhookSender[] = [];
  const addWebhook = (webhook: Webhook): void => {
    const sender = new WebhookSender(webhook, store, report);
    webhooks.push(sender);
    store.onChange((change) => sender.send(change));
  };
  if (options.webhook) addWebhook(options.webhook);
  const unwatch = options.watch && path !== null ? watchSpaceFile(path, store, report) : undefined;
  return {
    url: `http://${shownHost}:${ports.main}`,
    host: `${shownHost}:${ports.main}`,
    previewUrl: `http://${shownHost}:${ports.preview}`,
    previewHost: `${shownHost}:${ports.preview}`,
    ...{ spaceId, environment, deliveryToken, previewToken, addWebhook },
    scenario: () => scenarios.name,
    setScenario: (name, scenarioOptions) => scenarios.set(name, scenarioOptions),
    requests: () => log.all(),
    resetRequests: () => log.clear(),
    publish: (...what) => void store.publish(...what),
    unpublish: (id, type) => void store.unpublish(id, type),
    remove: (id, type) => void store.remove(id, type),
    edit: (...what) => void store.edit(...what),
    close: async () => {
      unwatch?.();
      for (const sender of webhooks) sender.stop();
      scenarios.stop();
      await closeServers();
    },
  };
}
