import { z } from 'zod';
import {
  CLIMATE_CLASSES,
  MOUNTINGS,
  NETWORKS,
  PAYMENT_INTERFACES,
  PLACES,
  REFRIGERANTS,
} from '../machines/machine-facts.ts';

/**
 * The shapes that pages rely on, written once more as schemas, so that tests can ask for them. What the page of an entry
 * shows beside is as its mapping has it.
 */
const text = z.string();
const words = z.string().min(1);
const id = z.string();

export const picture = z.strictObject({
  url: words,
  alt: text,
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  asStored: z.literal(true).optional(),
});
const maybePicture = picture.nullable();
const schedule = z.strictObject({
  fromMs: z.number().int().nullable(),
  untilMs: z.number().int().nullable(),
});
const hexColor = z
  .string()
  .regex(/^#[\da-f]{6}$/u)
  .nullable();
const action = z.strictObject({ text: words, url: words });
const titledText = z.strictObject({ title: text, description: text });
const shape = z.strictObject({
  tag: z.enum(['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect']),
  attributes: z.record(
    z.string().regex(/^(?!on|href|style)[a-zA-Z\d]+$/u),
    z.string().regex(/^(?!.*url\s*\()[\w\s.,+\-#%()]*$/iu),
  ),
  get shapes() {
    return z.array(shape);
  },
});
const icon = z.union([
  z.strictObject({ kind: z.literal('name'), name: text }),
  z.strictObject({ kind: z.literal('drawing'), drawing: shape }),
]);
const pageHero = z.strictObject({
  title: words,
  description: text,
  picture: maybePicture,
  primary: action.nullable(),
  secondary: action.nullable(),
});
const feature = z.strictObject({
  id,
  title: words,
  description: text,
  icon: text,
  screenshot: maybePicture,
});
const example = z.strictObject({
  id,
  title: words,
  description: text,
  picture: maybePicture,
  post: z.strictObject({ title: text, href: words }).nullable(),
});
const video = z.strictObject({
  title: words,
  description: text,
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('file'), url: words }),
    z.strictObject({ kind: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/) }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
  orientation: z.enum(['horizontal', 'vertical']),
  thumbnail: maybePicture,
  captionsUrl: words.nullable(),
  uploadedAt: z.iso.datetime().nullable(),
});

export const heroSlide = z.strictObject({
  id,
  title: text,
  subtitle: text,
  picture: maybePicture,
  primary: action.nullable(),
  secondary: action.nullable(),
  background: z.enum(['mist', 'white', 'blue', 'night']),
  transition: z.enum(['slide', 'fade']),
  durationMs: z.number().int().min(1_000).max(120_000),
  sellingPoints: z.array(words).min(1),
  badge: words,
});

export const homePage = z.strictObject({
  features: titledText.extend({
    tiles: z
      .array(z.strictObject({ title: words, description: words, icon: text, url: text }))
      .length(6),
  }),
  products: titledText,
  goals: titledText,
  machines: titledText,
});

export const machineCard = z.strictObject({
  id,
  slug: text,
  title: words,
  description: text,
  type: z.enum(['vending', 'locker']),
  temperature: words,
  picture: maybePicture,
});

const quantity = z.number().finite().nullable();
const clearance = z.number().min(0).max(5_000).nullable();
const lines = z.array(words);
const doorCount = z.number().int().positive().optional();
const machineFacts = z.strictObject({
  widthMm: quantity,
  depthMm: quantity,
  heightMm: quantity,
  weightKg: quantity,
  voltagesV: z.array(z.number().int().positive()),
  currentA: quantity,
  climateClass: z.enum(CLIMATE_CLASSES).nullable(),
  places: z.array(z.enum(PLACES)),
  energyKwhPerDay: z.number().nullable(),
  mounting: z.enum(MOUNTINGS).nullable(),
  selections: z.number().int().positive().nullable(),
  doors: z
    .strictObject({
      small: doorCount,
      medium: doorCount,
      large: doorCount,
      'extra-large': doorCount,
    })
    .nullable(),
  temperatureC: z.strictObject({ min: z.number(), max: z.number() }).nullable(),
  paymentInterfaces: z.array(z.enum(PAYMENT_INTERFACES)),
  networks: z.array(z.enum(NETWORKS)),
  refrigerant: z.enum(REFRIGERANTS).nullable(),
  noiseDb: quantity,
  certificates: z.array(z.strictObject({ title: words, url: words })),
  site: z.strictObject({
    clearanceBackMm: clearance,
    clearanceSideMm: clearance,
    clearanceFrontMm: clearance,
    floor: lines,
    power: lines,
    network: lines,
    ventilation: lines,
    access: lines,
    permits: lines,
  }),
});

const specs = z.array(z.strictObject({ key: words, label: text, value: words }));

export const catalogueMachine = machineCard.extend({
  slug: words,
  specs,
  facts: machineFacts,
  statedTemperature: words.nullable(),
  goods: z.array(words),
});

export const machine = z.looseObject({
  ...machineCard.omit({ picture: true }).shape,
  slug: words,
  pictures: z.array(picture),
  thumbnail: maybePicture,
  features: z.array(words),
  specs,
  facts: machineFacts,
  deploymentExamples: z.array(example),
  customization: titledText,
  softwareCompatibility: titledText,
});

export const machinesPage = z.strictObject({
  hero: pageHero,
  intro: titledText,
  machineTypes: titledText,
  customMachine: titledText.extend({ action: action.nullable() }),
});

export const productCard = z.strictObject({
  id,
  slug: words,
  title: words,
  description: text,
  picture: maybePicture,
});

export const product = z.looseObject({
  ...productCard.shape,
  pictureCaption: text,
  benefits: z.array(words),
  features: z.array(feature),
  video: video.nullable(),
  examples: z.array(example),
  recommendedMachines: z.array(machineCard.extend({ slug: words })),
});

export const productsPage = z.strictObject({
  hero: pageHero,
  purpose: titledText,
  categories: titledText,
  keyFeatures: titledText.extend({ items: z.array(words) }),
  demoRequest: titledText.extend({ points: z.array(words) }),
});

export const goalCard = productCard.extend({ icon });

export const goal = z.looseObject({
  ...goalCard.shape,
  benefits: z.array(words),
  features: z.array(feature),
  // Its page has a title for it.
  video: video.extend({ title: z.literal('') }).nullable(),
  recommendedMachines: z.array(machineCard),
});

export const goalsPage = z.strictObject({
  hero: pageHero,
  intro: titledText,
  goalsSection: titledText,
  keyBenefits: titledText.extend({ items: z.array(words) }),
  customSolution: titledText.extend({ action: action.nullable() }),
  testimonials: titledText,
  inquiryPoints: z.array(words),
});

export const testimonialSection = z.strictObject({
  title: words,
  subtitle: words,
  testimonials: z.array(
    z.strictObject({
      id,
      author: words,
      quote: words,
      company: text,
      position: text,
      rating: z.number().int().min(0).max(5),
      avatar: maybePicture,
    }),
  ),
});

export const navigation = z.strictObject({
  products: words,
  technology: words,
  machines: words,
  goals: words,
  about: words,
  blog: words,
  contact: words,
});

export const siteSettings = z.strictObject({
  siteName: words.nullable(),
  logo: maybePicture,
  logoDark: maybePicture,
  icon: maybePicture,
  mainColor: hexColor,
  accentColor: hexColor,
  fontPair: words.nullable(),
  socialLinks: z.array(z.string().startsWith('https://')),
  headerLinks: z.array(action),
  headerButton: action.nullable(),
  footerColumns: z.array(z.strictObject({ title: words, links: z.array(action).min(1) })),
  footerLine: words.nullable(),
  socialPicture: maybePicture,
  promoStrip: schedule
    .extend({
      id,
      text: words,
      link: action.nullable(),
      color: z.enum(['brand', 'accent', 'ink']),
    })
    .nullable(),
  searchSynonyms: z.array(z.array(words).min(2)),
  searchBestBets: z.array(
    z.strictObject({ words: z.array(words).min(1), path: z.string().startsWith('/') }),
  ),
});

const technologySection = z.strictObject({
  id,
  title: words,
  summary: text,
  points: z.array(words),
  picture: maybePicture,
  sectionType: text,
  features: z.array(
    z.strictObject({ id, title: words, description: text, icon: text, items: z.array(words) }),
  ),
});
export const technologySections = z.array(technologySection);
export const technology = z.looseObject({
  ...productCard.shape,
  sections: technologySections,
});
export const technologyPage = z.strictObject({ hero: pageHero, intro: titledText });

const richText = z.strictObject({
  document: z.looseObject({ nodeType: z.literal('document') }),
  entries: z.record(z.string(), z.strictObject({ id: text, title: text, href: words.nullable() })),
  assets: z.record(
    z.string(),
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('picture'), picture, caption: text }),
      z.strictObject({ kind: z.literal('file'), url: words, title: words }),
      z.strictObject({ kind: z.literal('error'), message: words }),
    ]),
  ),
});

