// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tagTexts, updateTexts } from './tag-texts.ts';

const source = {
  locale: 'en-US',
  entries: [
    {
      id: 'm1',
      contentType: 'machine',
      fields: { title: ['Divi WP'], features: ['Cold', 'Solar roof'] },
    },
    { id: 'm2', contentType: 'machine', fields: { title: ['Divi WP'] } },
  ],
};

function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

test('says on the element which field its words came from', () => {
  const body = draw(
    '<h1>\n  Divi  WP </h1><li>Solar roof</li><p>Other words</p><script>Divi WP</script>',
  );
  const tagged = tagTexts(body, source);
  expect(body.querySelector('h1')?.dataset).toMatchObject({
    contentfulEntryId: 'm1',
    contentfulFieldId: 'title',
    contentfulLocale: 'en-US',
  });
  expect(body.querySelector('p')?.dataset['contentfulEntryId']).toBeUndefined();
  expect(body.querySelector('script')?.dataset['contentfulEntryId']).toBeUndefined();
  expect([...tagged.keys()]).toEqual(['m1']);
});

test('shows an edit where the old words stood, in a list too', () => {
  const body = draw('<h1>Divi WP</h1><li>Cold</li><li>Solar roof</li>');
  const tagged = tagTexts(body, source);
  updateTexts(tagged, 'm1', { title: 'Divi <b>', features: ['Cold', 'Wind wheel'] });
  expect(body.textContent).toBe('Divi <b>ColdWind wheel');
  updateTexts(tagged, 'm1', { title: { nodeType: 'document' } });
  expect(body.querySelector('h1')?.textContent).toBe('Divi <b>');
});
