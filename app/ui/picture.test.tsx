// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHtml, keepPicturesLoading, visit } from '#tests/support/gallery-part.tsx';
import { Picture, type PictureSource } from './picture.tsx';

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

beforeEach(() => {
  HTMLImageElement.prototype.animate = animate;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
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

  it('is preloaded and eager when it is the first of the page', () => {
    const html = asHtml(<Picture picture={ASSET} sizes="50vw" priority />);
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
    const { root } = await visit(<Picture picture={ASSET} sizes="50vw" />);
    expect(imageIn(root).style.background).toContain('w=20&q=75&fm=webp');
    fireEvent.load(imageIn(root));
    expect(imageIn(root).style.background).toBe('');
    expect(animate).toHaveBeenCalledWith([{ filter: 'blur(16px)' }, {}], expect.anything());
  });

  it('fades in from transparent where there is no such copy', async () => {
    keepPicturesLoading();
    const { root } = await visit(<Picture picture={DRAWING} sizes="50vw" />);
    expect(imageIn(root).style.opacity).toBe('0');
    fireEvent.load(imageIn(root));
    expect(imageIn(root).style.opacity).toBe('');
    expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, {}], expect.anything());
  });

  it('does not move for visitors who asked for less motion', async () => {
    keepPicturesLoading();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { root } = await visit(<Picture picture={DRAWING} sizes="50vw" />);
    fireEvent.load(imageIn(root));
    expect(imageIn(root).style.opacity).toBe('');
    expect(animate).not.toHaveBeenCalled();
  });

  it('is left alone when it was faster than the script, or is the first of the page', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
    const loaded = await visit(<Picture picture={DRAWING} sizes="50vw" />);
    expect(imageIn(loaded.root).style.opacity).toBe('');

    keepPicturesLoading();
    const first = await visit(<Picture picture={ASSET} sizes="50vw" priority />);
    expect(imageIn(first.root).style.cssText).toBe('');
  });
});

describe('a picture that cannot be loaded', () => {
  it('is asked for once more, as one plain file, and then gives way to the default picture', async () => {
    keepPicturesLoading();
    const { root } = await visit(<Picture picture={ASSET} sizes="50vw" />);
    const first = imageIn(root);
    fireEvent.error(first);
    const second = imageIn(root);
    expect(second).not.toBe(first);
    expect(second.src).toContain('divi.jpg');
    expect(root.querySelector('source')).toBeNull();

    fireEvent.error(second);
    expect(imageIn(root).src).toMatch(/\/pictures\/default\.svg$/u);
    expect(console.warn).toHaveBeenCalledTimes(2);

    fireEvent.error(imageIn(root));
    expect(imageIn(root).src).toMatch(/\/pictures\/default\.svg$/u);
  });

  it('says so in words where the slot asks for words', async () => {
    keepPicturesLoading();
    const { root } = await visit(
      <Picture picture={ASSET} sizes="50vw" brokenLabel="Image not available" />,
    );
    fireEvent.error(imageIn(root));
    expect(root.textContent).toBe('');
    fireEvent.error(imageIn(root));
    expect(root.textContent).toBe('Image not available');
    expect(root.querySelector('img')).toBeNull();
  });

  it('is noticed when it failed before React came', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(ASSET.url);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    const { root } = await visit(<Picture picture={ASSET} sizes="50vw" />);
    expect(imageIn(root).src).toMatch(/\/pictures\/default\.svg$/u);
  });

  it('starts anew when the slot gets another picture', async () => {
    keepPicturesLoading();
    let show: (picture: PictureSource) => void = () => undefined;
    function Slot() {
      const [picture, setPicture] = useState(ASSET);
      show = setPicture;
      return <Picture picture={picture} sizes="50vw" />;
    }
    const { root } = await visit(<Slot />);
    fireEvent.error(imageIn(root));
    fireEvent.error(imageIn(root));
    act(() => show(DRAWING));
    expect(imageIn(root).src).toMatch(/goal-bopis\.svg$/u);
  });
});
