import { z } from 'zod';
import { loadAbout } from '../about/load-about.server.ts';
import { loadBlogPage } from '../blog/load-blog-page.server.ts';
import { loadPost } from '../blog/load-post.server.ts';
import { loadPosts } from '../blog/load-posts.server.ts';
import { loadContactPage } from '../contact/load-contact-page.server.ts';
import type { ContentReader } from '../content-reader.ts';
import { loadGoal, loadGoals, loadHomeGoals } from '../goals/load-goals.server.ts';
import { loadGoalsPage } from '../goals/load-goals-page.server.ts';
import { loadHeroSlides } from '../hero/load-hero-slides.server.ts';
import { loadHomePage } from '../home/load-home-page.server.ts';
import { loadLegal } from '../legal/load-legal.server.ts';
import type { SlugKind } from '../kinds/slug-kinds.ts';
import type { Loaded } from '../loaded.ts';
import {
  loadCatalogue,
  loadHomeMachines,
  loadMachine,
  loadMachines,
} from '../machines/load-machines.server.ts';
import { loadMachinesPage } from '../machines/load-machines-page.server.ts';
import { loadFooterLogo } from '../navigation/load-footer-logo.server.ts';
import { loadNavigation } from '../navigation/load-navigation.server.ts';
import { loadMenuPages } from '../pages/load-menu-pages.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import { loadPages } from '../pages/load-pages.server.ts';
import { loadHomeProducts, loadProduct, loadProducts } from '../products/load-products.server.ts';
import { loadProductsPage } from '../products/load-products-page.server.ts';
import { loadSiteSettings } from '../site-settings/load-site-settings.server.ts';
import { loadTechnologies, loadTechnology } from '../technology/load-technologies.server.ts';
import { loadTechnologyPage } from '../technology/load-technology-page.server.ts';
import { loadTechnologySections } from '../technology/load-technology-sections.server.ts';
import { loadTestimonials } from '../testimonials/load-testimonials.server.ts';
import { PAGE_SECTION_TYPES } from '#space/model/page-sections.ts';
import * as schemas from './schemas.ts';

export type LoadCase = {
  name: string;
  /** The content types that are asked for, the page's own first. */
  types: readonly string[];
  load: (reader: ContentReader) => Promise<Loaded<unknown>>;
  schema: z.ZodType;
};

/** What the detail pages ask for: slugs of a space's own entries, and one id. */
type Lookups = Readonly<Record<SlugKind, string>>;

/** Every question that pages ask, with the shape of its answer. */
export function allLoads(lookups: Lookups): LoadCase[] {
  return [
    ...homeLoads(),
    ...catalogueLoads(lookups),
    ...technologyLoads(lookups),
    ...blogLoads(lookups),
    ...frameLoads(),
    ...otherLoads(lookups),
  ];
}

const list = (schema: z.ZodType) => z.array(schema);
const ask = (
  name: string,
  types: LoadCase['types'],
  load: LoadCase['load'],
  schema: z.ZodType,
): LoadCase => ({ name, types, load, schema });

/** The sections of the home page. */
function homeLoads(): LoadCase[] {
  return [
    ask('hero slides', ['heroContent'], loadHeroSlides, list(schemas.heroSlide)),
    ask('home page', ['homePageContent'], loadHomePage, schemas.homePage),
    ask('home products', ['productType'], loadHomeProducts, list(schemas.productCard)),
    ask('home goals', ['businessGoal'], loadHomeGoals, list(schemas.goalCard)),
    ask('home machines', ['machine'], loadHomeMachines, list(schemas.machineCard).max(4)),
    ask(
      'testimonials',
      ['testimonialSection', 'testimonial'],
      (r) => loadTestimonials(r, 'home'),
      schemas.testimonialSection,
    ),
  ];
}

/** Products, goals and machines: their lists, their pages and what those pages say. */
function catalogueLoads(lookups: Lookups): LoadCase[] {
  return [
    ask('products', ['productType'], loadProducts, list(schemas.productCard)),
    ask(
      'product',
      ['productType', 'machine', 'feature', 'example', 'blogPost'],
      (r) => loadProduct(r, lookups.product),
      schemas.product,
    ),
    ask('products page', ['productsPageContent'], loadProductsPage, schemas.productsPage),
    ask('goals', ['businessGoal'], loadGoals, list(schemas.goalCard)),
    ask(
      'goal',
      ['businessGoal', 'machine', 'feature'],
      (r) => loadGoal(r, lookups.goal),
      schemas.goal,
    ),
    ask('goals page', ['businessGoalsPageContent'], (r) => loadGoalsPage(r), schemas.goalsPage),
    ask('machines', ['machine'], loadMachines, list(schemas.machineCard)),
    ask(
      'catalogue',
      ['machine', 'productType', 'siteRequirements'],
      loadCatalogue,
      list(schemas.catalogueMachine),
    ),
    ask(
      'machine',
      ['machine', 'example', 'blogPost', 'siteRequirements'],
      (r) => loadMachine(r, lookups.machine),
      schemas.machine,
    ),
    ask('machines page', ['machinesPageContent'], loadMachinesPage, schemas.machinesPage),
  ];
}

function technologyLoads(lookups: Lookups): LoadCase[] {
  return [
    ask('technology page', ['technologyPageContent'], loadTechnologyPage, schemas.technologyPage),
    ask(
      'technology sections',
      ['technologySection', 'technologyFeature'],
      loadTechnologySections,
      schemas.technologySections,
    ),
    ask(
      'technologies',
      ['technology', 'technologySection', 'technologyFeature'],
      loadTechnologies,
      list(schemas.technology),
    ),
    ask(
      'technology',
      ['technology', 'technologySection', 'technologyFeature'],
      (r) => loadTechnology(r, lookups.technology),
      schemas.technology,
    ),
  ];
}

function blogLoads(lookups: Lookups): LoadCase[] {
  return [
    ask('blog page', ['blogPageContent'], loadBlogPage, schemas.blogPage),
    ask('posts', ['blogPost'], (r) => loadPosts(r, { page: 1, tag: null }), schemas.postList),
    ask('post', ['blogPost'], (r) => loadPost(r, lookups.post), schemas.post),
  ];
}

/** What stands around every page. */
function frameLoads(): LoadCase[] {
  return [
    ask(
      'navigation',
      ['about', 'productsPageContent', 'contactPageContent'],
      loadNavigation,
      schemas.navigation,
    ),
    ask('footer logo', ['about'], (r) => loadFooterLogo(r, 'a1'), schemas.picture.nullable()),
    ask(
      'site settings',
      ['siteSettings', 'navigationLink', 'footerColumn', 'promoStrip'],
      loadSiteSettings,
      schemas.siteSettings,
    ),
    ask('menu pages', ['page'], loadMenuPages, schemas.menuPages),
  ];
}

function otherLoads(lookups: Lookups): LoadCase[] {
  return [
    ask(
      'contact page',
      ['contactPageContent', 'faqItem'],
      (r) => loadContactPage(r, []),
      schemas.contactPage,
    ),
    ask('about', ['about', 'privacyPolicy'], (r) => loadAbout(r, null), schemas.aboutPage),
    ask('legal', ['privacyPolicy'], loadLegal, schemas.legalTexts),
    ask('pages', ['page'], loadPages, list(schemas.pageCard)),
    ask(
      'page',
      [
        'page',
        ...PAGE_SECTION_TYPES,
        'sectionCard',
        'faqItem',
        'testimonial',
        'machine',
        'blogPost',
      ],
      (r) => loadPage(r, lookups.page),
      schemas.page,
    ),
  ];
}
