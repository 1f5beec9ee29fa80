import { toText } from '#content/mapping/read-fields.ts';
import { toSiteSettings } from '#content/site-settings/to-site-settings.ts';
import { examinedContext } from '../examined-context.ts';
import { asContentful } from '../entry-pages.ts';
import type { Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** What the entry and a setting name both. */
export function checkSiteSettings(view: SpaceView): Found[] {
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
      const tell = (field: string, message: string) =>
        aboutEntry(view, entry, 'notice', field, `${message} The entry counts.`);
      return [
        ...(named
          ? [
              tell(
                'siteName',
                `The entry names the site “${name}” and the setting SITE_NAME “${siteName}”.`,
              ),
            ]
          : []),
        ...(footerLogoId !== null && (logo ?? logoDark) !== null
          ? [
              tell(
                logoDark === null ? 'logo' : 'logoDark',
                `The entry has a logo and the setting FIXED_IDS names another for the footer (footer-logo:${footerLogoId}).`,
              ),
            ]
          : []),
      ];
    });
}
