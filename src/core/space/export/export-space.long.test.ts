import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from 'contentful-emulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSpace } from '../build-space.ts';
import { checkPages } from '../provision/check-pages.ts';
import { parseProvisionFlags } from '../provision/parse-provision-flags.ts';
import type { ProvisionFlags } from '../provision/parse-provision-flags.ts';
import { newSettings } from '../provision/site-settings.ts';
import {
  MANAGEMENT_TOKEN,
  startManagementStandIn,
} from '../provision/test-support/management-stand-in.ts';
import { provisioned } from '../provision/test-support/run-provisioning.ts';
import { exportSpace } from './export-space.ts';
import { parseExportFlags } from './parse-export-flags.ts';
import type { ExportFlags } from './parse-export-flags.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'space-export-'));
  out = join(folder, 'space.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (args: string[] = [], env: Record<string, string> = {}) =>
  exportSpace(parseExportFlags(['--out', out, ...args]) as ExportFlags, env);
const written = () => JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown[]>;

describe('this project’s content', () => {
  test('is written in English, which every plan of the service has room for', async () => {
    await run();
    expect(written()['locales']).toMatchObject([{ code: 'en-US' }]);
    expect(readFileSync(out, 'utf8')).not.toMatch(/Automaten|"ar"/u);
  });

  test('is written whole, with its pictures where the import tool looks for them', async () => {
    const { assetFolder } = await run(['--languages']);
    expect(written()).toEqual(JSON.parse(JSON.stringify(buildSpace())));
    for (const asset of buildSpace().assets) {
      const { url, details } = asset.fields.file['en-US']!;
      const path = join(assetFolder ?? '', url.slice('//'.length));
      expect(readFileSync(path).length, url).toBe(details.size);
    }
  });

  test('is written without content when only the model is asked for', async () => {
    const { assetFolder } = await run(['--model-only']);
    expect(Object.keys(written())).toEqual(['contentTypes', 'editorInterfaces']);
    expect(assetFolder).toBeNull();
    expect(existsSync(join(folder, 'space-assets'))).toBe(false);
  });

  test('replaces no file unless told to', async () => {
    writeFileSync(out, 'precious');
    await expect(run()).rejects.toThrow('is there already: give --force');
    expect(readFileSync(out, 'utf8')).toBe('precious');
    await run(['--force']);
    expect(written()['contentTypes']?.length).toBeGreaterThan(20);
  });
});

describe('a space of Contentful', () => {
  test('is read without a write, drafts included, and serves every page live', async () => {
    const standIn = await startManagementStandIn();
    await provisioned(standIn);
    const before = standIn.writes().length;
    const space = ['--space', 'new-space', '--host', standIn.host, '--insecure'];
    await run(['--from-space', ...space], { CONTENTFUL_MANAGEMENT_TOKEN: MANAGEMENT_TOKEN });
    await standIn.close();
    expect(standIn.writes().length).toBe(before);
    const sample = buildSpace();
    for (const name of ['contentTypes', 'editorInterfaces', 'tags', 'entries', 'assets'] as const) {
      expect(written()[name]?.length, name).toBe(sample[name].length);
    }

    const emulator = await startEmulator({ space: out, spaceId: 'new-space', deliveryToken: 'd' });
    const flags = parseProvisionFlags([...space, '--delivery-host', emulator.host], {
      CONTENTFUL_MANAGEMENT_TOKEN: MANAGEMENT_TOKEN,
    }) as ProvisionFlags;
    try {
      const settings = { ...newSettings(flags), deliveryToken: 'd' };
      const pages = await checkPages(settings, { expectedEntries: 1 });
      expect(pages.length).toBeGreaterThan(40);
      expect(pages.filter(({ status }) => status !== 'live')).toEqual([]);
    } finally {
      await emulator.close();
    }
  });

  test('is not named by accident', () => {
    expect(() => parseExportFlags(['--space', 'x'])).toThrow('go with --from-space');
    expect(() => parseExportFlags(['--bogus'])).toThrow('--bogus');
  });

  test('needs a management token', async () => {
    await expect(run(['--from-space', '--space', 'x'])).rejects.toThrow(
      'A management token is needed',
    );
  });
});
