#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { assetsBeside } from './images/assets-beside.ts';
import { parseFlags, USAGE } from './parse-flags.ts';
import { startEmulator } from './start-emulator.ts';

try {
  const flags = parseFlags(process.argv.slice(2), process.env);
  if (flags === 'help') {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  if (flags === 'version') {
    const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    process.stdout.write(`${(JSON.parse(manifest) as { version: string }).version}\n`);
    process.exit(0);
  }
  const assets = flags.assets ?? assetsBeside(String(flags.space));
  const emulator = await startEmulator({
    ...flags,
    ...(assets === undefined ? {} : { assets }),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(
    `Emulator ready on ${emulator.url}\n` +
      `Preview on ${emulator.previewUrl} with the token ${emulator.previewToken}\n` +
      (flags.control === false ? '' : `Control page on ${emulator.url}/control\n`) +
      `Space ${emulator.spaceId}, environment ${emulator.environment}\n` +
      `Asset files ${assets === undefined ? 'are stood in for: there are none beside the space file' : `from ${assets}`}\n` +
      (flags.keep === undefined ? '' : `Changes are kept in ${flags.keep}\n`),
  );
  const stop = () => void emulator.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
