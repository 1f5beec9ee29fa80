import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createPreviewTokens, openPreviewTokens } from './preview-tokens.ts';
import { parseSecrets, toSecrets } from '#server/store/store.ts';

const tokens = createPreviewTokens(toSecrets('s'.repeat(32), []));
const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;

describeOnEachEngine('Stored preview links', (stores) => {
  const open = async () => {
    const database = await stores.open();
    const siteUrl = 'https://www.example.com';
    return createPreviewLinks({ database, tokens, siteUrl });
  };
  const of = (path: string | null, madeBy: string) => ({
    path,
    madeBy,
    nowMs: NOW,
    expiresAtMs: NOW + HOUR,
  });

  test('are listed with who made them, and open what they were made for', async () => {
    const links = await open();
    await links.make(of('/machines', 'olivia@example.com'));
    await links.make({ ...of(null, ''), nowMs: NOW + 1 });
    const [any, machines] = await links.list();
    expect(machines).toMatchObject({
      path: '/machines',
      madeBy: 'olivia@example.com',
      madeAtMs: NOW,
      expiresAtMs: NOW + HOUR,
      revokedAtMs: null,
    });
    const token = new URL(machines!.url).searchParams.get('token')!;
    expect(tokens.readLink(token, NOW)).toEqual({
      id: machines!.id,
      path: '/machines',
      expiresAtMs: NOW + HOUR,
    });
    expect(any!.url).toMatch(/^https:\/\/www\.example\.com\/preview\/enter\?token=[^&]+&path=\/$/u);
  });

  test('are revoked one by one; a link that is not stored keeps its own rules', async () => {
    const links = await open();
    const kept = await links.make(of('/machines', ''));
    const ended = await links.make(of('/machines', ''));
    expect(await links.isOpen(ended.id)).toBe(true);
    expect(await links.revoke(ended.id, NOW + 5)).toBe(true);
    expect(await links.revoke(ended.id, NOW + 9)).toBe(false);
    expect(await links.isOpen(ended.id)).toBe(false);
    expect(await links.isOpen(kept.id)).toBe(true);
    expect(await links.isOpen('never made')).toBe(false);
    expect(await links.isOpen(null)).toBe(true);
    const revoked = (await links.list()).find(({ id }) => id === ended.id);
    expect(revoked?.revokedAtMs).toBe(NOW + 5);
  });

  test('stay good while what signed them is known: earlier values of AUTH_SECRET, and the secret in the store', async () => {
    const { query } = await stores.open();
    const [first, second] = ['f'.repeat(32), 's'.repeat(32)];
    const under = (AUTH_SECRET: string) =>
      openPreviewTokens(query, parseSecrets(AUTH_SECRET, 32), NOW);
    const opensUnder = async (AUTH_SECRET: string, link: string) =>
      (await under(AUTH_SECRET)).readLink(link, NOW) !== null;
    const issue = async (AUTH_SECRET: string) =>
      (await under(AUTH_SECRET)).issueLink({ path: '/', expiresAtMs: NOW + HOUR });
    const byFirst = await issue(first);
    expect(await opensUnder(first, byFirst)).toBe(true);
    expect(await opensUnder(`${second},${first}`, byFirst)).toBe(true);
    expect(await opensUnder(second, byFirst)).toBe(false);
    expect(await opensUnder('', byFirst)).toBe(false);
    const byStored = await issue('');
    expect(await opensUnder('', byStored)).toBe(true);
    expect(await opensUnder(second, byStored)).toBe(true);
    // What signs sessions signs no preview.
    expect(createPreviewTokens(toSecrets(first, [])).readLink(byFirst, NOW)).toBeNull();
  });

  test('are forgotten a month after their end', async () => {
    const links = await open();
    await links.make(of('/old', ''));
    await links.make({ ...of('/new', ''), nowMs: NOW + 31 * 24 * HOUR });
    expect((await links.list()).map(({ path }) => path)).toEqual(['/new']);
  });
});
