import type { ContentReader } from '#content/contentful/content-reader.ts';
import { toAdapterFailure } from '#content/contentful/failure-words.ts';
import { loadGoal, loadGoals } from '#content/goals/load-goals.server.ts';
import type { Loaded } from '#content/loaded.ts';
import { loadMachine, loadMachines } from '#content/machines/load-machines.server.ts';
import { loadProduct, loadProducts } from '#content/products/load-products.server.ts';
import type { SlugKind } from '#content/kinds/slug-kinds.ts';
import { loadTechnologies, loadTechnology } from '#content/technology/load-technologies.server.ts';
import { goalWords } from '#copy/en/goal-words.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { productWords } from '#copy/en/product-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import {
  goalCardJson,
  goalJson,
  machineCardJson,
  machineJson,
  productCardJson,
  productJson,
  technologyJson,
  type Addresses,
} from './content-shapes.ts';

type Named = { id: string; slug: string };

/** One kind of content as other systems get it; `Card` is what lists hold, `Entry` what a page shows. */
export type ContentKind<Card extends Named = Named, Entry extends Named = Named> = {
  slugKind: SlugKind;
  /** Many of it, in the sentences that refuse writing. */
  noun: string;
  loadAll(reader: ContentReader): Promise<Loaded<Card[]>>;
  load(reader: ContentReader, slug: string): Promise<Loaded<Entry>>;
  cardJson(card: Card, addresses: Addresses): object;
  entryJson(entry: Entry, addresses: Addresses): object;
  /** The stated sentence about a slug that nothing has (part 1 section 8, part 2 section 8). */
  missing(wording: Wording, slug: string): string;
};

const kindOf = <Card extends Named, Entry extends Named>(
  kind: ContentKind<Card, Entry>,
): ContentKind => kind;

/** What can be read below `/api/content`, by the next part of the address: from the loaders of the pages. */
export const CONTENT_KINDS: ReadonlyMap<string, ContentKind> = new Map([
  [
    'products',
    kindOf({
      slugKind: 'product',
      noun: 'products',
      loadAll: loadProducts,
      load: loadProduct,
      cardJson: productCardJson,
      entryJson: productJson,
      missing: (wording, slug) => fill(wording.of(productWords).missing, { slug }),
    }),
  ],
  [
    'goals',
    kindOf({
      slugKind: 'goal',
      noun: 'business goals',
      loadAll: loadGoals,
      load: loadGoal,
      cardJson: goalCardJson,
      entryJson: goalJson,
      missing: (wording, slug) => fill(wording.of(goalWords).notFound, { slug }),
    }),
  ],
  [
    'machines',
    kindOf({
      slugKind: 'machine',
      noun: 'machines',
      loadAll: loadMachines,
      load: loadMachine,
      cardJson: machineCardJson,
      entryJson: machineJson,
      missing: (wording, slug) => fill(wording.of(machineWords).missing, { slug }),
    }),
  ],
  [
    'technologies',
    kindOf({
      slugKind: 'technology',
      noun: 'technologies',
      loadAll: loadTechnologies,
      load: loadTechnology,
      cardJson: technologyJson,
      entryJson: technologyJson,
      missing: (_wording, slug) =>
        toAdapterFailure('fetch', 'technology', slug, 'Content entry not found in Contentful'),
    }),
  ],
]);
