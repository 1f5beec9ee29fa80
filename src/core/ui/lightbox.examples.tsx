import { Lightbox } from './lightbox.tsx';
import type { PictureSource } from './picture.tsx';
import type { Example } from './gallery/gallery-examples.ts';

const views: PictureSource[] = [
  {
    url: '/pictures/divi-1600.webp',
    alt: 'The machine from the front left',
    width: 1600,
    height: 1200,
  },
  {
    url: '/pictures/wall-1600.webp',
    alt: 'The wall unit with its tray',
    width: 1600,
    height: 1200,
  },
  {
    url: '/pictures/locker-1600.webp',
    alt: 'The locker with one cell open',
    width: 1600,
    height: 1200,
  },
];

/** Views of a machine: three, and one that needs no arrows. */
export const examples: Example[] = [
  {
    name: 'three views',
    render: () => (
      <div className="container-site py-8">
        <Lightbox pictures={views} label="Divi WP: additional views" />
      </div>
    ),
  },
  {
    name: 'one view',
    render: () => (
      <div className="container-site py-8">
        <Lightbox pictures={views.slice(0, 1)} label="Divi WP: additional views" />
      </div>
    ),
  },
];
