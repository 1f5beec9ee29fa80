import type { ReactNode } from 'react';
import { BackToTop } from './back-to-top.tsx';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'on a long page',
    render: () => (
      <div className="relative h-[260vh]">
        <p className="p-6">Scroll down: from one and a half windows on, the arrow is there.</p>
        <BackToTop />
      </div>
    ),
  },
  {
    name: 'on a short page, which has none',
    render: () => (
      <div className="relative h-40">
        <p className="p-6">Nothing to go back over.</p>
        <BackToTop />
      </div>
    ),
  },
];
