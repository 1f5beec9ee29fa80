import { readPicture } from '../media/to-picture.ts';
import type { MappingContext } from './mapping-context.ts';
import type { PageHero } from './page-hero.ts';
import { readText, type Fields } from './read-fields.ts';
import { toAction } from './to-action.ts';

const HERO_FIELDS = [
  'heroTitle',
  'heroDescription',
  'heroImage',
  'heroPrimaryButtonText',
  'heroPrimaryButtonUrl',
  'heroSecondaryButtonText',
  'heroSecondaryButtonUrl',
];

/**
 * The seven hero fields. An entry that fills none of them shows the built-in hero; one that fills some
 * shows what it fills, with the built-in title and picture where those are missing.
 */
export function toPageHero(fields: Fields, context: MappingContext, builtIn: PageHero): PageHero {
  if (!HERO_FIELDS.some((name) => Object.hasOwn(fields, name))) return builtIn;
  const title = readText(fields, 'heroTitle') || builtIn.title;
  return {
    title,
    description: readText(fields, 'heroDescription'),
    picture: readPicture(fields, context, { last: title }, 'heroImage') ?? builtIn.picture,
    primary: toAction(fields, 'heroPrimaryButtonText', 'heroPrimaryButtonUrl'),
    secondary: toAction(fields, 'heroSecondaryButtonText', 'heroSecondaryButtonUrl'),
  };
}
