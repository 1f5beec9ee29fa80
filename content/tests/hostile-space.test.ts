import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLoads } from './all-loads.ts';
import { fakeReader } from './fake-reader.ts';
import { hostileSpace } from './hostile-values.ts';
import { expectSafeContent } from './safe-content.ts';

/** Spaces per load; many more in the long form (tests/faults, B4). */
const RUNS = Number(process.env['HOSTILE_SPACES'] ?? 120);

const CONTENT_TYPES: Readonly<Record<string, string[]>> = {
  'hero slides': ['heroContent'],
  'home page': ['homePageContent'],
  'home products': ['productType'],
  products: ['productType'],
  product: ['productType', 'machine', 'feature', 'example', 'blogPost'],
  'products page': ['productsPageContent'],
  goals: ['businessGoal'],
  'home goals': ['businessGoal'],
  goal: ['businessGoal', 'machine', 'feature'],
  'goals page': ['businessGoalsPageContent'],
  machines: ['machine'],
  'home machines': ['machine'],
  machine: ['machine', 'example', 'blogPost'],
  'machines page': ['machinesPageContent'],
  testimonials: ['testimonialSection', 'testimonial'],
  navigation: ['about', 'productsPageContent', 'contactPageContent'],
  'footer logo': ['about'],
  'technology page': ['technologyPageContent'],
  'technology sections': ['technologySection', 'technologyFeature'],
  technologies: ['technology', 'technologySection', 'technologyFeature'],
  technology: ['technology', 'technologySection', 'technologyFeature'],
  'contact page': ['contactPageContent', 'faqItem'],
  about: ['about', 'privacyPolicy'],
  legal: ['privacyPolicy'],
  'blog page': ['blogPageContent'],
  posts: ['blogPost'],
  post: ['blogPost'],
};

/** Field names of the content model; every type's own are among them. */
const FIELDS: Readonly<Record<string, string[]>> = {
  'hero slides':
    'sliderId title subtitle image imageAlt primaryButtonText primaryButtonUrl backgroundClass transitionEffect slideDuration featureItems badgeText slideOrder'.split(
      ' ',
    ),
  'home page':
    'productCategoriesTitle feature1Title feature1Icon feature1url feature2Url feature3url availableMachines'.split(
      ' ',
    ),
  testimonials: 'title subtitle pageKey testimonials quote author rating image visible'.split(' '),
  navigation: ['navigationLinkText', 'aboutUsNavigation'],
  'contact page':
    'introTitle emailAddress phoneNumber address faqItems question answer questions'.split(' '),
  about: ['bodyContent', 'aboutUsMainText'],
  legal: ['privacyMainText', 'termsOfUse'],
  'blog page':
    'introTitle introDescription latestArticlesTitle newsletterTitle newsletterButtonText'.split(
      ' ',
    ),
};

const COMMON_FIELDS =
  'title slug description visible image thumbnail machineThumbnail images icon benefits features recommendedMachines examples deploymentExamples link video youtubeVideoId videoTitle videoDescription videoPreviewImage videoOrientation displayOrder homepageOrder showOnHomepage specs weight temperature type screenshot items summary bulletPoints sections sectionImage sectionType publishDate featuredImage content excerpt author tags heroTitle heroDescription heroImage heroPrimaryButtonText heroPrimaryButtonUrl introTitle keyBenefits keyFeatures customSolutionButtonText customSolutionButtonUrl customMachineButtonText customMachineCtaButtonUrl'.split(
    ' ',
  );

/** The lookups are sound, so that an entry with that slug is found and its other fields are hostile. */
const LOOKUPS = { product: 's', goal: 's', machine: 's', technology: 's', post: 's' };
const SOUND = { slug: 's', title: 'T', sliderId: 'home-slider', pageKey: 'home', question: 'Q' };

describe.each(allLoads(LOOKUPS))('$name', ({ name, load, schema }) => {
  const types = CONTENT_TYPES[name] ?? [];
  const space = hostileSpace(types, FIELDS[name] ?? COMMON_FIELDS);

  it('answers a hostile space with its own type and safe addresses', async () => {
    let live = 0;
    await fc.assert(
      fc.asyncProperty(space, fc.boolean(), async (made, sound) => {
        const [first, ...others] = made.entries;
        if (first === undefined) return;
        const fields = sound ? { ...first.fields, ...SOUND } : first.fields;
        const sys = { ...first.sys, contentType: { sys: { id: types[0] ?? '' } } };
        const loaded = await load(fakeReader({ ...made, entries: [{ sys, fields }, ...others] }));
        if (loaded.status !== 'live' && loaded.status !== 'fallback') return;
        if (loaded.status === 'live') live += 1;
        expect(schema.safeParse(loaded.value).error?.message).toBeUndefined();
        expectSafeContent(loaded.value);
      }),
      { numRuns: RUNS },
    );
    // Otherwise the entries never reached the page and nothing was proved.
    expect(live).toBeGreaterThan(0);
  });
});
