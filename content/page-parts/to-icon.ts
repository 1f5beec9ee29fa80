import type { Icon } from './icon.ts';
import { NEUTRAL_ICON, toIconName, type IconName } from './icon-names.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

/** An icon field that holds a name or SVG markup; markup that is refused becomes the neutral icon. */
export function toIcon(value: unknown, missing: IconName | ''): Icon {
  if (typeof value === 'string' && value.trimStart().startsWith('<')) {
    const svg = sanitiseSvg(value);
    return svg === null ? { kind: 'name', name: NEUTRAL_ICON } : { kind: 'markup', svg };
  }
  return { kind: 'name', name: toIconName(value, { missing }) };
}