const writtenDate = z.iso.datetime({ offset: true });
const postCard = z.strictObject({
  id,
  slug: words,
  title: words,
  excerpt: text,
  publishDate: writtenDate.nullable(),
  isDraft: z.boolean(),
  picture: maybePicture,
});
const postTag = z.strictObject({ id: words, name: words });
export const postList = z.strictObject({
  posts: z.array(postCard),
  page: z.number().int().positive(),
  pageCount: z.number().int().positive(),
  total: z.number().int().min(0),
  tag: postTag.nullable(),
  tags: z.array(postTag),
});
const neighbour = z.strictObject({ slug: words, title: words }).nullable();
export const post = postCard.extend({
  updatedAt: text,
  author: text,
  tags: z.array(words),
  body: richText.nullable(),
  previous: neighbour,
  next: neighbour,
});
export const blogPage = z.strictObject({
  intro: titledText,
  featuredPostsTitle: text,
  latestArticlesTitle: words,
  newsletter: titledText.extend({ buttonText: words, placeholder: words }),
});

const contactCard = z.strictObject({ title: words, value: words, note: text });
const faqItem = z.strictObject({
  id,
  question: words,
  answer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: words }),
    z.strictObject({ kind: z.literal('rich'), body: richText }),
    z.strictObject({ kind: z.literal('unusable') }),
  ]),
});
export const contactPage = z.strictObject({
  intro: titledText,
  email: contactCard,
  phone: contactCard,
  address: contactCard,
  formTitle: words,
  consent: z.string().max(1_000),
  faqTitle: words,
  faq: z.array(faqItem),
});
export const legalTexts = z.strictObject({
  privacy: richText.nullable(),
  terms: richText.nullable(),
});

