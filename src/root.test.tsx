import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { toLanguages } from '#content/locales/language.ts';
import { wordingFor } from '#copy/wordings.ts';
import App, { Layout } from './root.tsx';
import { siteFacts } from '#site/site-facts.ts';

const { broken } = vi.hoisted(() => ({
  broken: (): never => {
    throw new Error('secret detail');
  },
}));
vi.mock('#ui/back-to-top.tsx', () => ({ BackToTop: broken }));
vi.mock('#sections/preview/preview-bar.tsx', () => ({ PreviewBar: broken }));
vi.mock('#sections/layout/promo-strip.tsx', () => ({ PromoStrip: broken }));
vi.mock('#ui/page-icons.tsx', async (original) => ({
  ...(await original<object>()),
  PageIcons: broken,
}));
vi.mock('#islands/island-scripts.tsx', () => ({ IslandScripts: broken }));

// Seen failing: the whole page was the router's error screen when one of them threw.
test('a part of the frame that throws leaves the page and the other parts standing', () => {
  const languages = toLanguages([], []);
  const facts = siteFacts({
    settings: {
      ...{ siteUrl: 'https://vending.example', siteName: 'Acme' },
      operation: { analytics: { sink: 'none' }, serviceWorker: false },
    },
    preview: null,
    language: { language: languages.default, languages },
    wording: wordingFor('en'),
  } as never);
  const root = {
    ...facts,
    showNotices: false,
    preview: { mode: 'drafts', draftsVersion: null },
    promoStrip: {},
  };
  const Component = () => (
    <Layout>
      <App />
    </Layout>
  );
  const page = { index: true, id: 'routes/page', Component: () => <p>What the page says</p> };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component, children: [page] }]);
  const html = renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
  expect(html).toContain('What the page says');
  expect(html).toMatch(/<header.*<footer/su);
});
