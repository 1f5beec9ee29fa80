import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { consentWords } from '#copy/en/consent-words.ts';
import type { Wording } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import { PageIconsContext } from '#ui/page-icons.tsx';
import { useWords, WordingContext } from '#ui/wording-context.ts';
import { island } from './island.tsx';
import { PageFilesContext, type PageFiles } from './page-files.ts';

type Props = { words: string; places: number[] };

function Part({ words, places }: Props) {
  const id = useId();
  return (
    <p id={id}>
      {words} {places.length}
    </p>
  );
}
const PartIsland = island<Props>('lightbox', Part, 'asked');
const propsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gsu)].map(
    ([, json]) => JSON.parse(json!) as unknown,
  );

describe('an island', () => {
  it('is rendered into a root of its own, with its props beside it', () => {
    const html = renderToString(<PartIsland words="Two" places={[1, 2]} />);
    expect(html).toMatch(
      /^<div class="contents" data-island="lightbox" data-hydrate="asked" data-prefix="[^"]+"><p /u,
    );
    expect(html).toContain('</p></div><script type="application/json" id="');
    expect(propsIn(html)).toEqual([{ words: 'Two', places: [1, 2] }]);
  });

  it('has ids apart from those of the page and of other islands', () => {
    function Page() {
      const own = useId();
      return (
        <main id={own}>
          <PartIsland words="a" places={[]} />
          <PartIsland words="b" places={[]} />
        </main>
      );
    }
    const html = renderToString(<Page />);
    const ids = [...html.matchAll(/<(?:main|p) id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    const prefixes = [...html.matchAll(/ data-prefix="([^"]+)"/gu)].map(([, prefix]) => prefix!);
    expect(ids[1]).toContain(prefixes[0]);
    expect(ids[2]).toContain(prefixes[1]);
  });

  it('is worded as its page is, and without one as its scripts are', () => {
    const Agree = island<object>('lightbox', () => <b>{useWords(consentWords).agree}</b>);
    const german: Wording = {
      language: 'de',
      catalogue: 'de',
      of: (family) => ({ ...(family as object), agree: 'Ja' }) as unknown as typeof family,
    };
    const page = (
      <WordingContext value={german}>
        <Agree />
      </WordingContext>
    );
    expect(renderToString(page)).toContain('<b>Ja</b>');
    expect(renderToString(<Agree />)).toContain(`<b>${consentWords.agree}</b>`);
  });

  it('has props that cannot end the element they stand in', () => {
    const words = '</script><script>alert(1)</script><!--';
    const html = renderToString(<PartIsland words={words} places={[]} />);
    expect(html.match(/<\/script/gu)).toHaveLength(1);
    expect(html).not.toContain('<!--<');
    expect(propsIn(html)).toEqual([{ words, places: [] }]);
  });

  it('tells the page that it is there', () => {
    const files: PageFiles = { built: null, used: new Set(), integrity: {} };
    renderToString(
      <PageFilesContext value={files}>
        <PartIsland words="a" places={[]} />
      </PageFilesContext>,
    );
    expect([...files.used]).toEqual(['lightbox']);
  });

  it('tells the page which icons it draws', () => {
    const DrawnIsland = island('lightbox', () => <Icon name="sun" />);
    const shown = new Set<string>();
    const html = renderToString(
      <PageIconsContext value={shown}>
        <DrawnIsland />
      </PageIconsContext>,
    );
    expect([...shown]).toEqual(['sun']);
    expect(html).toContain('<use href="#icon_sun">');
  });
});
