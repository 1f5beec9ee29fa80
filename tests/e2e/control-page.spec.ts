import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startEmulator, type Emulator } from 'contentful-emulator';
import sharp from 'sharp';
import { axeViolations } from '../support/axe-violations.ts';
import { controlPage } from '../support/control-page.ts';
import { startSampleSite } from '../support/sample-site.ts';
import { quietConsole } from '../support/quiet-console.ts';

/** A form that is refused comes back with a status that says so. */
const test = base.extend<{ complaints: string[] }>({
  complaints: [quietConsole(/responded with a status of 422/u), { auto: true }],
});

const SPACE = 'space-of-every-field';

/** A space with every kind of field, one entry to link to and no entry else. */
function spaceOfEveryField(): object {
  const field = (id: string, type: string, more: object = {}) => ({
    ...{ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}`, type, localized: false },
    ...more,
  });
  const sys = (id: string) => ({ id, space: { sys: { id: SPACE } }, version: 1 });
  const links = { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['maker'] }] };
  const fields = [
    field('title', 'Symbol', { required: true }),
    field('text', 'Text'),
    field('story', 'RichText'),
    field('count', 'Integer', { validations: [{ range: { max: 9 } }] }),
    field('price', 'Number'),
    field('color', 'Symbol', { validations: [{ in: ['red', 'green'] }] }),
    field('active', 'Boolean'),
    field('day', 'Date'),
    field('place', 'Location'),
    field('data', 'Object'),
    field('words', 'Array', { items: { type: 'Symbol' } }),
    field('picture', 'Link', {
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
    }),
    field('makers', 'Array', { items: links }),
  ];
  const maker = {
    sys: { ...sys('ada'), contentType: { sys: { id: 'maker' } } },
    fields: { name: { en: 'Ada' } },
  };
  return {
    contentTypes: [
      { sys: sys('thing'), name: 'Thing', displayField: 'title', fields },
      { sys: sys('maker'), name: 'Maker', displayField: 'name', fields: [field('name', 'Symbol')] },
    ],
    entries: [maker],
    locales: [{ code: 'en', name: 'English', default: true, sys: { id: 'en' } }],
  };
}

test.describe('The control page of the emulator', () => {
  let emulator: Emulator;
  test.beforeEach(async () => {
    emulator = await startEmulator({ space: spaceOfEveryField() });
  });
  test.afterEach(() => emulator.close());

  async function deliver(path: string): Promise<{ status: number; body: Delivered }> {
    const address = `${emulator.url}/spaces/${SPACE}/${path}`;
    const response = await fetch(
      `${address}${path.includes('?') ? '&' : '?'}access_token=${emulator.deliveryToken}`,
    );
    return { status: response.status, body: (await response.json()) as Delivered };
  }

  test('makes an entry with every kind of field, and takes it back', async ({ page }) => {
    const blue = { width: 64, height: 48, channels: 3, background: '#3366ff' } as const;
    const buffer = await sharp({ create: blue }).png().toBuffer();
    const blueSky = { name: 'Blue sky.png', mimeType: 'image/png', buffer };
    const { begin, press, write, writeLines, create, choose, upload, back } = controlPage(page);

    // What is still a draft is linked above the fields, too.
    const linkIn = (field: string, name: string) =>
      page.getByRole('group', { name: field }).getByRole('link', { name });

    await page.goto(`${emulator.url}/control`);
    await begin('Thing');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await press('Publish');
    await expect(page.getByRole('alert')).toContainText('Title: it is required');
    await expect(page.getByLabel('Title required')).toHaveAttribute('aria-invalid', 'true');

    await write({
      Title: 'A blue thing',
      Text: 'First line\nsecond line',
      Story: '## Heading\n\nWith **bold** words.',
      ...{ Count: '12', Price: '2.5' },
    });
    await page.getByLabel('Color').selectOption('green');
    await page.getByRole('group', { name: 'Active' }).getByLabel('Yes').check();
    await write({ Day: '2026-07-31', Time: '09:30' });
    await page.getByLabel('Zone').selectOption('+02:00');
    await write({ Latitude: '52.5', Longitude: '13.4', Data: '{"a": 1}' });
    await writeLines('Words', ['one', 'two']);
    await press('Move down Words: line 1');
    await upload('Picture', blueSky);
    await expect(linkIn('Picture', 'Blue sky')).toBeVisible();
    await choose('Makers', 'Ada');
    await create('Makers', 'Maker');
    await write({ Name: 'Grace' });
    await back();
    await expect(linkIn('Makers', 'Grace')).toBeVisible();
    await press('Publish');
    await expect(page.getByRole('alert')).toContainText('Count: it has to be at most 9');
    expect((await deliver(`entries/${id}`)).status).toBe(404);
    await write({ Count: '3' });
    await press('Publish');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();

    const { status, body } = await deliver(`entries/${id}`);
    expect(status).toBe(200);
    expect(body.fields).toMatchObject({
      title: 'A blue thing',
      text: 'First line\nsecond line',
      story: { content: [{ nodeType: 'heading-2' }, { nodeType: 'paragraph' }] },
      ...{ count: 3, price: 2.5, color: 'green', active: true },
      day: '2026-07-31T09:30+02:00',
      place: { lat: 52.5, lon: 13.4 },
      data: { a: 1 },
      words: ['two', 'one'],
      makers: [{ sys: { id: 'ada' } }, { sys: { type: 'Link' } }],
    });
    await linkIn('Picture', 'Blue sky').click();
    await write({ Description: 'Nothing but sky.' });
    await press('Publish');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    const asset = await deliver(`assets/${new URL(page.url()).pathname.split('/').at(-1)}`);
    expect(asset.body.fields).toMatchObject({ title: 'Blue sky', description: 'Nothing but sky.' });
    const { url } = asset.body.fields['file'] as { url: string };
    const scaled = Buffer.from(await (await fetch(`${url}?w=32`)).arrayBuffer());
    expect(await sharp(scaled).metadata()).toMatchObject({ width: 32, height: 24 });

    await page.goto(`${emulator.url}/control/entries/${id}`);
    await page.getByText('More', { exact: true }).click();
    await press('Unpublish');
    await expect(page.getByText('only preview shows it now')).toBeVisible();
    expect((await deliver(`entries/${id}`)).status).toBe(404);
  });

  test('fits a phone, and is accessible in both themes', async ({ browser }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(`${emulator.url}/control`);
      await page.getByRole('button', { name: 'New Thing' }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      const form = page.url();
      await expectFine(page);
      for (const path of [
        '',
        '/entries',
        '/assets',
        `/pick?of=${form.split('/').at(-1)}&field=f:makers:en`,
      ]) {
        await page.goto(`${emulator.url}/control${path}`);
        await expectFine(page);
      }
      await context.close();
    }
  });

  async function expectFine(page: Page): Promise<void> {
    expect(await axeViolations(page), page.url()).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, page.url()).toBeLessThanOrEqual(0);
  }
});

test.describe('What is edited in the sample space', () => {
  test('is kept when the site starts again', async ({ page }) => {
    const env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'control-page-')) };
    const open = async (work: (editorUrl: string) => Promise<void>) => {
      const site = await startSampleSite(env);
      await page.goto(`${site.editorUrl}#sample-machine-06-duo`);
      await work(site.editorUrl);
      await page.goto('about:blank');
      await site.stop();
    };
    const field = page.getByRole('textbox', { name: /^Title/u });
    await open(async () => {
      await field.fill('Kept words');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    });
    await open(() => expect(field).toHaveValue('Kept words'));
  });
});

type Delivered = { fields: Record<string, unknown> };
