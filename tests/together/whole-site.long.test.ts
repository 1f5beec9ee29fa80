import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { cookiesOf, OWNER, postForm } from '#tests/support/owner-forms.ts';

/** What leads away from the session that reads. */
const LEAVES = '/admin/sign-out';
const ADDRESS = / (?:href|src)="([^"]*)"/gu;
const FORM = /<form\b([^>]*)>/gu;
const read = (attributes: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'u').exec(attributes)?.[1]?.replaceAll('&amp;', '&');

// The features that are there are told by the site itself: what is taken out leaves no way to it.
describe.runIf(isBuilt)('the site as a whole', () => {
  let site: BuiltSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startBuiltSite({ CONTENT_SOURCE: 'sample', INTAKE_LIMIT_PER_CLIENT: '5000' });
    const code = await vi.waitFor(() => /with the code (\S+)/u.exec(site.output())![1]!);
    const made = await postForm(`${site.url}/admin/sign-up`, { ...OWNER, code });
    expect(made.status).toBe(302);
    cookie = cookiesOf(made);
  }, 120_000);
  afterAll(() => site?.stop(), 30_000);

  const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');
  /** Choices of one page by other values are one page. */
  const keyOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, site.url);
    return `${pathname}?${[...searchParams.keys()].toSorted().join()}`;
  };

  // Seen failing: with a link in the header, a row of the owner's menu and a form whose addresses nothing answers.
  it('every link and every form of visitors and of the owner has an answer', async () => {
    const waiting = ['/', '/sitemap.xml', '/admin'].map((address) => ({
      address,
      on: 'the start',
    }));
    const seen = new Set(waiting.map(({ address }) => keyOf(address)));
    const forms = new Map<string, string>();
    const dead: string[] = [];
    let pages = 0;
    const add = (address: string, on: string) => {
      const own = address.replace(site.url, '').replace(/#.*/su, '').replaceAll('&amp;', '&');
      if (!isOwn(own) || own.startsWith(LEAVES) || seen.has(keyOf(own))) return;
      seen.add(keyOf(own));
      waiting.push({ address: own, on });
    };
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { address, on } = next;
      const answer = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' });
      const body = await answer.text();
      if (answer.status >= 400 && address !== '/not-found')
        dead.push(`${address} on ${on}: ${answer.status}`);
      const location = answer.headers.get('location') ?? '';
      // What is no screen is taken for an address of the content editor, which stands elsewhere.
      if (address.startsWith('/admin/') && location !== '' && !isOwn(location))
        dead.push(`${address} on ${on}: leads to ${location}`);
      add(location, on);
      const type = answer.headers.get('content-type') ?? '';
      if (type.includes('xml'))
        for (const [, to = ''] of body.matchAll(/<loc>([^<]*)<\/loc>/gu))
          add(new URL(to).pathname, address);
      if (!type.includes('html')) continue;
      pages += 1;
      for (const [, to = ''] of body.matchAll(ADDRESS)) add(to, address);
      for (const [, attributes = ''] of body.matchAll(FORM)) {
        const action = (read(attributes, 'action') ?? address).replace(/#.*/su, '');
        if (read(attributes, 'method') === 'post') forms.set(action, address);
        else add(action, address);
      }
    }
    for (const [action, on] of forms) {
      if (action.startsWith(LEAVES)) continue;
      const answer = await postForm(site.url + action, {}, { cookie });
      await answer.body?.cancel();
      if ([404, 405, 410].includes(answer.status) || answer.status >= 500)
        dead.push(`the form ${action} on ${on}: ${answer.status}`);
    }
    expect(dead).toEqual([]);
    console.log(`${pages} pages, ${seen.size} addresses, ${forms.size} forms`);
    expect(pages).toBeGreaterThan(80);
    expect(forms.size).toBeGreaterThan(10);
  }, 600_000);
});
