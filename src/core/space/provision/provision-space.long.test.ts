import { startEmulator } from 'contentful-emulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSpace } from '../build-space.ts';
import { checkPages } from './check-pages.ts';
import { countSteps } from './provision-space.ts';
import { startManagementStandIn } from './test-support/management-stand-in.ts';
import type { ManagementStandIn } from './test-support/management-stand-in.ts';
import { provisioned, runProvisioning, WEBHOOK_SECRET } from './test-support/run-provisioning.ts';
import { smallSample } from './test-support/small-sample.ts';
import { toSpaceExport } from './test-support/to-space-export.ts';

const sample = buildSpace();
/** Quick to provision, with entries and pictures that link to each other. */
const small = smallSample('sample-machine-01-divi-wp', 'sample-home-page');
const drafts = sample.entries.filter((entry) => entry.sys.publishedVersion === undefined);

let standIn: ManagementStandIn;
beforeEach(async () => {
  standIn = await startManagementStandIn();
});
afterEach(() => standIn.close());

/** The stand-in's content behind a delivery service. */
const deliver = (tokens: { deliveryToken: string | null; previewToken: string | null }) =>
  startEmulator({
    space: toSpaceExport(standIn.space),
    spaceId: 'new-space',
    deliveryToken: tokens.deliveryToken ?? '',
    previewToken: tokens.previewToken ?? '',
  });

describe('an empty space', () => {
  test('gets model, sample, keys, webhook and previews, and every page is live', async () => {
    const { settings, written } = await provisioned(standIn);
    expect(written).toBe(true);
    const { space } = standIn;
    expect(space.types.published.size).toBe(sample.contentTypes.length);
    expect(space.tags.things.size).toBe(sample.tags.length);
    expect(space.assets.published.size).toBe(sample.assets.length);
    expect(space.entries.things.size).toBe(sample.entries.length);
    expect(space.entries.published.size).toBe(sample.entries.length - drafts.length);
    expect(settings).toMatchObject({
      deliveryToken: 'delivery-token-of-apikey-1',
      previewToken: 'preview-token-of-preview-apikey-1'.replace('preview-apikey', 'apikey'),
    });

    const emulator = await deliver(settings);
    try {
      const pages = await checkPages(
        { ...settings, deliveryHost: emulator.host, insecure: true },
        { expectedEntries: sample.entries.length - drafts.length },
      );
      expect(pages.length).toBeGreaterThan(40);
      expect(pages.filter(({ status }) => status !== 'live')).toEqual([]);
    } finally {
      await emulator.close();
    }
  });

  test('gets editors with the help texts of the model', async () => {
    await provisioned(standIn, ['--no-sample']);
    for (const own of sample.editorInterfaces) {
      const editor = standIn.space.editors.get(own.sys.contentType.sys.id);
      for (const { fieldId, ...shown } of own.controls) {
        const control = (editor['controls'] as { fieldId: string }[]).find(
          (item) => item.fieldId === fieldId,
        );
        expect(control).toMatchObject(shown);
      }
    }
  });

  test('gets a signed webhook for publish, unpublish and delete of entries and assets', async () => {
    const { settings } = await provisioned(standIn, ['--no-sample']);
    const [webhook] = standIn.space.webhooks.things.values();
    expect(webhook).toMatchObject({
      url: 'https://www.example.com/api/webhooks/contentful',
      active: true,
      topics: [
        'Entry.publish',
        'Entry.unpublish',
        'Entry.delete',
        'Asset.publish',
        'Asset.unpublish',
        'Asset.delete',
      ],
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }],
    });
    expect(settings.webhookSecret).toMatch(/^[0-9a-zA-Z+/=_-]{64}$/);
    expect(standIn.space.secret).toBe(settings.webhookSecret);
    const paths = standIn.writes().map(({ path }) => path);
    const secretAt = paths.findIndex((path) => path.endsWith('/signing_secret'));
    const webhookAt = paths.findIndex((path) => path.endsWith('/webhook_definitions'));
    expect(secretAt, 'no unsigned call may ever be sent').toBeLessThan(webhookAt);
  });

  test('gets no webhook while the site has only a local address', async () => {
    const { said } = await provisioned(standIn, [
      '--no-sample',
      '--site-url',
      'http://192.168.1.20:3000',
    ]);
    expect(standIn.space.webhooks.things.size).toBe(0);
    expect(said).toContain('Contentful can only call a public address');
    const [preview] = standIn.space.previews.things.values();
    expect(JSON.stringify(preview)).toContain(
      '"http://192.168.1.20:3000/machines/{entry.fields.slug}"',
    );
  });

  test('is left empty of sample content when asked, and says which pages that leaves', async () => {
    const first = await provisioned(standIn, ['--no-sample']);
    expect(standIn.space.entries.things.size + standIn.space.assets.things.size).toBe(0);
    const emulator = await deliver(first.settings);
    try {
      const { pages } = await provisioned(standIn, [
        ...['--no-sample', '--delivery-host', emulator.host],
      ]);
      expect(pages?.find(({ path }) => path === '/products')).toMatchObject({
        status: 'fallback',
        parts: expect.arrayContaining([
          { name: 'page words', status: 'fallback', reason: 'empty' },
        ]),
      });
      expect(pages?.find(({ path }) => path === '/machines')?.parts).toContainEqual({
        name: 'machines',
        status: 'empty',
        reason: null,
      });
    } finally {
      await emulator.close();
    }
  });

  test('keeps values under its own default locale', async () => {
    await standIn.close();
    standIn = await startManagementStandIn({ locale: 'de' });
    await provisioned(standIn);
    const machine = standIn.space.entries.get('sample-machine-01-divi-wp');
    expect(machine['fields']).toMatchObject({
      title: { de: 'Divi WP' },
      capacity: { de: 'Beispielaufteilung: 5 Regale, 35 Schächte' },
    });
    expect(standIn.space.entries.published.size).toBe(sample.entries.length - drafts.length);
  });

  test('gets the languages that it has locales for, and is told of the others', async () => {
    const told = await provisioned(standIn, [], {}, small);
    expect(told.said).toContain('Texts in de and ar are left out: the space has no such locale.');
    await standIn.close();
    standIn = await startManagementStandIn({ otherLocales: ['de-CH'] });
    const { said } = await provisioned(standIn, [], {}, small);
    expect(said).toContain('Texts in ar are left out');
    const machine = standIn.space.entries.get('sample-machine-01-divi-wp');
    expect(Object.keys((machine['fields'] as { capacity: object }).capacity)).toEqual([
      'en-US',
      'de-CH',
    ]);
    expect(standIn.space.assets.get('sample-picture-divi')['fields']).toMatchObject({
      title: { 'de-CH': expect.stringContaining('Regendach') },
    });
    const again = await provisioned(standIn, ['--replace-webhook-secret'], {}, small);
    expect(again.said).not.toContain('left out');
  });

  test('gets no translation of a field that it does not localise', async () => {
    await standIn.close();
    standIn = await startManagementStandIn({ otherLocales: ['de'] });
    const contentTypes = structuredClone(small.contentTypes);
    for (const { fields } of contentTypes)
      for (const field of fields) if (field.id === 'capacity') field.localized = false;
    await provisioned(standIn, ['--no-sample'], {}, { ...small, contentTypes });
    await provisioned(standIn, ['--replace-webhook-secret'], {}, small);
    const { fields } = standIn.space.entries.get('sample-machine-01-divi-wp');
    expect(fields).toMatchObject({ title: { de: 'Divi WP' } });
    expect((fields as { capacity: object }).capacity).not.toHaveProperty('de');
  });
});

