import type { ComponentProps } from 'react';
import { Picture, type PictureSource } from './picture.tsx';
import type { Example } from './gallery/gallery-examples.ts';

const machine: PictureSource = {
  url: '/pictures/divi-1600.webp',
  alt: 'An outdoor vending machine with drinks behind glass',
  width: 1600,
  height: 1200,
};
const SIZES = '(min-width: 40rem) 37.5rem, 92vw';
const LOOK = 'aspect-[4/3] w-full object-cover';

function framed(picture: PictureSource, more: Partial<ComponentProps<typeof Picture>> = {}) {
  return (
    <div className="container-site py-8">
      <div className="max-w-150 overflow-hidden rounded-card bg-skeleton">
        <Picture picture={picture} sizes={SIZES} className={LOOK} {...more} />
      </div>
    </div>
  );
}

const gone = { ...machine, url: '/pictures/gone.svg' };

/** A picture in its widths, first on the page, drawn, and the ways it can be missing. */
export const examples: Example[] = [
  { name: 'lazy', render: () => framed(machine) },
  { name: 'first on the page', render: () => framed(machine, { priority: true }) },
  {
    name: 'a drawing',
    render: () =>
      framed({ url: '/pictures/goal-bopis.svg', alt: 'A locker wall', width: 480, height: 300 }),
  },
  { name: 'no address', render: () => framed({ ...machine, url: 'divi.webp' }) },
  { name: 'broken', render: () => framed(gone) },
  {
    name: 'broken in words',
    render: () => framed(gone, { broken: { label: 'Image not available' } }),
  },
];
