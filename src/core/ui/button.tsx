import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';

export type ButtonLook = 'primary' | 'outline' | 'inverse' | 'ghost';

const BASE =
  'forced-colors:border inline-flex items-center justify-center gap-2.5 rounded-full py-2 text-center leading-snug font-medium shrink-0 max-w-full select-none transition-[background-color,border-color,color,box-shadow,transform] duration-140 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60';

const SIZES = {
  large: 'min-h-[54px] px-[min(1.625rem,26px)]',
  small: 'min-h-11 px-5 text-note',
} as const;

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary shadow-primary hover:bg-primary-hover',
  outline:
    'bg-card text-text border border-ink-300 dark:border-field hover:border-primary hover:text-link',
  inverse: 'bg-white text-brand-700 hover:bg-brand-50',
  ghost: 'border border-white/30 text-white hover:border-white/70 hover:bg-white/6',
};

type Shared = { look?: ButtonLook; size?: keyof typeof SIZES; children: ReactNode };

function looks({ look = 'primary', size = 'large' }: Omit<Shared, 'children'>): string {
  return `${BASE} ${SIZES[size]} ${LOOKS[look]}`;
}

/** A link that looks like a button. At most one `primary` look in a band. */
export function ButtonLink({
  look,
  size,
  to,
  className = '',
  children,
  ...rest
}: Shared & { to: string; className?: string } & Omit<ComponentProps<typeof SiteLink>, 'to'>) {
  return (
    <SiteLink
      to={to}
      data-cta={look ?? 'primary'}
      className={`${looks({ look, size } as Shared)} ${className}`}
      {...rest}
    >
      {children}
    </SiteLink>
  );
}

/** A button that acts on the page. */
export function Button({
  look,
  size,
  className = '',
  type = 'button',
  children,
  ...rest
}: Shared & ComponentProps<'button'>) {
  return (
    <button type={type} className={`${looks({ look, size } as Shared)} ${className}`} {...rest}>
      {children}
    </button>
  );
}
