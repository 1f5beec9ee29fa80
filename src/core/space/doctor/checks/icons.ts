import { toIconName } from '#content/icons/icon-names.ts';
import type { Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** Names of icons that the site does not draw; a neutral one stands in. */
export function checkIcons(view: SpaceView): Found[] {
  return view.entries.flatMap((entry) =>
    Object.entries(entry.fields)
      .filter(([id, value]) => /icon$/i.test(id) && typeof value === 'string' && isUnknown(value))
      .map(([field, value]) =>
        aboutEntry(
          view,
          entry,
          'warning',
          field,
          `There is no icon “${String(value).slice(0, 60)}”, so a neutral one shows. Take a name from lucide.dev/icons that the site draws, or none.`,
        ),
      ),
  );
}

function isUnknown(value: string): boolean {
  if (value.trimStart().startsWith('<')) return false;
  // A name is unknown when what stands in for it decides.
  return toIconName(value, { unknown: 'box' }) !== toIconName(value, { unknown: 'zap' });
}
