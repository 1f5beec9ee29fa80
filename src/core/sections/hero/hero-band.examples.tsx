import type { ReactNode } from 'react';
import { FALLBACK_HERO_SLIDES } from '#content/hero/fallback.ts';
import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { categoryPicture, machinePicture } from '#content/media/built-in-picture.ts';
import { HeroBand } from './hero-band.tsx';

const [lobby] = FALLBACK_HERO_SLIDES as [HeroSlide];
const freshFood: HeroSlide = {
  ...lobby,
  id: 'fresh-food',
  title: 'Fresh food, priced by the hour',
  subtitle: 'Prices fall before the date does, and the door locks when the cold chain breaks.',
  picture: categoryPicture('fresh', 'Salad bowls, wraps and juices on green plinths'),
  transition: 'fade',
  secondary: null,
};
const locker: HeroSlide = {
  ...lobby,
  id: 'locker',
  title: 'Pick-up at any hour',
  subtitle: 'Ten numbered cells around one screen.',
  picture: machinePicture('locker', 'A smart locker of ten cells, one of them open'),
};
const threeSlides = [lobby, freshFood, locker];

const longWords: HeroSlide = {
  ...lobby,
  id: 'long-words',
  title: 'Geschäftsautomatisierungslösungen for every unattended shop',
  subtitle:
    'A subtitle that an editor wrote without a thought for small windows, and that runs on for some lines before it comes to its point at last.',
  primary: {
    text: 'Download the complete catalogue of machines and smart lockers',
    url: '/contact',
  },
  sellingPoints: [
    ...lobby.sellingPoints,
    'Telemetry for machines that you own already',
    'Refunds without a phone call',
  ],
};

/** The hero in every state. */
export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'one slide', render: () => <HeroBand slides={[lobby]} /> },
  { name: 'three slides', render: () => <HeroBand slides={threeSlides} /> },
  {
    name: 'three slides that fade',
    render: () => (
      <HeroBand slides={threeSlides.map((slide) => ({ ...slide, transition: 'fade' }))} />
    ),
  },
  {
    name: 'on white, blue and night',
    render: () => (
      <HeroBand
        slides={[
          { ...lobby, background: 'night' },
          { ...freshFood, background: 'blue' },
          { ...locker, background: 'white' },
        ]}
      />
    ),
  },
  {
    name: 'without buttons, badge, points and picture',
    render: () => (
      <HeroBand
        slides={[
          {
            ...lobby,
            picture: null,
            primary: null,
            secondary: null,
            badge: '',
            sellingPoints: [],
          },
        ]}
      />
    ),
  },
  { name: 'long words', render: () => <HeroBand slides={[longWords, lobby]} /> },
];
