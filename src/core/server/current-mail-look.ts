import { DEFAULT_MAIL_LOOK, toMailLook, type MailLook } from '#server/intake/intake.ts';
import type { SiteSettings } from '#content/site-settings/site-settings.ts';

/** How the mails of the site look: as its pages do now. */
export type CurrentMailLook = {
  (): MailLook;
  /** The settings that the last page which was rendered for everybody found in content. */
  note(settings: SiteSettings): void;
};

/** For mail, which is composed without reading content: it must go out while the content service is away. */
export function createCurrentMailLook(): CurrentMailLook {
  let look = DEFAULT_MAIL_LOOK;
  return Object.assign(() => look, {
    note(settings: SiteSettings) {
      look = toMailLook(settings);
    },
  });
}
