import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '#server/store/clock.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { toSecrets } from '#server/store/secrets.ts';
import { parseSettings } from '#server/settings.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { openContentConnection, type ContentConnection } from './content-connection.ts';

const KEY = 'a key of the test suite, long enough';
const SPACE = {
  CONTENTFUL_SPACE_ID: 'owners-space',
  CONTENTFUL_DELIVERY_TOKEN: 'the-owners-delivery-token',
};
const SAMPLE = {
  editorUrl: 'http://127.0.0.1:1234/control',
  credentials: {
    spaceId: 'sample-space',
    deliveryToken: 'sample',
    previewToken: 'sample',
    managementToken: '',
    environmentId: 'master',
    host: '127.0.0.1:1234',
    previewHost: '127.0.0.1:1235',
    insecure: true,
    localeBasedPublishing: false,
  },
};

describeOnEachEngine('the content connection', (stores) => {
  const opened: ContentConnection[] = [];
  afterEach(() => {
    for (const connection of opened.splice(0)) connection.stop();
    vi.useRealTimers();
  });
  const open = async (
    database: SiteDatabase,
    env: Record<string, string> = {},
    settingsKey: string | null = KEY,
    former: string[] = [],
  ) => {
    const settings = parseSettings(env);
    const connection = await openContentConnection({
      database,
      settings,
      settingsKeys: settingsKey === null ? null : toSecrets(settingsKey, former),
      clock: systemClock,
      log: () => undefined,
    });
    opened.push(connection);
    return { connection, settings, content: settings.content };
  };
  const save = (connection: ContentConnection, set: Record<string, string>) =>
    connection.save({ set, remove: [], by: 'owner' });

  test('takes what is saved into use at once, keeps it, and lets go of it again', async () => {
    const database = await stores.open();
    const { connection, content } = await open(database, { SITE_URL: 'https://www.example.com' });
    expect([content.source, connection.current()]).toEqual(['none', null]);
    const heard = vi.fn(async () => undefined);
    connection.onChange(heard);
    await save(connection, SPACE);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(connection.current()).toMatchObject({ spaceId: 'owners-space', host: null });
    expect([content.source, content.missing]).toEqual(['contentful', []]);
    expect(connection.editorAddress()).toBe(
      'https://app.contentful.com/spaces/owners-space/environments/master/entries',
    );
    const row = await database.query.selectFrom('stored_settings').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('the-owners-delivery-token');

    const restarted = await open(database, { SITE_URL: 'https://www.example.com' });
    expect(restarted.connection.current()?.deliveryToken).toBe('the-owners-delivery-token');
    const otherKey = await open(database, {}, 'another key, also of more than 32 letters');
    expect(otherKey.connection.status().credentials.map(({ from }) => from)).toContain(
      'unreadable',
    );
    expect(otherKey.content.source).toBe('sample');
    const noKey = await open(database, {}, null);
    expect(noKey.connection.status().canStore).toBe(false);
    await expect(save(noKey.connection, SPACE)).rejects.toThrow(/SETTINGS_KEY/u);

    await connection.save({ set: {}, remove: ['CONTENTFUL_DELIVERY_TOKEN'], by: 'owner' });
    expect(connection.current()).toBeNull();
  });

  test('a changed key reads what a former one sealed, once and for all', async () => {
    const database = await stores.open();
    const { connection } = await open(database);
    await save(connection, SPACE);
    const next = 'the next key of the test suite, as long';
    const changed = await open(database, {}, next, [KEY]);
    expect(changed.connection.current()?.deliveryToken).toBe('the-owners-delivery-token');
    const without = await open(database, {}, next);
    expect(without.connection.current()?.deliveryToken).toBe('the-owners-delivery-token');
  });

  test('lets the environment win, and says so', async () => {
    const database = await stores.open();
    const { connection } = await open(database, {
      ...SPACE,
      CONTENTFUL_SPACE_ID: 'from-environment',
    });
    await save(connection, { ...SPACE, CONTENTFUL_PREVIEW_TOKEN: 'the-owners-preview-token' });
    expect(connection.current()).toMatchObject({
      spaceId: 'from-environment',
      previewToken: 'the-owners-preview-token',
    });
    const status = new Map(
      connection.status().credentials.map((credential) => [credential.name, credential]),
    );
    expect(status.get('CONTENTFUL_SPACE_ID')).toMatchObject({
      from: 'environment',
      isStored: true,
      shown: 'from-environment',
    });
    expect(status.get('CONTENTFUL_PREVIEW_TOKEN')).toMatchObject({ from: 'stored', shown: 'oken' });
    expect(status.get('CONTENTFUL_MANAGEMENT_TOKEN')).toMatchObject({ from: 'missing', shown: '' });
    expect(JSON.stringify(connection.status())).not.toContain('the-owners-preview-token');
  });

  test('goes from the sample space to a real one and back, never with the host of the other', async () => {
    const { connection, content } = await open(await stores.open());
    connection.useSample(SAMPLE);
    expect([connection.current()?.host, connection.editorAddress()]).toEqual([
      '127.0.0.1:1234',
      SAMPLE.editorUrl,
    ]);
    await save(connection, SPACE);
    expect(connection.current()).toMatchObject({
      spaceId: 'owners-space',
      host: null,
      insecure: false,
    });
    await connection.save({
      set: {},
      remove: ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_DELIVERY_TOKEN'],
      by: 'owner',
    });
    expect([content.source, connection.current()?.host]).toEqual(['sample', '127.0.0.1:1234']);
  });

  test('does not write over what somebody else has stored since, in this process or another', async () => {
    const database = await stores.open();
    const { connection } = await open(database);
    const other = (await open(await stores.openAgain(database))).connection;
    const page = connection.status().version;
    const change = (by: ContentConnection, spaceId: string, shown: string) =>
      by.save({ set: { CONTENTFUL_SPACE_ID: spaceId }, remove: [], by: 'owner', shown });
    expect(await change(connection, 'first', page)).toBe(true);
    for (const late of [connection, other]) {
      expect(await change(late, 'second', page)).toBe(false);
      const { credentials } = late.status();
      expect(credentials.find(({ name }) => name === 'CONTENTFUL_SPACE_ID')?.shown).toBe('first');
    }
    expect(await change(other, 'second', other.status().version)).toBe(true);
  });

  test('an explicit CONTENT_SOURCE stays as asked', async () => {
    const { connection, content } = await open(await stores.open(), { CONTENT_SOURCE: 'none' });
    await save(connection, SPACE);
    expect([content.source, connection.current(), connection.status().isAsked]).toEqual([
      'none',
      null,
      true,
    ]);
  });

  test('is followed by every other process on the same store', async () => {
    const database = await stores.open();
    const first = await open(database);
    const second = await open(await stores.openAgain(database));
    const changed = new Promise<void>((resolve) => {
      second.connection.onChange(async () => resolve());
    });
    await save(first.connection, SPACE);
    await changed;
    expect(second.connection.current()?.spaceId).toBe('owners-space');
  });
});

test('the editor’s address follows the region, and no other host has one', async () => {
  const { toEditorAddress } = await import('./editor-address.ts');
  const content = parseSettings({ ...SPACE, CONTENTFUL_ENVIRONMENT_ID: 'spring' }).content;
  const at = (host: string | null) =>
    toEditorAddress({ ...content, credentials: { ...content.credentials, host } }, null);
  expect(at(null)).toBe(
    'https://app.contentful.com/spaces/owners-space/environments/spring/entries',
  );
  expect(at('cdn.eu.contentful.com')).toMatch(/^https:\/\/app\.eu\.contentful\.com\//u);
  expect(at('evil.example')).toBeNull();
  expect(at('constructor')).toBeNull();
});
