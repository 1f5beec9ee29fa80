import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import type { SpriteIcon } from '../interface-icons.ts';

/** A round button that holds one icon, whose size letters do not change; its name is what assistive technology hears. */
export function RoundButton({
  label,
  icon,
  outlined = false,
  className = '',
  ...rest
}: { label: string; icon: SpriteIcon; outlined?: boolean } & Omit<
  ComponentProps<'button'>,
  'children'
>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`touch-area grid size-[42px] shrink-0 place-items-center rounded-full transition-colors duration-140 hover:bg-skeleton aria-disabled:cursor-default aria-disabled:opacity-40 ${
        outlined ? 'border border-line' : ''
      } ${className}`}
      {...rest}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
