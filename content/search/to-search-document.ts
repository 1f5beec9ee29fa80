import type { Post } from '../blog/post.ts';
import type { FaqItem } from '../contact/contact-page.ts';
import type { Goal } from '../goals/to-goal.ts';
import type { Machine } from '../machines/to-machine.ts';
import type { Picture } from '../media/picture.ts';
import type { PageCard, PageSection } from '../pages/page.ts';
import type { Product } from '../products/to-product.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import {
  goalHref,
  machineHref,
  pageHref,
  postHref,
  productHref,
  specSheetHref,
  technologyHref,
} from '../slugs/page-href.ts';
import type { Technology } from '../technology/to-technology.ts';
import type { SearchCopy } from './search-copy.ts';
import type { SearchDocument } from './search-document.ts';

/**
 * No text is searched beyond the length of a long post, for the index is in memory; of a longer post the headings stand
 * for the rest.
 */
export const MAX_TEXT_CHARACTERS = 12_000;

type Texts = readonly (string | readonly string[])[];

/** Texts as one; sentences do not run into each other. */
export const joinTexts = (...texts: Texts): string =>
  texts
    .flat()
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?:]$/u.test(text) ? text : `${text}.`))
    .join(' ')
    .slice(0, MAX_TEXT_CHARACTERS);

const textOf = (body: RichText | null) =>
  body === null ? '' : plainTextOf(body.document, MAX_TEXT_CHARACTERS);

const headingsOf = (body: RichText | null) =>
  (body?.document.content ?? [])
    .filter(({ nodeType }) => nodeType.startsWith('heading-'))
    .map((heading) => plainTextOf(heading, MAX_TEXT_CHARACTERS));

const pairs = (items: readonly { title: string; description: string }[]) =>
  items.flatMap(({ title, description }) => [title, description]);
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

export function productDocument(product: Product): SearchDocument {
  const { slug, title, description, picture, benefits, features, examples } = product;
  return {
    path: productHref(slug),
    kind: 'product',
    title,
    headings: joinTexts(benefits, titlesOf(features)),
    summary: description,
    body: joinTexts(pairs(features), pairs(examples), titlesOf(product.recommendedMachines)),
    picture,
  };
}

export function goalDocument(goal: Goal): SearchDocument {
  const { slug, title, description, picture, benefits, features, recommendedMachines } = goal;
  return {
    path: goalHref(slug),
    kind: 'goal',
    title,
    headings: joinTexts(benefits, titlesOf(features)),
    summary: description,
    body: joinTexts(pairs(features), titlesOf(recommendedMachines)),
    picture,
  };
}

export function machineDocument(
  machine: Machine,
  { kindOf, factRows }: SearchCopy,
): SearchDocument {
  const { slug, title, description, features } = machine;
  const { deploymentExamples, customization, softwareCompatibility } = machine;
  return {
    path: machineHref(slug),
    kind: 'machine',
    title,
    headings: joinTexts(kindOf(machine), features),
    summary: description,
    facts: joinTexts(factRows(machine).map(({ label, value }) => `${label}: ${value}`)),
    body: joinTexts(pairs(deploymentExamples), pairs([customization, softwareCompatibility])),
    picture: machine.thumbnail ?? machine.pictures[0] ?? null,
  };
}

/** The printed sheet of a machine, under what such sheets are called. */
export function specSheetDocument(
  { slug, title, thumbnail, pictures }: Machine,
  { sheetOf }: SearchCopy,
): SearchDocument {
  const { title: name, description: summary, keywords: headings } = sheetOf(title);
  const picture = thumbnail ?? pictures[0] ?? null;
  return {
    path: specSheetHref(slug),
    kind: 'page',
    title: name,
    headings,
    summary,
    body: '',
    picture,
    isBeside: true,
  };
}

export function technologyDocument(technology: Technology): SearchDocument {
  const { slug, title, description, picture, sections } = technology;
  const features = sections.flatMap((section) => section.features);
  return {
    path: technologyHref(slug),
    kind: 'technology',
    title,
    headings: joinTexts(titlesOf(sections), titlesOf(features)),
    summary: description,
    body: joinTexts(
      sections.flatMap(({ title: name, summary, points }) => [name, summary, ...points]),
      features.flatMap((feature) => [feature.title, feature.description, ...feature.items]),
    ),
    picture,
  };
}

export function postDocument(post: Omit<Post, 'previous' | 'next'>): SearchDocument {
  const { slug, title, excerpt, tags, author, body, picture } = post;
  return {
    path: postHref(slug),
    kind: 'post',
    title,
    headings: joinTexts(author, tags, headingsOf(body)),
    summary: excerpt,
    body: textOf(body),
    picture,
  };
}

export function pageDocument(
  { slug, title, description }: PageCard,
  sections: readonly PageSection[],
): SearchDocument {
  const texts = sections.map(textsOfSection);
  return {
    path: pageHref(slug),
    kind: 'page',
    title,
    headings: joinTexts(texts.map(({ heading }) => heading)),
    summary: description,
    body: joinTexts(texts.flatMap(({ body }) => body)),
    picture: sections.flatMap((section) => pictureOf(section) ?? [])[0] ?? null,
  };
}

function pictureOf(section: PageSection): Picture | null {
  if (section.kind === 'hero') return section.slide.picture;
  return section.kind === 'picture' ? section.picture : null;
}

/** @param place path of the page with the questions, and what begins the anchors of its answers */
export function questionDocument(
  { id, question, answer }: FaqItem,
  place: { path: string; anchor: string },
): SearchDocument {
  const said = answer.kind === 'rich' ? textOf(answer.body) : '';
  return {
    path: `${place.path}#${place.anchor}-${id}`,
    kind: 'question',
    title: question,
    headings: '',
    summary: answer.kind === 'text' ? answer.text : said,
    body: '',
    picture: null,
  };
}

function textsOfSection(section: PageSection): { heading: string; body: string[] } {
  switch (section.kind) {
    case 'hero':
      return { heading: section.slide.title, body: [section.slide.subtitle] };
    case 'text':
      return { heading: section.title, body: [textOf(section.body)] };
    case 'picture':
      return { heading: section.title, body: [textOf(section.body)] };
    case 'cards':
      return {
        heading: section.title,
        body: [section.description, ...section.cards.map(({ card }) => card.title)],
      };
    case 'figures':
      return {
        heading: section.title,
        body: [
          section.description,
          ...section.figures.map(({ figure, meaning }) => `${figure} ${meaning}`),
        ],
      };
    case 'form':
    case 'call':
      return { heading: section.title, body: [section.description] };
    case 'questions':
    case 'logos':
      return { heading: section.title, body: [] };
    case 'testimonials':
    case 'video':
      return { heading: '', body: [] };
  }
}
