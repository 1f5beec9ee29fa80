import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Frame, Sections } from './sections.tsx';

function Broken(): never {
  throw new Error('secret detail');
}

describe('the sections of a page', () => {
  it('stay when one of them throws, which says so without the detail', () => {
    const html = renderToString(
      <Sections>
        <p>Before</p>
        <Broken />
        <p>After</p>
      </Sections>,
    );
    expect(html).toMatch(/Before.*Error Rendering Content.*After/su);
    expect(html).toContain('An unexpected error occurred');
    expect(html).not.toMatch(/<p[^>]*>[^<]*secret detail/u);
  });

  it('keep a header that throws as the ways home and to the contact page', () => {
    const html = renderToString(
      <Frame as="header" siteName="Acme">
        <Broken />
      </Frame>,
    );
    expect(html).toMatch(/<header.*href="\/".*Acme.*href="\/contact".*<\/header>/su);
  });

  it('stand as they are when all is well', () => {
    expect(renderToString(<Sections>Fine</Sections>)).not.toContain('Error');
  });
});
