import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { asBuiltInBeside } from '../locales/built-in-words.ts';
import { withTranslationOf } from '../locales/translation.ts';
import type { Picture } from '../media/picture.ts';
import { type Action, toAction } from '../navigation/action.ts';
import { readPicture } from '../media/to-picture.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';

/** The seven hero fields that every page content type shares (content model). */
export type PageHero = {
  title: string;
  description: string;
  picture: Picture | null;
  primary: Action | null;
  secondary: Action | null;
};

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
export function toPageHero(
  entry: ContentfulEntry,
  context: MappingContext,
  builtIn: PageHero,
): PageHero {
  const fields = fieldsOf(entry);
  if (!HERO_FIELDS.some((name) => Object.hasOwn(fields, name)))
    return asBuiltInBeside(builtIn, entry);
  const title = readText(fields, 'heroTitle') || builtIn.title;
  const hero = {
    title,
    description: readText(fields, 'heroDescription'),
    picture:
      readPicture(entry, context, { last: title, fields: ['heroTitle'] }, 'heroImage') ??
      asBuiltInBeside(builtIn.picture, entry),
    primary: toAction(entry, 'heroPrimaryButtonText', 'heroPrimaryButtonUrl'),
    secondary: toAction(entry, 'heroSecondaryButtonText', 'heroSecondaryButtonUrl'),
  };
  return withTranslationOf(hero, entry, { title: 'heroTitle', description: 'heroDescription' });
}
