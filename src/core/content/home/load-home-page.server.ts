import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toIconName, type IconName } from '../icons/icon-names.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { toLinkUrl } from '../navigation/to-link-url.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_HOME_PAGE } from './fallback.ts';
import type { FeatureTile, HomePage } from './home-page.ts';

/** Part 1 section 8: the two toasts of the home page, both with built-in words. */
export const HOME_NOT_CONFIGURED =
  'Contentful is not configured properly. Check your environment variables.';
export const HOME_EMPTY = 'No content found in Contentful. Using fallback content.';

/** Part 1 section 8, "Fetch failure". */
export function homeFetchFailed(message: string): string {
  return `Failed to fetch content: ${message}`;
}

/** The home page's own words. */
export function loadHomePage(reader: ContentReader): Promise<Loaded<HomePage>> {
  const find = () => readSingleEntry(reader, 'homePageContent');
  return loadFromEntry(reader, find, toHomePage, {
    fallback: () => FALLBACK_HOME_PAGE,
    failed: homeFetchFailed,
  });
}

/** Part 1 section 2: what a tile shows for an icon we do not know. */
const DEFAULT_TILE_ICON: IconName = 'shopping-cart';

/** The home page's words; every missing field falls back to built-in text (part 1 section 3). */
export function toHomePage(entry: ContentfulEntry): HomePage {
  const { features, products, goals, machines } = FALLBACK_HOME_PAGE;
  return {
    features: {
      ...toTitledText(entry, 'featuresSectionTitle', 'featuresSectionDescription', features),
      tiles: features.tiles.map((builtIn, index) => toFeatureTile(entry, index + 1, builtIn)),
    },
    products: toTitledText(
      entry,
      'productCategoriesTitle',
      'productCategoriesDescription',
      products,
    ),
    goals: toTitledText(entry, 'businessGoalsTitle', 'businessGoalsDescription', goals),
    machines: toTitledText(entry, 'availableMachines', 'availableMachinesDescription', machines),
  };
}

function toFeatureTile(entry: ContentfulEntry, place: number, builtIn: FeatureTile): FeatureTile {
  const fields = fieldsOf(entry);
  // Real spaces call the field `feature1url`; the capital U is the odd one out, and also accepted.
  const url = readText(fields, `feature${place}url`, `feature${place}Url`);
  const icon = readText(fields, `feature${place}Icon`);
  const tile = {
    title: readText(fields, `feature${place}Title`) || builtIn.title,
    description: readText(fields, `feature${place}Description`) || builtIn.description,
    icon: icon === '' ? builtIn.icon : toIconName(icon, { unknown: DEFAULT_TILE_ICON }),
    url: url === '' ? builtIn.url : (toLinkUrl(url) ?? ''),
  };
  return withTranslationOf(tile, entry, {
    title: `feature${place}Title`,
    description: `feature${place}Description`,
  });
}