export const pageCard = z.strictObject({
  id,
  slug: z.string().regex(/^[a-z0-9-]{1,100}$/u),
  title: words,
  description: text,
  menuPlace: z.enum(['header', 'footer', 'nowhere']),
  indexed: z.boolean(),
});

export const menuPages = z.strictObject({ header: z.array(action), footer: z.array(action) });

const sectionCard = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('product'), card: productCard }),
  z.strictObject({ kind: z.literal('goal'), card: goalCard }),
  z.strictObject({ kind: z.literal('machine'), card: machineCard }),
  z.strictObject({ kind: z.literal('post'), card: postCard }),
  z.strictObject({
    kind: z.literal('own'),
    card: z.strictObject({
      id,
      title: words,
      description: text,
      picture: maybePicture,
      url: words.nullable(),
    }),
  }),
]);
const inPlace = { id, anchor: z.string().regex(/^[a-z]+(?:-\d+)?$/u) };
const titled = { ...inPlace, title: text };
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    ...inPlace,
    kind: z.literal('hero'),
    schedule,
    slide: heroSlide.extend({ sellingPoints: z.array(words).max(4), badge: text }),
  }),
  z.strictObject({ ...titled, kind: z.literal('text'), body: richText }),
  z.strictObject({
    ...titled,
    kind: z.literal('picture'),
    body: richText.nullable(),
    picture: maybePicture,
    side: z.enum(['left', 'right']),
    button: action.nullable(),
  }),
  z.strictObject({
    ...titled,
    kind: z.literal('cards'),
    description: text,
    cards: z.array(sectionCard).min(1).max(24),
  }),
  z.strictObject({
    ...titled,
    kind: z.literal('figures'),
    description: text,
    figures: z
      .array(z.strictObject({ figure: words, meaning: words }))
      .min(1)
      .max(6),
    source: text,
  }),
  z.strictObject({ ...titled, kind: z.literal('questions'), questions: z.array(faqItem).min(1) }),
  z.strictObject({ ...inPlace, kind: z.literal('testimonials'), section: testimonialSection }),
  z.strictObject({ ...titled, kind: z.literal('logos'), logos: z.array(picture).min(1) }),
  z.strictObject({ ...inPlace, kind: z.literal('video'), video: video.extend({ title: text }) }),
  z.strictObject({
    ...titled,
    kind: z.literal('form'),
    description: text,
    subject: z.string().max(200),
    thankYouPath: z.string().startsWith('/').nullable(),
  }),
  z.strictObject({
    ...inPlace,
    kind: z.literal('call'),
    title: words,
    schedule,
    description: text,
    buttons: z.array(action).max(2),
  }),
]);

const pageSections = z.array(section).max(40);
export const page = pageCard.extend({ sections: pageSections });
export const aboutPage = z.strictObject({ body: richText.nullable(), sections: pageSections });
