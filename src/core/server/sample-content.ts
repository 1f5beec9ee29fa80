import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureAssetLayout } from '#space/asset-layout.ts';
import { ensureSpaceFile, SPACE_FILE } from '#space/space-file.ts';
import { describeFault } from '#server/store/store.ts';
import type { SpaceCredentials } from '#server/owner/owner.ts';
import type { SampleWebhook } from '#server/publishing/publishing.ts';

const READY = /^Emulator ready on http:\/\/(\S+?)\/?$/u;
const PREVIEW = /^Preview on http:\/\/(\S+) with the token (\S+)$/u;
const START_LIMIT_MS = 20_000;

/** Read by the child first: it ends when the site does, however that came about. */
const END_WITH_PARENT = 'data:text/javascript,process.stdin.on("end",()=>process.exit()).resume()';

/** The running sample content service and how to reach it. */
export type SampleContent = {
  credentials: SpaceCredentials;
  /** The page where sample content is edited, published and unpublished; null where there is none. */
  editorUrl: string | null;
  stop(): void;
};

/**
 * Starts the local delivery service on the sample space, as a process of its own, on free ports.
 * @param settings.dataDir where the picture layout may be written, and what is edited
 * @param settings.isPublic whether strangers reach the site: then nothing is edited, since the editor asks for no account
 * @param onExit called when the service ends by itself
 * @param webhook where it announces publications
 * @throws Error with one sentence when it does not come up
 */
export async function startSampleContent(
  { dataDir, isPublic }: { dataDir: string; isPublic: boolean },
  onExit: () => void,
  webhook: SampleWebhook,
): Promise<SampleContent> {
  ensureSpaceFile();
  const assets = join(dataDir, 'sample-assets');
  layOutPictures(assets);
  const child = spawn(
    process.execPath,
    [
      ...['--import', END_WITH_PARENT],
      fileURLToPath(import.meta.resolve('contentful-emulator/command')),
      ...['--space', SPACE_FILE],
      ...['--assets', assets, '--port', '0', '--preview-port', '0'],
      ...['--webhook-url', webhook.url],
      ...['--keep', join(dataDir, 'sample-changes')],
      ...(isPublic ? ['--no-control'] : []),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl-C in a terminal reaches everything of its group: the site alone is to hear it, and ends the child last.
      detached: true,
      env: { ...process.env, EMULATOR_WEBHOOK_SECRET: webhook.secret },
    },
  );
  const service = await readAddresses(child);
  let stopping = false;
  child.on('exit', () => {
    if (!stopping) onExit();
  });
  process.on('exit', () => child.kill());
  return {
    credentials: {
      spaceId: 'sample-space',
      deliveryToken: 'sample-delivery-token',
      previewToken: service.previewToken,
      managementToken: '',
      environmentId: 'master',
      host: service.delivery,
      previewHost: service.preview,
      insecure: true,
      localeBasedPublishing: false,
    },
    editorUrl: isPublic ? null : `http://${service.delivery}/control`,
    stop() {
      stopping = true;
      child.kill();
    },
  };
}

function layOutPictures(folder: string): void {
  try {
    ensureAssetLayout(folder);
  } catch (error) {
    throw new Error(
      `The sample pictures cannot be written to ${folder} (${describeFault(error)}): set DATA_DIR to a folder that this user may write and that has free space.`,
      { cause: error },
    );
  }
}

async function readAddresses(
  child: ChildProcessByStdio<Writable, Readable, Readable>,
): Promise<{ delivery: string; preview: string; previewToken: string }> {
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const timer = setTimeout(() => child.kill(), START_LIMIT_MS);
  try {
    let delivery: string | null = null;
    for await (const line of lines) {
      delivery ??= READY.exec(line)?.[1] ?? null;
      const [, preview, previewToken] = PREVIEW.exec(line) ?? [];
      if (delivery && preview && previewToken) return { delivery, preview, previewToken };
    }
    await once(child, 'exit').catch(() => undefined);
    throw new Error(
      `The sample content service did not start: ${complaints.join('').trim() || 'no reason given'}`,
    );
  } finally {
    clearTimeout(timer);
    // Keep the pipe flowing, or a talkative child would stop at a full buffer.
    child.stdout.resume();
  }
}
