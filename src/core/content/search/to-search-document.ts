import { isForeign, type PageLanguage } from '../locales/language.ts';
import { wordLanguage } from '../locales/translation.ts';
import type { Post } from '../blog/post.ts';
import type { FaqItem } from '../contact/contact-page.ts';
import type { Goal } from '../goals/to-goal.ts';
import { SLUG_KINDS, type SlugKind } from '../kinds/slug-kinds.ts';
import type { Machine } from '../machines/to-machine.ts';
import type { Picture } from '../media/picture.ts';
import type { PageCard, PageSection } from '../pages/page.ts';
import type { Product } from '../products/to-product.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { specSheetHref } from '../slugs/page-href.ts';
import type { Technology } from '../technology/to-technology.ts';
import type { SearchCopy } from './search-copy.ts';
import type { SearchDocument, SearchText } from './search-document.ts';

/**
 * No text is searched beyond the length of a long post, for the index is in memory; of a longer post the headings stand
 * for the rest.
 */
export const MAX_TEXT_CHARACTERS = 12_000;

type Texts = readonly (string | readonly string[])[];

/** A text as a sentence, so that it does not run into the next. */
function toSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[\p{Sentence_Terminal}:]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

const joinTexts = (...texts: Texts): string =>
  texts
    .flat()
    .map(toSentence)
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, MAX_TEXT_CHARACTERS);

/**
 * A document as the page that finds it has it: it names languages only where they are not the page's, and texts beside
 * each other in one language are one.
 * @param document whose texts name any language that is known
 * @param page null for a site with one language
 */
export function foundFrom(
  { facts = [], body, languages, ...document }: SearchDocument,
  page: PageLanguage | null,
): SearchDocument {
  const foreign = (code: string | undefined) =>
    code !== undefined && page && !isForeign(code, page.language.code) ? undefined : code;
  const merged = (texts: readonly SearchText[]) => {
    const runs: SearchText[] = [];
    let room = MAX_TEXT_CHARACTERS;
    for (const said of texts) {
      const text = toSentence(said.text).slice(0, Math.max(0, room));
      if (text === '') continue;
      room -= text.length + 1;
      const language = foreign(said.language);
      const last = runs.at(-1);
      if (last && last.language === language) last.text += ` ${text}`;
      else runs.push(language === undefined ? { text } : { text, language });
    }
    return runs;
  };
  const title = foreign(languages?.title);
  const summary = foreign(languages?.summary);
  return {
    ...document,
    facts: merged(facts),
    body: merged(body),
    ...((title ?? summary) !== undefined && { languages: { title, summary } }),
  };
}

/** What things say in some of their fields, each text with the language that is known of it. */
const said = <Name extends string>(
  things: readonly Readonly<Record<Name, string | readonly string[]>>[],
  ...names: Name[]
): SearchText[] =>
  things.flatMap((thing) =>
    names.flatMap((name) => {
      const language = wordLanguage(thing, name);
      return [thing[name]].flat().map((text: string) => ({ text, language }));
    }),
  );

/** A rich text as a text of a document. */
export function textOf(body: RichText | null | undefined): SearchText {
  if (!body) return { text: '' };
  const text = plainTextOf(body.document, MAX_TEXT_CHARACTERS);
  return { text, language: wordLanguage(body, 'document') };
}

const headingsOf = (body: RichText | null) =>
  (body?.document.content ?? [])
    .filter(({ nodeType }) => nodeType.startsWith('heading-'))
    .map((heading) => plainTextOf(heading, MAX_TEXT_CHARACTERS));

const pairs = (items: readonly { title: string; description: string }[]) =>
  said(items, 'title', 'description');
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/**
 * What the documents of all entries with a page of their own are made of alike.
 * @param summary the field that says what a thing is
 */
function ofEntry(
  kind: SlugKind,
  thing: { slug: string; title: string; description?: string; excerpt?: string },
  summary: 'description' | 'excerpt' = 'description',
) {
  const { slug, title } = thing;
  return {
    path: SLUG_KINDS[kind].href(slug),
    kind,
    title,
    summary: thing[summary] ?? '',
    languages: { title: wordLanguage(thing, 'title'), summary: wordLanguage(thing, summary) },
  };
}

export function productDocument(product: Product): SearchDocument {
  const { picture, benefits, features, examples } = product;
  return {
    ...ofEntry('product', product),
    headings: joinTexts(benefits, titlesOf(features)),
    body: [...pairs(features), ...pairs(examples), ...said(product.recommendedMachines, 'title')],
    picture,
  };
}

