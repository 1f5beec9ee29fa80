// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPictures } from '#browser/pictures.ts';
import { pageWording } from '#copy/wording.ts';
import { asHtml, keepPicturesLoading, send } from '#tests/support/gallery-part.tsx';
import { startScript } from '#tests/support/page-script.ts';
import { FirstPicture, Picture, type PictureSource } from './picture.tsx';
import { WordingContext } from './wording-context.ts';

const ASSET: PictureSource = {
  url: 'https://images.ctfassets.net/a/b/c/divi.jpg',
  alt: 'A vending machine',
  width: 1600,
  height: 1200,
};
const DRAWING = { ...ASSET, url: '/pictures/goal-bopis.svg' };
const animate = vi.fn();

function imageIn(root: HTMLElement): HTMLImageElement {
  return root.querySelector('img')!;
}

let stopScript = () => {};
/** What an observer was asked to look at, and is told of. */
const near: (() => void)[] = [];

/** The part as it was sent, with the page's script, and whatever of it is near the window. */
function open(part: ReactNode): HTMLElement {
  const root = send(part);
  stopScript();
  stopScript = startScript(watchPictures);
  for (const come of near.splice(0)) come();
  return root;
}

beforeEach(() => {
  // The test's DOM has no such collection.
  Object.defineProperty(document, 'images', {
    configurable: true,
    get: () => document.querySelectorAll('img'),
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        near.push(() => this.#tell([{ isIntersecting: true, target }]));
      }
      unobserve() {}
    },
  );
  HTMLImageElement.prototype.animate = animate;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  stopScript();
  vi.unstubAllGlobals();
  animate.mockReset();
  vi.restoreAllMocks();
});

describe('a picture without script', () => {
  it('has size, words and lazy loading, and nothing that hides it', () => {
    const html = asHtml(<Picture picture={ASSET} sizes="50vw" />);
    expect(html).toContain('width="1600" height="1200"');
    expect(html).toContain('alt="A vending machine"');
    expect(html).toContain('loading="lazy"');
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+" sizes="50vw"/u);
    expect(html).not.toMatch(/opacity|style=/u);
  });

  it('shows the part of a drawing that can be read where the whole would be too small', () => {
    const html = asHtml(<Picture picture={DRAWING} sizes="50vw" smallIn="(max-width: 50rem)" />);
    expect(html).toContain(
      '<source media="(max-width: 50rem)" srcSet="/pictures/goal-bopis.svg#detail"/>',
    );
    expect(asHtml(<Picture picture={ASSET} sizes="50vw" />)).not.toContain('#detail');
  });

  it('shows a drawing without its English words on a page in another language', () => {
    const html = asHtml(
      <WordingContext value={{ ...pageWording, language: 'de' }}>
        <Picture picture={DRAWING} sizes="50vw" />
        <Picture picture={ASSET} sizes="50vw" />
      </WordingContext>,
    );
    expect(html).toContain('src="/pictures/goal-bopis.svg#plain"');
    expect(html).toContain('srcSet="/pictures/goal-bopis.svg#plain-detail"');
    expect(html.match(/#plain/gu)).toHaveLength(2);
  });

  it('is preloaded and eager when it is the first of the page', () => {
    const html = asHtml(<FirstPicture picture={ASSET} sizes="50vw" />);
    const hint = /<link rel="preload"[^>]*>/u.exec(html)?.[0];
    expect(hint).toMatch(/imageSrcSet="[^"]*fm=avif/u);
    for (const part of [
      'as="image"',
      'type="image/avif"',
      'fetchPriority="high"',
      'imageSizes="50vw"',
    ]) {
      expect(hint).toContain(part);
    }
    expect(html).toContain('loading="eager"');
  });
});

describe('a picture on its way', () => {
  it('stands behind its blurred copy and sharpens', async () => {
    keepPicturesLoading();
    const root = open(<Picture picture={ASSET} sizes="50vw" />);
    expect(imageIn(root).style.background).toContain('w=20&q=75&fm=webp');
    fireEvent.load(imageIn(root));
    expect(imageIn(root).style.background).toBe('');
    expect(animate).toHaveBeenCalledWith([{ filter: 'blur(16px)' }, {}], expect.anything());
  });

  it('fades in from transparent where there is no such copy', async () => {
    keepPicturesLoading();
    const root = open(<Picture picture={DRAWING} sizes="50vw" />);
    expect(imageIn(root).style.opacity).toBe('0');
    fireEvent.load(imageIn(root));
    expect(imageIn(root).style.opacity).toBe('');
    expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, {}], expect.anything());
  });

  it('does not move for visitors who asked for less motion', async () => {
    keepPicturesLoading();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const root = open(<Picture picture={DRAWING} sizes="50vw" />);
    fireEvent.load(imageIn(root));
    expect(imageIn(root).style.opacity).toBe('');
    expect(animate).not.toHaveBeenCalled();
  });

  it('is left alone when it was faster than the script, or is the first of the page', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
    const loaded = open(<Picture picture={DRAWING} sizes="50vw" />);
    expect(imageIn(loaded).style.opacity).toBe('');

    keepPicturesLoading();
    const first = open(<FirstPicture picture={ASSET} sizes="50vw" />);
    expect(imageIn(first).style.cssText).toBe('');
  });
});

describe('a picture that cannot be loaded', () => {
  it('is asked for once more, as one plain file, and then gives way to the default picture', async () => {
    keepPicturesLoading();
    const root = open(<Picture picture={ASSET} sizes="50vw" />);
    fireEvent.error(imageIn(root));
    expect(imageIn(root).getAttribute('src')).toContain('divi.jpg');
    expect(imageIn(root).hasAttribute('srcset')).toBe(false);
    expect(root.querySelector('source[srcset]')).toBeNull();

    fireEvent.error(imageIn(root));
    expect(imageIn(root).src).toMatch(/\/pictures\/default\.svg$/u);
    expect(console.warn).toHaveBeenCalledTimes(2);

    fireEvent.error(imageIn(root));
    expect(imageIn(root).src).toMatch(/\/pictures\/default\.svg$/u);
  });

  it('says so in words where the slot asks for words', async () => {
    keepPicturesLoading();
    const root = open(
      <Picture picture={ASSET} sizes="50vw" broken={{ label: 'Image not available' }} />,
    );
    fireEvent.error(imageIn(root));
    expect(root.textContent).toBe('');
    fireEvent.error(imageIn(root));
    expect(root.textContent).toBe('Image not available');
    expect(root.querySelector('img')).toBeNull();
  });

  it('is noticed when it failed before the script came', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(ASSET.url);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
    const root = open(<Picture picture={ASSET} sizes="50vw" />);
    await vi.waitFor(() => expect(root.querySelector('source[srcset]')).toBeNull());
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('gives way to the picture that its slot names', () => {
    keepPicturesLoading();
    const root = open(
      <Picture picture={ASSET} sizes="50vw" broken={{ picture: '/pictures/goal-bopis.svg' }} />,
    );
    fireEvent.error(imageIn(root));
    fireEvent.error(imageIn(root));
    expect(imageIn(root).src).toMatch(/goal-bopis\.svg$/u);
  });
});
