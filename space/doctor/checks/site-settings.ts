import { toText } from '#content/mapping/read-fields.ts';
import { toSiteSettings } from '#content/site-settings/to-site-settings.ts';
import { examinedContext } from '../examined-context.ts';
import { asContentful } from '../entry-pages.ts';
import type { Finding } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

const check = 'site-settings';

/** What the entry and a setting name both. */
export function checkSiteSettings(view: SpaceView): Finding[] {
  return view.entries
    .filter(({ typeId }) => typeId === 'siteSettings')
    .flatMap((entry) => {
      const { logo, logoDark } = toSiteSettings(
        asContentful(entry),
        examinedContext(view, () => undefined),
      );
      const name = toText(entry.fields['siteName']);
      const { siteName, footerLogoId = null } = view.options;
      const named = name !== '' && siteName !== '' && name !== siteName;
      return [
        ...(named
          ? [
              aboutEntry(view, entry, {
                check,
                severity: 'notice',
                field: 'siteName',
                message: `The entry names the site “${name}” and the setting SITE_NAME “${siteName}”. The entry counts.`,
              }),
            ]
          : []),
        ...(footerLogoId !== null && (logo ?? logoDark) !== null
          ? [
              aboutEntry(view, entry, {
                check,
                severity: 'notice',
                field: logoDark === null ? 'logo' : 'logoDark',
                message: `The entry has a logo and the setting FIXED_IDS names another for the footer (footer-logo:${footerLogoId}). The entry counts.`,
              }),
            ]
          : []),
      ];
    });
}
