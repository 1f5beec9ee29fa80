import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmulator } from 'contentful-emulator';
import { buildSpace } from '../build-space.ts';
import type { ManagedControl } from './merge-controls.ts';
import type { ManagedField } from './compare-content-type.ts';
import { createManagementClient } from './management-client.ts';
import type { Thing } from './test-support/managed-store.ts';
import {
  MANAGEMENT_TOKEN,
  READ_ONLY_TOKEN,
  startManagementStandIn,
  STRANGER_TOKEN,
} from './test-support/management-stand-in.ts';
import type { ManagementStandIn } from './test-support/management-stand-in.ts';
import { provisioned, runProvisioning, WEBHOOK_SECRET } from './test-support/run-provisioning.ts';
import { smallSample } from './test-support/small-sample.ts';
import { toSpaceExport } from './test-support/to-space-export.ts';

const sample = buildSpace();

let standIn: ManagementStandIn;
beforeEach(async () => {
  standIn = await startManagementStandIn();
});
afterEach(() => standIn.close());

/** The run's sentence of refusal. */
async function refusal(more: string[] = [], env: Record<string, string> = {}): Promise<string> {
  const { outcome } = await runProvisioning(standIn, more, env);
  return outcome.then(
    () => 'no refusal',
    (error: Error) => error.message,
  );
}

/** A type of the model as its owner made it, with other fields. */
function ownType(id: string, change: (fields: ManagedField[]) => ManagedField[], published = true) {
  const { space } = standIn;
  const type = sample.contentTypes.find(({ sys }) => sys.id === id)!;
  const fields = change(structuredClone(type.fields)) as never;
  const { sys } = space.putType(id, { name: 'Mine', description: '', fields } as never, undefined);
  if (published) space.publishType(id, String(sys.version));
}

const fieldsOf = (id: string) => standIn.space.types.get(id)['fields'] as ManagedField[];

describe('an owner’s content type', () => {
  test('keeps its own fields, names and rules, and gets what it lacks, never as required', async () => {
    const colour = {
      id: 'colour',
      name: 'Colour',
      type: 'Symbol',
      localized: false,
      required: true,
    };
    ownType('machine', (fields) => [
      colour as ManagedField,
      ...fields
        .filter(({ id }) => id !== 'slug' && id !== 'warranty')
        .map((field) => (field.id === 'title' ? { ...field, name: 'Model name' } : field)),
    ]);
    const { plans } = await provisioned(standIn, ['--no-sample']);
    expect(plans[0]?.steps.find(({ what }) => what === 'machine')?.change).toBe('extend');
    const fields = fieldsOf('machine');
    expect(fields[0]).toEqual(colour);
    expect(fields.find(({ id }) => id === 'title')?.name).toBe('Model name');
    expect(fields.slice(-2).map(({ id, required }) => [id, required])).toEqual([
      ['slug', false],
      ['warranty', false],
    ]);
    expect(standIn.space.types.get('machine')['name']).toBe('Mine');
  });

  test('takes the model’s names and rules when asked, and stays so', async () => {
    ownType('machine', (fields) =>
      fields.map((field) => ({
        ...{ ...field, name: 'x', validations: [] },
        localized: field.id === 'manufacturer',
      })),
    );
    await provisioned(standIn, ['--no-sample', '--align']);
    const own = sample.contentTypes.find(({ sys }) => sys.id === 'machine')!;
    // What its owner localised stays so.
    const localized = (id: string) => (id === 'manufacturer' ? { localized: true } : {});
    expect(fieldsOf('machine')).toMatchObject(
      own.fields.map((field) => ({ ...field, ...localized(field.id) })),
    );
    const { plans } = await provisioned(standIn, ['--no-sample', '--align']);
    expect(plans[0]?.steps).toEqual([]);
  });

  test('keeps the editors that its owner chose', async () => {
    ownType('feature', (fields) => fields);
    const editor = standIn.space.editors.get('feature') as Thing & { controls: ManagedControl[] };
    const own = { fieldId: 'title', widgetNamespace: 'app', widgetId: 'their-app' };
    editor.controls = editor.controls.map((item) => (item.fieldId === 'title' ? own : item));
    await provisioned(standIn, ['--no-sample']);
    const after = standIn.space.editors.get('feature')['controls'] as ManagedControl[];
    expect(after.find(({ fieldId }) => fieldId === 'title')).toEqual(own);
    expect(after.find(({ fieldId }) => fieldId === 'icon')?.settings?.['helpText']).toMatch(
      /Lucide/,
    );
  });

  test('whose field holds another kind stops the run before anything is written', async () => {
    ownType('machine', (fields) =>
      fields.map((field) => (field.id === 'features' ? { ...field, type: 'Boolean' } : field)),
    );
    const sentence = await refusal();
    expect(sentence).toContain(
      'machine.features holds yes or no and the site reads a list of short texts',
    );
    expect(standIn.writes()).toEqual([]);
  });

  test('with an answer as text is read as it is, and gets no sample', async () => {
    ownType('faqItem', (fields) =>
      fields.map((field) => (field.id === 'answer' ? { ...field, type: 'Text' } : field)),
    );
    const { said } = await provisioned(standIn);
    expect(said).toContain('faqItem.answer is a Text here and a RichText in the sample.');
    expect(standIn.space.entries.things.size).toBe(0);
    expect(await refusal(['--sample'])).toContain('Leave the sample out with --no-sample.');
  });

  test('with changes that nobody published stops the run', async () => {
    ownType('machine', (fields) => fields);
    const { version } = standIn.space.types.get('machine').sys;
    const draft = { id: 'idea', name: 'Idea', type: 'Symbol' };
    const fields = [...fieldsOf('machine'), draft];
    standIn.space.putType('machine', { name: 'Mine', fields } as never, String(version));
    expect(await refusal()).toContain(
      'machine has changes in Contentful that are not published (idea)',
    );
    expect(standIn.writes()).toEqual([]);
  });

  test('that would grow beyond what the service allows stops the run', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      id: `own${at}`,
      name: 'x',
      type: 'Symbol',
    }));
    ownType('machine', () => many as ManagedField[]);
    expect(await refusal()).toMatch(/machine would have \d+ fields and Contentful allows 50/);
    expect(standIn.writes()).toEqual([]);
  });
});

