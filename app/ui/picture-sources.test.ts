import { describe, expect, it } from 'vitest';
import { DEFAULT_PICTURE, sourcesFor, viewAddress } from './picture-sources.ts';

const ASSET = 'https://images.ctfassets.net/space/id/token/divi.png';

describe('sourcesFor', () => {
  it('offers an asset of the content service in the stated widths, quality and formats', () => {
    const { avif, webp, src, placeholder } = sourcesFor(ASSET, null);
    const widths = [320, 640, 768, 1024, 1280, 1536, 1920];
    const set = (type: string) =>
      widths
        .map((w) => `${ASSET}?w=${w}&q=${type === 'avif' ? 55 : 75}&fm=${type} ${w}w`)
        .join(', ');
    expect(avif).toBe(set('avif'));
    expect(webp).toBe(set('webp'));
    expect(src).toBe(`${ASSET}?w=1024&q=75&fm=webp`);
    expect(placeholder).toBe(`${ASSET}?w=20&q=75&fm=webp`);
  });

  it('never asks for more pixels than the asset has', () => {
    const { webp, src } = sourcesFor(ASSET, 900);
    expect(webp).toMatch(/w=768&q=75&fm=webp 768w, \S+w=900&q=75&fm=webp 900w$/u);
    expect(src).toContain('w=900');
    expect(sourcesFor(ASSET, 640).webp).toMatch(/ 640w$/u);
  });

  it('treats assets behind the site itself and without a scheme alike', () => {
    expect(sourcesFor('/content-assets/images.ctfassets.net/a/b/c/d.jpg', 800).avif).toContain(
      '/content-assets/images.ctfassets.net/a/b/c/d.jpg?w=320',
    );
    expect(sourcesFor('//images.ctfassets.net/a/b/c/d.jpg', 800).src).toMatch(
      /^https:\/\/images\.ctfassets\.net\//u,
    );
  });

  it('keeps the query an address already has', () => {
    expect(sourcesFor(`${ASSET}?v=2`, 800).src).toBe(`${ASSET}?v=2&w=800&q=75&fm=webp`);
  });

  it.each(['svg', 'gif', 'SVG'])('leaves a %s asset as it is', (type) => {
    const url = `https://images.ctfassets.net/a/b/c/d.${type}`;
    expect(sourcesFor(url, 400)).toEqual({ src: url, avif: null, webp: null, placeholder: null });
  });

  it('offers the files that lie beside a built-in picture', () => {
    const { avif, webp } = sourcesFor('/pictures/divi-1600.webp', 1600);
    expect(avif).toBe(
      '/pictures/divi-640.avif 640w, /pictures/divi-1024.avif 1024w, /pictures/divi-1600.avif 1600w',
    );
    expect(webp).toContain('/pictures/divi-640.webp 640w');
  });

  it('lets the stock photo host choose the format', () => {
    expect(sourcesFor('https://images.unsplash.com/photo-1?w=800', null).src).toBe(
      'https://images.unsplash.com/photo-1?w=800&auto=format',
    );
  });

  it.each(['', 'divi.webp', 'data:image/png;base64,AA', 'javascript:alert(1)', 'httpx'])(
    'shows the default picture for %j',
    (url) => {
      expect(sourcesFor(url, null).src).toBe(DEFAULT_PICTURE);
    },
  );

  it('does not take a host that only sounds like the service for the service', () => {
    const url = 'https://images.ctfassets.net.example.com/a.png';
    expect(sourcesFor(url, null).src).toBe(url);
  });
});

describe('viewAddress', () => {
  const big = { width: 2000, height: 1500 };

  it('asks for thumbnails in a box of 400 by 300 pixels, padded, at quality 80', () => {
    expect(viewAddress(ASSET, 'thumbnail', big)).toBe(`${ASSET}?w=400&h=300&q=80&fm=webp&fit=pad`);
    expect(viewAddress(ASSET, 'thumbnail')).toBe(`${ASSET}?w=400&h=300&q=80&fm=webp&fit=pad`);
  });

  it('asks for full views 1200 pixels wide and as high as the picture then is', () => {
    expect(viewAddress(ASSET, 'full', big)).toBe(`${ASSET}?w=1200&h=900&q=80&fm=webp&fit=pad`);
    const odd = viewAddress(ASSET, 'full', { width: 1201, height: 700 });
    expect(odd).toBe(`${ASSET}?w=1200&h=699&q=80&fm=webp&fit=pad`);
  });

  it('asks for no full view that is larger than the picture, and no height that nobody knows', () => {
    const small = viewAddress(ASSET, 'full', { width: 900, height: 600 });
    expect(small).toBe(`${ASSET}?w=900&h=600&q=80&fm=webp&fit=pad`);
    expect(viewAddress(ASSET, 'full')).toBe(`${ASSET}?w=1200&q=80&fm=webp&fit=pad`);
  });

  it('takes the nearest file of a built-in picture', () => {
    expect(viewAddress('/pictures/divi-1600.webp', 'thumbnail')).toBe('/pictures/divi-640.webp');
    expect(viewAddress('/pictures/divi-1600.webp', 'full')).toBe('/pictures/divi-1600.webp');
  });
});
