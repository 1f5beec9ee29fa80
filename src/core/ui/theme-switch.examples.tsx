import type { ReactNode } from 'react';
import { ThemeSwitch } from './theme-switch.tsx';

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'switch', render: () => <ThemeSwitch /> },
];
