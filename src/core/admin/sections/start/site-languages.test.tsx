import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { SiteLanguages } from './site-languages.tsx';

const words = adminStartWords.languages;
const language = (code: string, isPublic: boolean, isDefault = false) => ({
  ...{ code, name: code, isPublic, isDefault },
});
const [english, german] = [language('en-US', true, true), language('de', false)];
const sample = { url: 'http://127.0.0.1:1/control', isSample: true };
const owners = {
  url: 'https://app.contentful.com/spaces/s/environments/e/entries',
  isSample: false,
};

function shown(props: Parameters<typeof SiteLanguages>[0]): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <SiteLanguages {...props} /> }]);
  return renderToStaticMarkup(<Stub />);
}
const found = { languages: [english, german], settingsId: 'settings' };

it('has a switch for each language of the sample but the default', () => {
  const page = shown({ found, editor: sample });
  expect([...page.matchAll(/name="code" value="([\w-]+)"/gu)].map(([, code]) => code)).toEqual([
    'de',
  ]);
  expect(page).toContain('value="language-on"');
  expect(page).not.toContain(words.elsewhere);
});

it('leads to the settings where they are edited elsewhere', () => {
  const page = shown({ found, editor: owners });
  expect(page).not.toContain('<button');
  expect(page).toContain(`${owners.url}/settings`);
  expect(shown({ found: { ...found, settingsId: null }, editor: sample })).toContain(
    `href="${sample.url}"`,
  );
  expect(shown({ found, editor: null })).not.toMatch(/<button|<a /u);
});

it('says how a content of one language gets another', () => {
  expect(shown({ found: { languages: [english], settingsId: 's' }, editor: owners })).toContain(
    'add a locale',
  );
  expect(shown({ found: null, editor: sample })).toBe('');
});
