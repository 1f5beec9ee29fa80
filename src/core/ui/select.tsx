import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** One of several values, drawn as fields of text are. Takes what a `select` takes; `className` says its height. */
export function Select({ className = 'min-h-12', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative grid items-center">
      <select
        className={`w-full min-w-0 appearance-none rounded-input border border-field bg-card ps-3.5 pe-10 text-body text-text aria-invalid:border-error ${className}`}
        {...rest}
      />
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-e-4" />
    </span>
  );
}
