import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FaqBand } from '#sections/contact/faq-band.tsx';
import { ProductGrid } from '#sections/products/product-grid.tsx';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { Extra, Frame, MainPart, Part, Sections, UnfinishedContext } from './sections.tsx';

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

  it('lose what a page can do without in silence', () => {
    const html = renderToString(
      <main>
        Text
        <Extra>
          <Broken />
        </Extra>
      </main>,
    );
    expect(html).toContain('Text');
    expect(html).not.toContain('Error Rendering');
  });

  // Seen failing: a post whose text could not be drawn stayed in search engines with its error in place of the text.
  it('tell that a page is without what it is for, and of no other part', () => {
    const broken = { body: { document: { content: [null] }, assets: {}, entries: {} } } as never;
    const isLost = (part: ReactNode) => {
      const unfinished = new Set<string>();
      renderToString(<UnfinishedContext value={unfinished}>{part}</UnfinishedContext>);
      return unfinished.size > 0;
    };
    const text = <RichTextBody text={(broken as { body: never }).body} />;
    vi.spyOn(console, 'error').mockReturnValue();
    expect(isLost(<MainPart>{text}</MainPart>)).toBe(true);
    expect(
      isLost(
        <MainPart>
          <Broken />
        </MainPart>,
      ),
    ).toBe(true);
    expect(isLost(text)).toBe(false);
    // Seen failing by the fallback, which React also draws beside a part of more than some hundred bytes.
    expect(isLost(<MainPart>{'Text. '.repeat(1_000)}</MainPart>)).toBe(false);
    expect(
      isLost(
        <MainPart>
          <Part>
            <Broken />
          </Part>
        </MainPart>,
      ),
    ).toBe(false);
  });

  // Seen failing: one product took all products along, and one answer all questions.
  it('lose one card or one answer alone', () => {
    const well = { id: 'well', slug: 'well', title: 'Well', description: '', picture: null };
    const product = {
      ...well,
      id: 'bad',
      get title(): string {
        throw new Error('secret detail');
      },
    };
    const list = [product, well];
    const words = { title: 'Products', description: '' };
    expect(renderToString(<ProductGrid words={words} products={list} />)).toMatch(
      /Error Rendering Content.*Well/su,
    );
    const text = (id: string) =>
      ({ id, question: id, answer: { kind: 'text', text: id } }) as const;
    const bad = {
      ...text('bad'),
      get answer(): never {
        throw new Error('secret detail');
      },
    };
    expect(renderToString(<FaqBand title="" items={[bad, text('fine')]} />)).toMatch(
      /Error Rendering Content.*fine/su,
    );
  });

  it('stand as they are when all is well', () => {
    expect(renderToString(<Sections>Fine</Sections>)).not.toContain('Error');
  });
});
