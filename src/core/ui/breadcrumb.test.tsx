import { expect, it } from 'vitest';
import { asHtml } from '#tests/support/gallery-part.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

it('links every step but the page itself, which it marks as current', () => {
  const html = asHtml(<Breadcrumb items={[{ label: 'Blog' }, { label: 'Post', to: '/x' }]} />);
  expect(html).toContain('<nav aria-label="Breadcrumb"');
  expect(html.match(/<a [^>]*href="[^"]*"/gu)).toHaveLength(1);
  expect(html).toMatch(/<span aria-current="page"[^>]*>Post<\/span>/u);
});
