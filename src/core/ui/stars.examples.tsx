import type { ReactNode } from 'react';
import { Stars } from './stars.tsx';

/** Every rating there is. */
export const examples: { name: string; render: () => ReactNode }[] = [0, 1, 2, 3, 4, 5].map(
  (rating) => ({ name: `${rating} of 5`, render: () => <Stars rating={rating} /> }),
);
