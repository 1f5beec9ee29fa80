import type { HeroBackground } from '#content/hero/hero-slide.ts';
import type { ButtonLook } from '#ui/button.tsx';

type Ground = {
  band: string;
  badge: string;
  lead: string;
  rule: string;
  pointIcon: string;
  buttons: [ButtonLook, ButtonLook];
};

const LIGHT: Omit<Ground, 'band'> = {
  badge: 'border-brand-200 bg-chip text-brand-800 dark:border-line dark:text-brand-300',
  lead: 'text-text-2',
  rule: 'border-ink-950/[9.4%] dark:border-line',
  pointIcon: 'text-primary dark:text-link',
  buttons: ['primary', 'outline'],
};
const DEEP: Omit<Ground, 'band'> = {
  badge: 'border-white/30 bg-white/6 text-white',
  lead: 'text-brand-50',
  rule: 'border-white/25',
  pointIcon: 'text-brand-200',
  buttons: ['inverse', 'ghost'],
};

/** How a slide looks on each background we draw; editors choose one by name (content model, heroContent). */
export const HERO_GROUNDS: Record<HeroBackground, Ground> = {
  mist: { band: 'bg-mist', ...LIGHT },
  white: { band: 'bg-bg', ...LIGHT },
  blue: { band: 'bg-banner text-white [--ring:#fff]', ...DEEP },
  night: { band: 'bg-night text-white [--ring:#fff]', ...DEEP },
};
