import { ProvisionError } from '../provision/provision-error.ts';
import { exportSpace } from './export-space.ts';
import { parseExportFlags, USAGE } from './parse-export-flags.ts';

/** 0: written; 1: it could not be written or read. */
async function main(): Promise<number> {
  const flags = parseExportFlags(process.argv.slice(2));
  if (flags === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  const { file, assetFolder } = await exportSpace(flags, process.env);
  const counts = Object.entries(file).map(([name, items]) => `${items.length} ${name}`);
  const upload = assetFolder === null ? '' : ` --upload-assets --assets-directory "${assetFolder}"`;
  process.stdout.write(
    `Wrote ${flags.out}: ${counts.join(', ')}.\n` +
      `Load it into a space with Contentful's import tool:\n\n` +
      `  npx contentful-import --space-id … --management-token … --content-file "${flags.out}"${upload}\n\n` +
      `or make a space ready, keys and webhook included, with: npm run space:provision\n`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ProvisionError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
