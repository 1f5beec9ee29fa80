import type { ContentType } from './content-model.ts';
import { about } from './about.ts';
import { blogPageContent } from './blog-page-content.ts';
import { blogPost } from './blog-post.ts';
import { businessGoal } from './business-goal.ts';
import { businessGoalsPageContent } from './business-goals-page-content.ts';
import { contactPageContent } from './contact-page-content.ts';
import { example } from './example.ts';
import { faqItem } from './faq-item.ts';
import { feature } from './feature.ts';
import { heroContent } from './hero-content.ts';
import { homePageContent } from './home-page-content.ts';
import { machine, siteRequirements } from './machine.ts';
import { machinesPageContent } from './machines-page-content.ts';
import { page } from './page.ts';
import {
  callToAction,
  cardsSection,
  figuresSection,
  formSection,
  logosSection,
  pictureSection,
  questionsSection,
  sectionCard,
  textSection,
  videoSection,
} from './page-sections.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { productType } from './product-type.ts';
import { productsPageContent } from './products-page-content.ts';
import { footerColumn, navigationLink, promoStrip, siteSettings } from './site-settings.ts';
import { technology } from './technology.ts';
import { technologyFeature } from './technology-feature.ts';
import { technologyPageContent } from './technology-page-content.ts';
import { technologySection } from './technology-section.ts';
import { testimonial } from './testimonial.ts';
import { testimonialSection } from './testimonial-section.ts';
import { word } from './word.ts';

/** Every content type, in the order in which editors meet them. */
export const CONTENT_TYPES: readonly ContentType[] = [
  siteSettings,
  navigationLink,
  footerColumn,
  promoStrip,
  word,
  homePageContent,
  heroContent,
  productType,
  productsPageContent,
  businessGoal,
  businessGoalsPageContent,
  feature,
  example,
  machine,
  siteRequirements,
  machinesPageContent,
  technologyPageContent,
  technology,
  technologySection,
  technologyFeature,
  testimonialSection,
  testimonial,
  blogPost,
  blogPageContent,
  contactPageContent,
  faqItem,
  about,
  privacyPolicy,
  page,
  textSection,
  pictureSection,
  cardsSection,
  sectionCard,
  figuresSection,
  questionsSection,
  logosSection,
  videoSection,
  formSection,
  callToAction,
];
