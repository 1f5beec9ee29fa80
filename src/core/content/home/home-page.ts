import type { IconName } from '../icons/icon-names.ts';
import type { TitledText } from '../mapping/titled-text.ts';

/** One of the six feature tiles; `url` '' draws a tile without a link. */
export type FeatureTile = { title: string; description: string; icon: IconName | ''; url: string };

/** The home page's own words (part 1 section 3, HomePageContent). */
export type HomePage = {
  features: TitledText & { tiles: FeatureTile[] };
  products: TitledText;
  goals: TitledText;
  machines: TitledText;
};
