import type { adminWords } from '#admin/copy/en/admin-words.ts';
import type { Address } from '#content/addresses/address.ts';
// Not by its module's own file: that reaches the table of addresses, which reads the features.
import type { Permission } from '#server/owner/accounts/permissions.ts';
import type { SpriteIcon } from '#ui/interface-icons.ts';

/** An address of the owner's area, as the router reads it, and its route's module below `src/`. */
export type Place = { path: string; file: string };

export type Screen = Place & {
  /** What it takes to see it. */
  see: Permission;
  /** What each act of its forms takes, by the value of the field `act`; '' for a form without one. None: it takes no forms. */
  acts?: Readonly<Record<string, Permission>>;
  /** Its place in the menu, which is in the order of the table; icons by their Lucide names. */
  menu?: { label: keyof typeof adminWords.pages; icon: SpriteIcon };
  /** Whether one of its forms sends a file. */
  takesFiles?: true;
};

/**
 * What a feature adds to the site, as plain data without an import of values: the server, the bundles of browsers and the
 * tests all read it. The rest is found by where it stands in the feature's folder: `server.ts`, words, tests, measurements.
 */
export type SiteFeature = {
  /** Of its folder in `src/features`. */
  name: string;
  /** Pages of the public site. */
  addresses?: readonly Address[];
  /** Screens of the owner's area. */
  screens?: readonly Screen[];
};
