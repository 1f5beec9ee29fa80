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
  badge: 'border-blue-200 bg-chip text-blue-800 dark:border-line dark:text-blue-300',
  lead: 'text-text-2',
  rule: 'border-[#0b132418] dark:border-line',
  pointIcon: 'text-primary',
  buttons: ['primary', 'outline'],
};
const DEEP: Omit<Ground, 'band' | 'buttons'> = {
  badge: 'border-white/30 bg-white/10 text-white',
  lead: 'text-blue-100',
  rule: 'border-white/25',
  pointIcon: 'text-blue-200',
};

/** How a slide looks on each background we draw; editors choose one by name (content model, heroContent). */
export const HERO_GROUNDS: Record<HeroBackground, Ground> = {
  mist: {
    band: 'bg-[linear-gradient(180deg,var(--hero-top)_0,var(--hero-mid)_62%,var(--bg)_100%)]',
    ...LIGHT,
  },
  white: { band: 'bg-bg', ...LIGHT },
  blue: {
    band: 'bg-[linear-gradient(115deg,#1e42af,#2563eb_70%)] text-white',
    buttons: ['inverse', 'ghost'],
    ...DEEP,
  },
  night: {
    band: 'bg-[radial-gradient(90%_70%_at_70%_0,#1c3a86_0,#0f1c40_46%,#0b1324_100%)] text-white',
    buttons: ['inverse', 'ghost'],
    ...DEEP,
  },
};
