/** Icons that the interface itself draws, by Lucide name; content names its own in content/page-parts/icon-names.ts. */
export const INTERFACE_ICONS = [
  ...['arrow-left', 'arrow-right', 'arrow-up', 'arrow-up-right', 'chevron-down', 'chevron-left', 'chevron-right'],
  ...['check', 'x', 'menu', 'plus', 'minus', 'search', 'send', 'play', 'pause', 'rotate-ccw', 'refresh-cw'],
  ...['sun', 'moon', 'monitor', 'info', 'triangle-alert', 'circle-alert', 'circle-check', 'wifi-off', 'settings'],
  ...['mail', 'phone', 'map-pin', 'clock', 'calendar', 'user', 'building-2', 'message-square', 'external-link'],
  ...['thermometer', 'snowflake', 'wifi', 'credit-card', 'ruler', 'weight', 'plug', 'package', 'factory', 'badge-check'],
  ...['cpu', 'boxes', 'chart-column', 'shopping-cart', 'award', 'globe', 'shield', 'zap', 'truck', 'smile'],
  ...['megaphone', 'package-check', 'box', 'image', 'image-off', 'file-text', 'download', 'layers', 'sliders-horizontal'],
  ...['expand', 'tag', 'rss', 'log-out', 'log-in', 'trash-2', 'eye', 'pencil', 'key-round', 'star', 'quote', 'lock'],
] as const;
