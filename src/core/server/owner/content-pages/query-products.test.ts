import { startEmulator, type Emulator } from 'contentful-emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queryProducts } from './query-products.ts';
import { SPACE_FILE } from '#space/space-file.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
});
afterAll(() => emulator.close());

const credentials = (more: { host?: string } = {}) => ({
  ...{ spaceId: emulator.spaceId, environmentId: emulator.environment },
  ...{ deliveryToken: emulator.deliveryToken, previewToken: '' },
  ...{ host: emulator.host, insecure: true },
  ...more,
});

it('names the first five product types, and why one is left out, as they are now', async () => {
  const before = await queryProducts(credentials());
  expect(before).toMatchObject({ ok: true, total: expect.any(Number) });
  const products = before.ok ? before.products : [];
  expect(products.length).toBeGreaterThan(2);
  expect(products.length).toBeLessThanOrEqual(5);
  expect(products[0]).toMatchObject({ title: 'Grocery', slug: 'grocery', leftOut: null });
  emulator.edit(products[0]!.id, 'visible', false);
  emulator.publish(products[0]!.id);
  const [hidden] = await queryProducts(credentials()).then((now) => (now.ok ? now.products : []));
  expect(hidden).toMatchObject({ title: 'Grocery', leftOut: 'Product type is hidden' });
});

it('says in the words of the site and of the service why there was no answer', async () => {
  emulator.setScenario('unauthorised');
  expect(await queryProducts(credentials())).toEqual({
    ok: false,
    message: 'Invalid Contentful space or access token',
    cause: expect.stringContaining('401'),
  });
  emulator.setScenario('empty');
  expect(await queryProducts(credentials())).toEqual({ ok: true, total: 0, products: [] });
  emulator.setScenario('full');
  expect(await queryProducts(credentials({ host: 'no host' }))).toEqual({
    ok: false,
    message: expect.stringMatching(/^Failed to initialize Contentful client: ./u),
    cause: '',
  });
  expect(await queryProducts(null)).toEqual({
    ok: false,
    message:
      'Contentful is not configured. Please set your Space ID and Delivery Token in the environment variables.',
    cause: '',
  });
});
