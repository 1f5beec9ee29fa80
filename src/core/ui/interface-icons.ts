import type { IconName } from '#content/icons/icon-names.ts';

/** Icons that the interface draws beside those that content may name, by Lucide name. */
export const INTERFACE_ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'download',
  'expand',
  'external-link',
  'eye',
  'image',
  'image-off',
  'info',
  'log-out',
  'menu',
  'message-square',
  'moon',
  'pause',
  'pencil',
  'play',
  'plus',
  'quote',
  'rotate-ccw',
  'rss',
  'search',
  'send',
  'sliders-horizontal',
  'sun',
  'trash-2',
  'triangle-alert',
  'user',
  'x',
] as const;

/** An icon that the sprite holds (tools/icons). */
export type SpriteIcon = IconName | (typeof INTERFACE_ICONS)[number];