describe('an owner’s content', () => {
  const small = smallSample('sample-machine-01-divi-wp', 'sample-home-page');
  beforeEach(() => provisioned(standIn, [], {}, small));

  test('edits of sample entries stay, and what was taken down stays down', async () => {
    const { entries, assets } = standIn.space;
    const machine = entries.get('sample-machine-01-divi-wp');
    const fields = { ...(machine['fields'] as object), title: { 'en-US': 'Renamed' } };
    entries.put(machine.sys.id, { fields }, String(machine.sys.version));
    entries.unpublish('sample-home-page');
    assets.unpublish('sample-picture-divi');
    const before = standIn.writes().length;
    const env = { WEBHOOK_SECRET: standIn.space.secret! };
    await provisioned(standIn, ['--sample'], env, small);
    expect(standIn.writes().slice(before)).toEqual([]);
  });

  test('keeps sample content out, unless it is asked for', async () => {
    const { space } = standIn;
    space.putEntry('mine', { fields: {} }, undefined, 'feature');
    space.entries.things.delete('sample-home-page');
    const { said } = await provisioned(standIn, [], {}, small);
    expect(said).toContain('The space holds 1 entries of its own, so no sample content is added');
    expect(space.entries.things.has('sample-home-page')).toBe(false);
    await provisioned(standIn, ['--sample'], {}, small);
    expect(space.entries.published.has('sample-home-page')).toBe(true);
  });

  test('under the id of a sample entry stops the run', async () => {
    const { space } = standIn;
    space.entries.things.delete('sample-home-page');
    space.putEntry('sample-home-page', { fields: {} }, undefined, 'feature');
    const before = standIn.writes().length;
    expect(await refusal()).toContain('sample-home-page is a feature here and a homePageContent');
    expect(standIn.writes().slice(before)).toEqual([]);
  });
});

test('tags of the same name serve under their own id', async () => {
  standIn.space.tags.put('theirs', { name: 'hardware' }, undefined, { visibility: 'private' });
  const { said } = await provisioned(standIn);
  expect(standIn.space.tags.things.has('hardware')).toBe(false);
  expect(said).toContain('The tag hardware is private');
  const tagged = [...standIn.space.entries.things.values()].map(({ metadata }) => metadata);
  expect(JSON.stringify(tagged)).toContain('"id":"theirs"');
  expect(JSON.stringify(tagged)).not.toContain('"id":"hardware"');
});

test('entries are published after what they link to, in whatever order they come', async () => {
  await standIn.close();
  standIn = await startManagementStandIn({ strictLinks: true });
  await provisioned(standIn);
  const drafts = sample.entries.filter((entry) => entry.sys.publishedVersion === undefined);
  expect(standIn.space.entries.published.size).toBe(sample.entries.length - drafts.length);
});

test('an entry that can never be published is named, and the others are', async () => {
  const broken = 'sample-machine-01-divi-wp';
  await standIn.close();
  standIn = await startManagementStandIn({ neverPublish: broken });
  const sentence = await refusal();
  expect(sentence).toContain(`Could not publish the entry ${broken}: Contentful refuses it`);
  expect(standIn.space.entries.published.size).toBeGreaterThan(150);
});

