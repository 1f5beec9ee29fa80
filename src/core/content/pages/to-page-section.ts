import { toFeaturedPostCard } from '../blog/to-post.ts';
import { toFaqItem } from '../contact/to-faq-item.ts';
import { INQUIRY_FIELDS } from '../contact/inquiry-fields.ts';
import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { toGoalCard } from '../goals/to-goal-card.ts';
import { toHeroSlide } from '../hero/to-hero-slide.ts';
import { toMachineCard } from '../machines/to-machine.ts';
import { withTranslation } from '../locales/translation.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import {
  fieldsOf,
  readLinkId,
  readLinkIds,
  readText,
  readTexts,
  toText,
} from '../mapping/read-fields.ts';
import type { Picture } from '../media/picture.ts';
import { readPicture, toPicture } from '../media/to-picture.ts';
import { readPlayed } from '../media/to-video-source.ts';
import { toAction, type Action } from '../navigation/action.ts';
import { toLinkUrl } from '../navigation/to-link-url.ts';
import { toProductCard } from '../products/to-product-card.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';
import { readSchedule } from '../schedule.ts';
import { contentTypeOf, entryHref } from '../slugs/entry-href.ts';
import { toTestimonialSection } from '../testimonials/to-testimonial.ts';
import type { Figure, OwnCard, SectionCard, SectionContent } from './page.ts';

const MAX_CARDS = 24;
const MAX_FIGURES = 6;
const MAX_FIGURE_CHARACTERS = 40;
const MAX_MEANING_CHARACTERS = 120;
const MAX_LOGOS = 24;
const MAX_QUESTIONS = 50;
const MAX_POINTS = 4;

type ToContent = (entry: ContentfulEntry, context: MappingContext) => Mapped<SectionContent>;

const TO_CONTENT: ReadonlyMap<string, ToContent> = new Map<string, ToContent>([
  ['heroContent', toHero],
  ['textSection', toTextSection],
  ['pictureSection', toPictureSection],
  ['cardsSection', toCards],
  ['figuresSection', toFigures],
  ['questionsSection', toQuestions],
  ['testimonialSection', toTestimonials],
  ['logosSection', toLogos],
  ['videoSection', toVideo],
  ['formSection', toForm],
  ['callToAction', toCall],
]);