describe('a second run', () => {
  test('writes nothing', async () => {
    const env = { WEBHOOK_SECRET };
    await provisioned(standIn, [], env);
    const before = standIn.writes().length;
    const { plans, settings, written } = await provisioned(standIn, [], env);
    expect(standIn.writes().slice(before)).toEqual([]);
    expect(countSteps(plans)).toBe(0);
    expect(written).toBe(false);
    expect(settings).toMatchObject({
      deliveryToken: 'delivery-token-of-apikey-1',
      webhookSecret: WEBHOOK_SECRET,
    });
  });

  test.each([
    ['between a type and its publication', /content_types\/machine\/published$/],
    ['among the editors', /content_types\/machine\/editor_interface$/],
    ['between an asset and its processing', /sample-picture-divi\/files\/en-US\/process$/],
    ['between an asset and its publication', /assets\/sample-picture-divi\/published$/],
    ['among the entries', /entries\/sample-machine-01-divi-wp$/],
    ['among the publications', /entries\/sample-machine-01-divi-wp\/published$/],
    ['before the key', /api_keys$/],
    ['between the secret and the webhook', /webhook_definitions$/],
  ])('takes up one that was interrupted %s, and ends at the same space', async (_, path) => {
    standIn.breakAt(path);
    const { outcome } = await runProvisioning(standIn, [], {}, small);
    await expect(outcome).rejects.toThrow(/cannot be reached/);
    standIn.breakAt(null);
    await provisioned(standIn, ['--replace-webhook-secret'], {}, small);
    expect(comparable(standIn)).toEqual(await whole());
  });
});

describe('a dry run', () => {
  test('sends nothing but GET, on an empty space and on a finished one', async () => {
    const { plans, said } = await provisioned(standIn, ['--dry-run']);
    expect(standIn.calls.length).toBeGreaterThan(5);
    expect(standIn.writes()).toEqual([]);
    expect(countSteps(plans)).toBeGreaterThan(400);
    expect(said).toContain(`${sample.entries.length} to create`);
    expect(said).toMatch(/Dry run: \d+ changes would be made, none was\./);

    await provisioned(standIn, ['--no-sample']);
    const before = standIn.writes().length;
    await provisioned(standIn, ['--dry-run', '--sample', '--align', '--replace-webhook-secret']);
    expect(standIn.writes().slice(before)).toEqual([]);
  });
});

let finished: ReturnType<typeof comparable> | null = null;

/** What an undisturbed run leaves behind. */
async function whole() {
  if (finished !== null) return finished;
  const other = await startManagementStandIn();
  await provisioned(other, [], {}, small);
  finished = comparable(other);
  await other.close();
  return finished;
}

/** What a space holds, without times, versions and the secret. */
function comparable({ space }: ManagementStandIn) {
  const contents = [space.types, space.editors, space.tags, space.assets, space.entries];
  const others = [space.keys, space.webhooks, space.previews];
  return [...contents, ...others].map((store) =>
    [...store.things.values()]
      .map(({ sys, ...rest }) => ({
        id: sys.id,
        published: sys.publishedVersion !== undefined,
        ...(JSON.parse(JSON.stringify(rest)) as object),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}
