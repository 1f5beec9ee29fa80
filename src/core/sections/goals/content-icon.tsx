import { createElement, type ReactElement } from 'react';
import type { Icon as ContentIconValue } from '#content/icons/icon.ts';
import type { Shape } from '#content/icons/to-shape.ts';
import { Icon } from '#ui/icon.tsx';

/** An icon from content: ours by name, or the editor's drawing, which was sanitised when it was read. */
export function ContentIcon({ icon, size = 22 }: { icon: ContentIconValue; size?: number }) {
  if (icon.kind === 'name') return icon.name === '' ? null : <Icon name={icon.name} size={size} />;
  const { tag, attributes, shapes } = icon.drawing;
  // Attributes, no style: the page's policy refuses style attributes.
  const frame = { width: size, height: size, 'aria-hidden': true };
  return createElement(tag, { ...attributes, ...frame }, ...shapes.map(toElement));
}

function toElement({ tag, attributes, shapes }: Shape): ReactElement {
  return createElement(tag, attributes, ...shapes.map(toElement));
}