/** A section of a page, or why it cannot be shown. What is wrong inside it is reported and costs only itself. */
export function toSectionContent(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<SectionContent> {
  if (isHidden(entry)) return dropped('Section is hidden');
  const toContent = TO_CONTENT.get(contentTypeOf(entry));
  return toContent ? toContent(entry, context) : dropped('It is no section of a page');
}

/** Points and badge are the slide's own: the built-in ones belong to the slider of the home page. */
function toHero(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const slide = toHeroSlide(entry, context);
  if (!slide.ok) return slide;
  const fields = fieldsOf(entry);
  reportWithout(slide.value.picture, entry, 'image', context);
  reportWithoutLink(slide.value.primary, entry, ['primaryButtonText', 'primaryButtonUrl'], context);
  reportWithoutLink(
    slide.value.secondary,
    entry,
    ['secondaryButtonText', 'secondaryButtonUrl'],
    context,
  );
  return mapped({
    kind: 'hero',
    schedule: readSchedule(entry, context),
    slide: withTranslation(
      {
        ...slide.value,
        sellingPoints: readTexts(fields, 'featureItems').slice(0, MAX_POINTS),
        badge: readText(fields, 'badgeText'),
      },
      entry,
    ),
  });
}

function toTextSection(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const body = readRichText(entry, 'body', context);
  if (body === null) return dropped('Section has no text');
  return mapped({ kind: 'text', title: titleOf(entry), body });
}

function toPictureSection(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const fields = fieldsOf(entry);
  const title = titleOf(entry);
  const body = readRichText(entry, 'body', context);
  const alt = { first: readText(fields, 'imageAlt'), last: title, fields: ['imageAlt', 'title'] };
  const picture = readPicture(entry, context, alt, 'image');
  if (body === null && picture === null)
    return dropped('Section has neither a picture that shows nor a text');
  reportWithout(picture, entry, 'image', context);
  return mapped({
    kind: 'picture',
    title,
    body,
    picture,
    side: readText(fields, 'pictureSide') === 'right' ? 'right' : 'left',
    button: readButton(entry, ['buttonText', 'buttonUrl'], context),
  });
}

function toCards(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const linked = linkedEntries(entry, 'cards', context).slice(0, MAX_CARDS);
  const cards = mapEntries(linked, context, (card) => toCard(card, context));
  if (cards.length === 0) return dropped('Section has no card that shows');
  return mapped({ kind: 'cards', title: titleOf(entry), description: textBelow(entry), cards });
}

function toCard(entry: ContentfulEntry, context: MappingContext): Mapped<SectionCard> {
  const as = <Card, Kind extends string>(kind: Kind, card: Mapped<Card>) =>
    card.ok ? mapped({ kind, card: withTranslation(card.value, entry) }) : card;
  switch (contentTypeOf(entry)) {
    case 'productType':
      return as('product', toProductCard(entry, context));
    case 'businessGoal':
      return as('goal', toGoalCard(entry, context));
    case 'machine':
      return as('machine', toMachineCard(entry, context));
    case 'blogPost': {
      const post = toFeaturedPostCard(entry, context);
      // A post without a date is a draft.
      if (post.ok && post.value.publishDate === null && !context.drafts)
        return dropped('Post has no publish date');
      return as('post', post);
    }
    case 'sectionCard':
      return as('own', toOwnCard(entry, context));
    default:
      return dropped('It is nothing that a card can show');
  }
}

function toOwnCard(entry: ContentfulEntry, context: MappingContext): Mapped<OwnCard> {
  if (isHidden(entry)) return dropped('Card is hidden');
  const fields = fieldsOf(entry);
  const title = titleOf(entry);
  if (title === '') return dropped('Card has no heading');
  const picture = readPicture(entry, context, { last: title }, 'image');
  reportWithout(picture, entry, 'image', context);
  const address = readText(fields, 'url');
  const url = toLinkUrl(address);
  if (address !== '' && url === null)
    context.report(problemOf(entry, '"url" is no address that can be linked to, so it is no link'));
  return mapped({ id: entry.sys.id, title, description: textBelow(entry), picture, url });
}

function toFigures(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const fields = fieldsOf(entry);
  const given = readTexts(fields, 'figures').slice(0, MAX_FIGURES);
  const figures = given.flatMap((line) => {
    const figure = toFigure(line);
    if (figure !== null) return [figure];
    const shown = `“${line.slice(0, 40)}”`;
    const reason = `"figures" holds ${shown}, which is not a figure, a vertical bar and its meaning, so it is left out`;
    context.report(problemOf(entry, reason));
    return [];
  });
  if (figures.length === 0) return dropped('Section has no figure that shows');
  return mapped({
    kind: 'figures',
    title: titleOf(entry),
    description: textBelow(entry),
    figures,
    source: readText(fields, 'source'),
  });
}

/** “48 | doors in one bank”; null without a bar, a figure or a meaning, and for what is too long to be one. */
function toFigure(line: string): Figure | null {
  const bar = line.indexOf('|');
  const figure = line.slice(0, Math.max(0, bar)).trim();
  const meaning = line.slice(bar + 1).trim();
  const isShort =
    figure.length <= MAX_FIGURE_CHARACTERS && meaning.length <= MAX_MEANING_CHARACTERS;
  return figure === '' || meaning === '' || !isShort ? null : { figure, meaning };
}

function toQuestions(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const linked = linkedEntries(entry, 'questions', context).slice(0, MAX_QUESTIONS);
  const questions = mapEntries(linked, context, toFaqItem);
  if (questions.length === 0) return dropped('Section has no question that shows');
  return mapped({ kind: 'questions', title: titleOf(entry), questions });
}

function toTestimonials(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const section = toTestimonialSection(entry, context);
  if (section.testimonials.length === 0) return dropped('Section has no testimonial that shows');
  return mapped({ kind: 'testimonials', section });
}

function toLogos(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const ids = readLinkIds(fieldsOf(entry), 'Asset', 'logos').slice(0, MAX_LOGOS);
  const logos = ids.flatMap((id) => {
    const logo = toPicture(context.links.asset(id), context, { last: '' });
    if (logo !== null) return [logo];
    const reason = `"logos" holds a picture that is missing, not published or no picture (ID: ${id}), so it is left out`;
    context.report(problemOf(entry, reason, id));
    return [];
  });
  if (logos.length === 0) return dropped('Section has no logo that shows');
  return mapped({ kind: 'logos', title: titleOf(entry), logos });
}

function toVideo(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const fields = fieldsOf(entry);
  const played = readPlayed(fields, context, readText(fields, 'youtubeVideoId'));
  if (played === null || played.source.kind === 'none')
    return dropped('Section has no video that can be played');
  const title = titleOf(entry);
  const thumbnail = readPicture(entry, context, { last: title }, 'videoPreviewImage');
  reportWithout(thumbnail, entry, 'videoPreviewImage', context);
  return mapped({
    kind: 'video',
    video: withTranslation(
      {
        title,
        description: textBelow(entry),
        orientation: 'horizontal',
        thumbnail,
        ...played,
      },
      entry,
    ),
  });
}

function toForm(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  return mapped({
    kind: 'form',
    title: titleOf(entry),
    description: textBelow(entry),
    subject: toText(readText(fieldsOf(entry), 'subject'), INQUIRY_FIELDS.subject.limit),
    thankYouPath: readThankYouPath(entry, context),
  });
}

/** The address of the page after sending: a page of sections that visitors can see, else the thanks of the site. */
function readThankYouPath(entry: ContentfulEntry, context: MappingContext): string | null {
  const [page] = linkedEntries(entry, 'thankYouPage', context);
  if (page === undefined) return null;
  const path = contentTypeOf(page) === 'page' ? entryHref(page) : null;
  if (path !== null) return path;
  const reason = `"thankYouPage" leads to a page that is hidden or has no address (ID: ${page.sys.id}), so the thanks of the site show`;
  context.report(problemOf(entry, reason, null));
  return null;
}

function toCall(entry: ContentfulEntry, context: MappingContext): Mapped<SectionContent> {
  const title = titleOf(entry);
  if (title === '') return dropped('Section has no heading');
  const pairs = [
    ['buttonText', 'buttonUrl'],
    ['secondButtonText', 'secondButtonUrl'],
  ] as const;
  return mapped({
    kind: 'call',
    schedule: readSchedule(entry, context),
    title,
    description: textBelow(entry),
    buttons: pairs.flatMap((names) => readButton(entry, names, context) ?? []),
  });
}

function titleOf(entry: ContentfulEntry): string {
  return readText(fieldsOf(entry), 'title');
}

function textBelow(entry: ContentfulEntry): string {
  return readText(fieldsOf(entry), 'description');
}

type ButtonFields = readonly [text: string, url: string];

function readButton(
  entry: ContentfulEntry,
  names: ButtonFields,
  context: MappingContext,
): Action | null {
  const action = toAction(entry, ...names);
  reportWithoutLink(action, entry, names, context);
  return action;
}

/** Says that a button was begun and cannot be shown. */
function reportWithoutLink(
  action: Action | null,
  entry: ContentfulEntry,
  [text, url]: ButtonFields,
  context: MappingContext,
): void {
  const isBegun = [text, url].some((name) => readText(fieldsOf(entry), name) !== '');
  if (action !== null || !isBegun) return;
  const reason = `"${text}" and "${url}" do not make a button: it needs words and an address that can be linked to`;
  context.report(problemOf(entry, reason));
}

/** Says that a picture was chosen and cannot be shown. */
function reportWithout(
  picture: Picture | null,
  entry: ContentfulEntry,
  name: string,
  context: MappingContext,
): void {
  const id = readLinkId(fieldsOf(entry), 'Asset', name);
  if (picture !== null || id === undefined) return;
  const reason = `"${name}" is missing, not published or no picture (ID: ${id}), so none shows`;
  context.report(problemOf(entry, reason, id));
}
