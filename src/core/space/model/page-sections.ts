import { contentType } from './content-model.ts';
import { choice, richText, symbol, symbols, text } from './fields.ts';
import { captions, entries, entry, image, images, video } from './link-fields.ts';
import { ADDRESS_HELP, BUTTON_HELP, SCHEDULE_FIELDS } from './shared-fields.ts';

const HEADING = symbol('title', 'Heading', { required: true });
const INTRODUCTION = text('description', 'Text below the heading');
const BUTTON = [
  symbol('buttonText', 'Button: text', { help: BUTTON_HELP }),
  symbol('buttonUrl', 'Button: address', { help: ADDRESS_HELP }),
] as const;

const PICTURE_SIDES = ['left', 'right'] as const;

export const textSection = contentType({
  id: 'textSection',
  name: 'Section: text',
  description: 'A heading with running text.',
  fields: [HEADING, richText('body', 'Text')],
});

export const pictureSection = contentType({
  id: 'pictureSection',
  name: 'Section: picture with text',
  description: 'A picture beside a heading, a text and a button.',
  fields: [
    HEADING,
    richText('body', 'Text'),
    image('image', 'Picture', { help: 'At least 1200 pixels wide.' }),
    symbol('imageAlt', 'Description of the picture', {
      help: 'What the picture shows, for people who cannot see it.',
    }),
    choice('pictureSide', 'The picture is on the', PICTURE_SIDES),
    ...BUTTON,
  ],
});

/** What a section of cards may show; `sectionCard` is a card of the page's own. */
const CARD_TYPES = ['productType', 'businessGoal', 'machine', 'blogPost', 'sectionCard'] as const;

export const cardsSection = contentType({
  id: 'cardsSection',
  name: 'Section: cards',
  description: 'Cards of products, goals, machines and posts, or cards of the page’s own.',
  fields: [
    HEADING,
    INTRODUCTION,
    entries('cards', 'Cards', CARD_TYPES, { validations: [{ size: { max: 24 } }] }),
  ],
});

export const sectionCard = contentType({
  id: 'sectionCard',
  name: 'Card',
  description: 'A card of a page’s own: picture, heading, text and link.',
  fields: [
    HEADING,
    text('description', 'Text'),
    image('image', 'Picture'),
    symbol('url', 'Link', { help: ADDRESS_HELP }),
  ],
});

export const figuresSection = contentType({
  id: 'figuresSection',
  name: 'Section: figures',
  description: 'Up to six figures, each with its meaning. Say where they come from.',
  fields: [
    HEADING,
    INTRODUCTION,
    symbols('figures', 'Figures', {
      help: 'Figure, a vertical bar, and what it means: “48 | doors in one bank”.',
      validations: [{ size: { max: 6 } }],
    }),
    symbol('source', 'Source', { help: 'Where the figures come from, and of which year.' }),
  ],
});

export const questionsSection = contentType({
  id: 'questionsSection',
  name: 'Section: questions',
  description: 'Questions with answers that open.',
  fields: [HEADING, entries('questions', 'Questions', ['faqItem'])],
});

export const logosSection = contentType({
  id: 'logosSection',
  name: 'Section: logos',
  description: 'A row of logos. Show only those that you may.',
  fields: [HEADING, images('logos', 'Logos', { help: 'The title of each is its name.' })],
});

export const videoSection = contentType({
  id: 'videoSection',
  name: 'Section: video',
  description: 'A video from YouTube or an uploaded file.',
  fields: [
    HEADING,
    INTRODUCTION,
    symbol('youtubeVideoId', 'YouTube video', { help: 'The id or the address of the video.' }),
    video('video', 'Uploaded video'),
    captions('videoCaptions', 'Captions'),
    image('videoPreviewImage', 'Still picture'),
  ],
});

export const formSection = contentType({
  id: 'formSection',
  name: 'Section: form',
  description: 'The contact form, with a subject of its own.',
  fields: [
    HEADING,
    INTRODUCTION,
    symbol('subject', 'Subject', {
      help: 'Stands in the inbox and in the mail about the inquiry.',
    }),
    entry('thankYouPage', 'Page after sending', ['page'], {
      help: 'Empty: the thanks of the site, in place of the form.',
    }),
  ],
});

export const callToAction = contentType({
  id: 'callToAction',
  name: 'Section: call to action',
  description: 'A colored band with a heading and one or two buttons.',
  fields: [
    HEADING,
    INTRODUCTION,
    ...BUTTON,
    symbol('secondButtonText', 'Second button: text', { help: BUTTON_HELP }),
    symbol('secondButtonUrl', 'Second button: address', { help: ADDRESS_HELP }),
    ...SCHEDULE_FIELDS,
  ],
});

/** What a page may be made of. A hero is a hero slide, testimonials are the testimonials of a page. */
export const PAGE_SECTION_TYPES = [
  'heroContent',
  'textSection',
  'pictureSection',
  'cardsSection',
  'figuresSection',
  'questionsSection',
  'testimonialSection',
  'logosSection',
  'videoSection',
  'formSection',
  'callToAction',
] as const;
