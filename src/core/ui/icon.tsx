import { useContext } from 'react';
import sprite from './icon-sprite.svg?no-inline';
import { PageIconsContext } from './page-icons.tsx';
import type { SpriteIcon } from './interface-icons.ts';

type Props = {
  name: SpriteIcon;
  /** Edge length in CSS pixels, at letters of 16; icons grow with letters. */
  size?: number;
  className?: string;
};

/** A decorative icon: the words beside it carry the meaning. Drawn from one sprite, so icons cost no script. */
export function Icon({ name, size = 22, className = '' }: Props) {
  const shown = useContext(PageIconsContext);
  const edge = `${size / 16}rem`;
  shown?.add(name);
  return (
    <svg
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {/* An island keeps the reference into the page that it was sent with. */}
      <use href={`${shown ? '' : sprite}#icon_${name}`} suppressHydrationWarning />
    </svg>
  );
}
