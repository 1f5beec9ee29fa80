import {
  goalHref,
  machineHref,
  pageHref,
  postHref,
  productHref,
  technologyHref,
} from './page-href.ts';
import { isPageSlug } from './page-slug.ts';

/** The kinds of entries that have a page of their own, found by their slug. */
export type SlugKind = 'product' | 'goal' | 'machine' | 'technology' | 'post' | 'page';

type SlugKindFacts = {
  contentType: string;
  href: (slug: string) => string;
  /** Which slugs can have an address; all, where it is left out. */
  takes?: (slug: string) => boolean;
};

/** Where the entries of a kind are asked for, and where they are shown. */
export const SLUG_KINDS: Readonly<Record<SlugKind, SlugKindFacts>> = {
  product: { contentType: 'productType', href: productHref },
  goal: { contentType: 'businessGoal', href: goalHref },
  machine: { contentType: 'machine', href: machineHref },
  technology: { contentType: 'technology', href: technologyHref },
  post: { contentType: 'blogPost', href: postHref },
  page: { contentType: 'page', href: pageHref, takes: isPageSlug },
};
