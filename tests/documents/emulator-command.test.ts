import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '#tools/runtime.mjs';

const COMMAND = fileURLToPath(import.meta.resolve('contentful-emulator/command'));

type Asset = { fields: { file: { url: string; fileName: string; details: { size: number } } } };

test('the emulator, started as the README says, serves every file of the sample space whole', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, args] = /`npm run emulator -- ([^`]+)`/u.exec(readme)!;
  const child = spawn(
    process.execPath,
    [COMMAND, ...args!.split(' '), '--port', '0', '--preview-port', '0'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    let url = '';
    for await (const line of createInterface({ input: child.stdout })) {
      url ||= /^Emulator ready on (\S+)/u.exec(line)?.[1] ?? '';
      if (line.startsWith('Asset files')) break;
    }
    const asked = await fetch(
      `${url}/spaces/sample-space/environments/master/assets?limit=1000&access_token=sample-delivery-token`,
    );
    const { items } = (await asked.json()) as { items: Asset[] };
    expect(items.length).toBeGreaterThan(0);
    for (const { fields } of items) {
      const body = await (await fetch(fields.file.url)).arrayBuffer();
      const { fileName, details } = fields.file;
      expect([fileName, body.byteLength]).toEqual([fileName, details.size]);
    }
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
});