describe('the webhook and its secret', () => {
  test('a secret that nobody here knows is kept, and the way out is named', async () => {
    standIn.space.secret = `${'x'.repeat(60)}9a8b`;
    const { said, settings } = await provisioned(standIn, ['--no-sample']);
    expect(said).toContain('a secret that ends in 9a8b');
    expect(settings.webhookSecret).toBeNull();
    expect(standIn.space.secret).toMatch(/9a8b$/);
  });

  test('is replaced only when asked', async () => {
    standIn.space.secret = `${'x'.repeat(60)}9a8b`;
    const env = { WEBHOOK_SECRET };
    await provisioned(standIn, ['--no-sample', '--replace-webhook-secret'], env);
    expect(standIn.space.secret).toBe(WEBHOOK_SECRET);
  });

  test('a webhook of the site keeps its topics and gets ours; others are left alone', async () => {
    const url = 'https://www.example.com/api/webhooks/contentful';
    const { webhooks } = standIn.space;
    webhooks.put('site', { name: 'n', url, topics: ['Task.create', 'Entry.publish'] }, undefined);
    const other = { name: 'Website: publish', url: 'https://other.example.com/', topics: ['*.*'] };
    webhooks.put('other', other, undefined);
    const { said } = await provisioned(standIn, ['--no-sample']);
    expect(webhooks.things.size).toBe(2);
    expect(webhooks.get('site')['topics']).toEqual(
      expect.arrayContaining(['Task.create', 'Entry.publish', 'Asset.delete']),
    );
    expect(webhooks.get('other')).toMatchObject(other);
    expect(said).toContain('also calls https://other.example.com/');
  });
});

describe('rate limits', () => {
  test('are waited for as the service says', async () => {
    standIn.limitNext(1, 1);
    const { said } = await provisioned(standIn, ['--no-sample', '--dry-run'], { RETRIES: '1' });
    expect(said).toMatch(/Rate limit error occurred. Waiting for 1[5-9]\d\d ms/);
    expect(standIn.calls.filter(({ status }) => status === 429).length).toBe(1);
  });

  test('that last for long end the run with a sentence', async () => {
    standIn.limitNext(1, 3_581);
    expect(await refusal()).toContain('used up for another 60 minutes');
  });
});

describe('a token', () => {
  const withToken = (token: string, more: string[] = []) => refusal(['--token', token, ...more]);

  test('that no service knows', async () => {
    const sentence = await withToken('CFPAT-mistyped');
    expect(sentence).toContain('does not accept this management token');
    expect(sentence).not.toContain('mistyped CFPAT');
  });

  test('that is the delivery or the preview token is named as such', async () => {
    await provisioned(standIn, ['--no-sample']);
    const emulator = await startEmulator({
      space: toSpaceExport(standIn.space),
      spaceId: 'new-space',
      deliveryToken: 'a-delivery-token',
      previewToken: 'a-preview-token',
    });
    const hosts = ['--delivery-host', emulator.host, '--preview-host', emulator.previewHost];
    try {
      expect(await withToken('a-delivery-token', hosts)).toContain("the space's delivery token");
      expect(await withToken('a-preview-token', hosts)).toContain("the space's preview token");
      expect(await withToken('neither', hosts)).toContain('no delivery or preview token');
      emulator.resetRequests();
      await withToken('CFPAT-unknown', hosts);
      expect(emulator.requests(), 'a management token is shown to nobody else').toEqual([]);
    } finally {
      await emulator.close();
    }
  });

  test('without rights', async () => {
    expect(await withToken(READ_ONLY_TOKEN)).toContain('the token lacks the right');
  });

  test('of someone who does not see the space, and a wrong space id', async () => {
    expect(await withToken(STRANGER_TOKEN)).toContain(
      'no space “new-space” that this token may see',
    );
    expect(await refusal(['--space', 'elsewhere'])).toContain('no space “elsewhere”');
  });
});

test('a wrong environment is named with those that there are', async () => {
  expect(await refusal(['--environment', 'staging'])).toBe(
    'The space has no environment “staging”; it has master.',
  );
});

test('a network that does not answer is named', async () => {
  const sentence = await refusal(['--host', '127.0.0.1:9']);
  expect(sentence).toContain('the management API cannot be reached (ECONNREFUSED)');
});

test('a malformed host is refused before the token leaves', async () => {
  expect(await refusal(['--host', 'https://api.contentful.com/x'])).toContain('is not a host');
});

test('a read-only client refuses to write, whoever asks it', async () => {
  const target = {
    spaceId: 'new-space',
    environmentId: 'master',
    token: MANAGEMENT_TOKEN,
    host: standIn.host,
    uploadHost: standIn.host,
    insecure: true,
  };
  const client = createManagementClient(target, { readOnly: true });
  const write = client.tag.createWithId(
    { tagId: 'x' },
    { name: 'X', sys: { visibility: 'public' } },
  );
  await expect(write).rejects.toThrow('A dry run must not send put');
  expect(standIn.calls).toEqual([]);
});
