import type { ReactNode } from 'react';
import { LinkCardItem } from './link-card.tsx';

const words = {
  title: 'Something else to sell?',
  text: 'If it fits a lane or a cell, it can be set up.',
  cue: 'Ask about your product',
  url: '/contact',
};

const cards = (count: number) =>
  Array.from({ length: count }, (_, card) => (
    <li key={card} className="min-h-[260px] rounded-card bg-band p-7">
      Card {card + 1}
    </li>
  ));

/** The card that fills a grid's last row. */
export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'in one empty place',
    render: () => (
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {cards(2)}
        <LinkCardItem words={words} count={2} />
      </ul>
    ),
  },
  {
    name: 'in two empty places',
    render: () => (
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
        {cards(6)}
        <LinkCardItem words={words} count={6} columns={4} />
      </ul>
    ),
  },
];
