import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSampleContent } from './sample-content.ts';
import { createSampleWebhook } from './publishing/webhooks/sample-webhook.ts';

test('says which setting to change where its pictures cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sample-content-'));
  const dataDir = join(folder, 'file');
  await writeFile(dataDir, '');
  const data = { dataDir, isPublic: false };
  const webhook = createSampleWebhook({ port: 1, host: '127.0.0.1' });
  const starting = startSampleContent(data, () => undefined, webhook);
  await expect(starting).rejects.toThrow(
    /pictures cannot be written to \S+sample-assets \(a part of the path is a file\): set DATA_DIR to a folder/u,
  );
  await rm(folder, { recursive: true });
});
