import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PageNotice } from './page-notice.tsx';

it('has an icon and a way to close it without script', () => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/inquiries?spam=all']}>
      <PageNotice notice={{ name: 'note-added' }} />
    </MemoryRouter>,
  );
  expect(drawn).toContain('#icon_circle-check');
  expect(drawn).toMatch(/<a href="\/admin\/inquiries\?spam=all" aria-label="[^"]+"/u);
});
