import { NEUTRAL_ICON, toIconName, type IconName } from './icon-names.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { toShape, type Shape } from './to-shape.ts';

/** An icon: one we draw ourselves by name, or a drawing that passed the SVG allow-list. */
export type Icon = { kind: 'name'; name: IconName | '' } | { kind: 'drawing'; drawing: Shape };

/** An icon field that holds a name or SVG markup; markup that is refused becomes the neutral icon. */
export function toIcon(value: unknown, missing: IconName | ''): Icon {
  if (typeof value === 'string' && value.trimStart().startsWith('<')) {
    const markup = sanitiseSvg(value);
    const drawing = markup === null ? null : toShape(markup);
    return drawing ? { kind: 'drawing', drawing } : { kind: 'name', name: NEUTRAL_ICON };
  }
  return { kind: 'name', name: toIconName(value, { missing }) };
}
