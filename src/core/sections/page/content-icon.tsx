import { createElement, type ReactElement } from 'react';
import type { Icon as ContentIconValue } from '#content/icons/icon.ts';
import type { Shape } from '#content/icons/to-shape.ts';
import { Icon } from '#ui/icon.tsx';

type Props = { icon: ContentIconValue; size: number; className: string };

/** An icon from content on a raised square; nothing where its editor chose none. */
export function ContentIcon({ icon, size, className }: Props) {
  const drawn = draw(icon, size);
  return (
    drawn && (
      <span
        className={`grid place-items-center bg-chip text-primary shadow-hover dark:text-link ${className}`}
      >
        {drawn}
      </span>
    )
  );
}

/** One of ours by name, or the editor's drawing, which was sanitised when it was read. */
function draw(icon: ContentIconValue, size: number): ReactElement | null {
  if (icon.kind === 'name') return icon.name === '' ? null : <Icon name={icon.name} size={size} />;
  const { tag, attributes, shapes } = icon.drawing;
  // Attributes, no style: the page's policy refuses style attributes.
  const frame = { width: size, height: size, 'aria-hidden': true };
  return createElement(tag, { ...attributes, ...frame }, ...shapes.map(toElement));
}

function toElement({ tag, attributes, shapes }: Shape): ReactElement {
  return createElement(tag, attributes, ...shapes.map(toElement));
}
