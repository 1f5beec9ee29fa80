import { MAX_SLUG_CHARACTERS } from '../slugs/page-href.ts';

const PREFIXES = ['business-goals/', 'business/', 'goals/'];

/** Part 2 section 2: other names under which visitors and old links look for a goal. */
const ALIASES: Readonly<Record<string, string>> = {
  marketing: 'marketing-and-promotions',
  'marketing-promotions': 'marketing-and-promotions',
  'marketing-&-promotions': 'marketing-and-promotions',
  data: 'data-analytics',
  'data-&-analytics': 'data-analytics',
  bopis: 'bopis',
  pickup: 'bopis',
  'buy-online-pickup': 'bopis',
  expand: 'expand-footprint',
  footprint: 'expand-footprint',
  fleet: 'fleet-management',
  'fleet-mgmt': 'fleet-management',
  customer: 'customer-satisfaction',
  satisfaction: 'customer-satisfaction',
};

/**
 * A goal slug as part 2 section 2 normalises it, in its order: a leading section is stripped, then
 * lowercase, trim, spaces to hyphens, other non-word characters removed, repeated hyphens collapsed,
 * hyphens at the edges trimmed.
 */
export function normaliseGoalSlug(value: string): string {
  const capped = value.slice(0, MAX_SLUG_CHARACTERS).toWellFormed().trim();
  const prefix = PREFIXES.find((start) => capped.startsWith(start)) ?? '';
  const words = capped.slice(prefix.length).toLowerCase().trim().replace(/\s+/g, '-');
  return words
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slugs to look a goal up by, in order: alias-resolved, normalised, as given. */
export function goalSlugsToTry(value: string): string[] {
  const original = value.slice(0, MAX_SLUG_CHARACTERS).toWellFormed().trim();
  const normalised = normaliseGoalSlug(value);
  const resolved = aliasOf(normalised) ?? aliasOf(original.toLowerCase()) ?? normalised;
  return [...new Set([resolved, normalised, original])].filter((slug) => slug !== '');
}

function aliasOf(slug: string): string | undefined {
  return Object.hasOwn(ALIASES, slug) ? ALIASES[slug] : undefined;
}
