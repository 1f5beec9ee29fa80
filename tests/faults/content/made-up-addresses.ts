import { ONLY_SQLITE, until, type Fault } from '../fault.ts';
import { opensslMissing } from './make-certificates.ts';
import { refresh, siteOn, startContent } from './misbehaving.ts';
import { readPage } from './read-pages.ts';

const MADE_UP = ['/machines/', '/products/', '/business-goals/', '/technology/', '/blog/'].map(
  (parent) => `${parent}no-such-page`,
);

export const madeUpAddresses: Fault = {
  id: 'B6',
  title:
    'made-up addresses after a visitor has pressed "refresh connection", and the content service never answers',
  target: 'none answered with 5xx: the last lists say that there is no such page (decision 004)',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place }) {
    const { proxy, close } = await startContent();
    const site = await siteOn(proxy, place);
    try {
      // The sitemap is made of the lists: once it is there, they are known.
      const known = await until(
        async () => (await readPage(site.url, '/sitemap.xml')).status === 200,
        20_000,
      );
      proxy.behave('hang');
      void refresh(site.url);
      await until(() => proxy.calls().some(({ question }) => question.includes('limit=1&')), 500);
      const answers = await Promise.all(MADE_UP.map((path) => readPage(site.url, path)));
      const wrong = answers.filter(({ status }) => status !== 404 && status !== 302);
      return {
        ok: known && wrong.length === 0,
        measured: `${answers.length} addresses, wrong: ${wrong.map(({ path, status }) => `${path} ${status}`).join(', ') || 'none'}`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
      await close();
    }
  },
};
