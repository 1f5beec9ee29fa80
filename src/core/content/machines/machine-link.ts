import type { IconName } from '../icons/icon-names.ts';

/** A link from a machine to a page that helps to decide for it. */
export type MachineLink = {
  text: string;
  /** A path of this site. */
  href: string;
  icon: IconName;
  rel?: 'nofollow';
  /** What it is called on the machine's spec sheet, beside the way in; only where it stands there. */
  onSheet?: string;
};