export function goalDocument(goal: Goal): SearchDocument {
  const { picture, benefits, features, recommendedMachines } = goal;
  return {
    ...ofEntry('goal', goal),
    headings: joinTexts(benefits, titlesOf(features)),
    body: [...pairs(features), ...said(recommendedMachines, 'title')],
    picture,
  };
}

export function machineDocument(
  machine: Machine,
  { kindOf, factTexts }: SearchCopy,
): SearchDocument {
  const { features, deploymentExamples, customization, softwareCompatibility } = machine;
  return {
    ...ofEntry('machine', machine),
    headings: joinTexts(kindOf(machine), features),
    facts: factTexts(machine),
    body: pairs([...deploymentExamples, customization, softwareCompatibility]),
    picture: machine.thumbnail ?? machine.pictures[0] ?? null,
  };
}

/** The printed sheet of a machine, under what such sheets are called. */
export function specSheetDocument(
  { slug, title, thumbnail, pictures }: Machine,
  { sheetOf, foreign }: SearchCopy,
): SearchDocument {
  const { title: name, description: summary, keywords: headings } = sheetOf(title);
  const picture = thumbnail ?? pictures[0] ?? null;
  return {
    path: specSheetHref(slug),
    kind: 'page',
    title: name,
    headings,
    summary,
    body: [],
    picture,
    isBeside: true,
    languages: { title: foreign, summary: foreign },
  };
}

export function technologyDocument(technology: Technology): SearchDocument {
  const { picture, sections } = technology;
  const features = sections.flatMap((section) => section.features);
  return {
    ...ofEntry('technology', technology),
    headings: joinTexts(titlesOf(sections), titlesOf(features)),
    body: [
      ...said(sections, 'title', 'summary', 'points'),
      ...said(features, 'title', 'description', 'items'),
    ],
    picture,
  };
}

export function postDocument(post: Omit<Post, 'previous' | 'next'>): SearchDocument {
  const { tags, author, body, picture } = post;
  return {
    ...ofEntry('post', post, 'excerpt'),
    headings: joinTexts(author, tags, headingsOf(body)),
    body: [textOf(body)],
    picture,
  };
}

export function pageDocument(page: PageCard, sections: readonly PageSection[]): SearchDocument {
  const texts = sections.map(textsOfSection);
  return {
    ...ofEntry('page', page),
    headings: joinTexts(texts.map(({ heading }) => heading)),
    body: texts.flatMap(({ body }) => body),
    picture: sections.flatMap((section) => pictureOf(section) ?? [])[0] ?? null,
  };
}

function pictureOf(section: PageSection): Picture | null {
  if (section.kind === 'hero') return section.slide.picture;
  return section.kind === 'picture' ? section.picture : null;
}

/** @param place path of the page with the questions, and what begins the anchors of its answers */
export function questionDocument(
  item: FaqItem,
  place: { path: string; anchor: string },
): SearchDocument {
  const { id, question, answer } = item;
  return {
    path: `${place.path}#${place.anchor}-${id}`,
    kind: 'question',
    title: question,
    headings: '',
    summary:
      answer.kind === 'text' ? answer.text : answer.kind === 'rich' ? textOf(answer.body).text : '',
    body: [],
    picture: null,
    languages: { title: wordLanguage(item, 'question'), summary: wordLanguage(item, 'answer') },
  };
}

function textsOfSection(section: PageSection): { heading: string; body: SearchText[] } {
  switch (section.kind) {
    case 'hero':
      return { heading: section.slide.title, body: said([section.slide], 'subtitle') };
    case 'text':
    case 'picture':
      return { heading: section.title, body: [textOf(section.body)] };
    case 'cards':
      return {
        heading: section.title,
        body: [
          ...said([section], 'description'),
          ...said(
            section.cards.map(({ card }) => card),
            'title',
          ),
        ],
      };
    case 'figures':
      return {
        heading: section.title,
        body: [
          ...said([section], 'description'),
          ...section.figures.map(({ figure, meaning }) => ({
            text: `${figure} ${meaning}`,
            language: wordLanguage(section, 'figures'),
          })),
        ],
      };
    case 'form':
    case 'call':
      return { heading: section.title, body: said([section], 'description') };
    case 'questions':
    case 'logos':
      return { heading: section.title, body: [] };
    case 'testimonials':
    case 'video':
      return { heading: '', body: [] };
  }
}
