import type { Icon } from './icon.ts';
import { NEUTRAL_ICON, toIconName, type IconName } from './icon-names.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { toShape } from './to-shape.ts';

/** An icon field that holds a name or SVG markup; markup that is refused becomes the neutral icon. */
export function toIcon(value: unknown, missing: IconName | ''): Icon {
  if (typeof value === 'string' && value.trimStart().startsWith('<')) {
    const markup = sanitiseSvg(value);
    const drawing = markup === null ? null : toShape(markup);
    return drawing ? { kind: 'drawing', drawing } : { kind: 'name', name: NEUTRAL_ICON };
  }
  return { kind: 'name', name: toIconName(value, { missing }) };
}
