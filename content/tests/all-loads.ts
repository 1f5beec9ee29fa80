import { z } from 'zod';
import { loadAbout } from '../about/load-about.server.ts';
import { loadBlogPage } from '../blog/load-blog-page.server.ts';
import { loadPost } from '../blog/load-post.server.ts';
import { loadPosts } from '../blog/load-posts.server.ts';
import { loadContactPage } from '../contact/load-contact-page.server.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import { loadGoal } from '../goals/load-goal.server.ts';
import { loadGoalsPage } from '../goals/load-goals-page.server.ts';
import { loadGoals, loadHomeGoals } from '../goals/load-goals.server.ts';
import { loadHeroSlides } from '../hero/load-hero-slides.server.ts';
import { loadHomePage } from '../home/load-home-page.server.ts';
import { loadLegal } from '../legal/load-legal.server.ts';
import type { Loaded } from '../loaded.ts';
import { loadMachine } from '../machines/load-machine.server.ts';
import { loadMachinesPage } from '../machines/load-machines-page.server.ts';
import { loadHomeMachines, loadMachines } from '../machines/load-machines.server.ts';
import { loadFooterLogo } from '../navigation/load-footer-logo.server.ts';
import { loadNavigation } from '../navigation/load-navigation.server.ts';
import { loadProduct } from '../products/load-product.server.ts';
import { loadProductsPage } from '../products/load-products-page.server.ts';
import { loadHomeProducts, loadProducts } from '../products/load-products.server.ts';
import { loadTechnologies } from '../technology/load-technologies.server.ts';
import { loadTechnologyPage } from '../technology/load-technology-page.server.ts';
import { loadTechnologySections } from '../technology/load-technology-sections.server.ts';
import { loadTechnology } from '../technology/load-technology.server.ts';
import { loadTestimonials } from '../testimonials/load-testimonials.server.ts';
import * as schemas from './schemas.ts';

export type LoadCase = {
  name: string;
  load: (reader: ContentReader) => Promise<Loaded<unknown>>;
  schema: z.ZodType;
};

/** What the detail pages ask for: slugs of a space's own entries, and one id. */
export type Lookups = {
  product: string;
  goal: string;
  machine: string;
  technology: string;
  post: string;
};

/** Every question that pages ask, with the shape of its answer. */
export function allLoads(lookups: Lookups): LoadCase[] {
  const list = (schema: z.ZodType) => z.array(schema);
  return [
    { name: 'hero slides', load: loadHeroSlides, schema: list(schemas.heroSlide) },
    { name: 'home page', load: loadHomePage, schema: schemas.homePage },
    { name: 'home products', load: loadHomeProducts, schema: list(schemas.productCard) },
    { name: 'products', load: loadProducts, schema: list(schemas.productCard) },
    { name: 'product', load: (r) => loadProduct(r, lookups.product), schema: schemas.product },
    { name: 'products page', load: loadProductsPage, schema: schemas.productsPage },
    { name: 'goals', load: loadGoals, schema: list(schemas.goalCard) },
    { name: 'home goals', load: loadHomeGoals, schema: list(schemas.goalCard) },
    { name: 'goal', load: (r) => loadGoal(r, lookups.goal), schema: schemas.goal },
    { name: 'goals page', load: (r) => loadGoalsPage(r), schema: schemas.goalsPage },
    { name: 'machines', load: loadMachines, schema: list(schemas.machineCard) },
    { name: 'home machines', load: loadHomeMachines, schema: list(schemas.machineCard).max(4) },
    { name: 'machine', load: (r) => loadMachine(r, lookups.machine), schema: schemas.machine },
    { name: 'machines page', load: loadMachinesPage, schema: schemas.machinesPage },
    {
      name: 'testimonials',
      load: (r) => loadTestimonials(r, 'home'),
      schema: schemas.testimonialSection,
    },
    { name: 'navigation', load: loadNavigation, schema: schemas.navigation },
    {
      name: 'footer logo',
      load: (r) => loadFooterLogo(r, 'a1'),
      schema: schemas.picture.nullable(),
    },
    { name: 'technology page', load: loadTechnologyPage, schema: schemas.technologyPage },
    {
      name: 'technology sections',
      load: loadTechnologySections,
      schema: schemas.technologySections,
    },
    { name: 'technologies', load: loadTechnologies, schema: list(schemas.technology) },
    {
      name: 'technology',
      load: (r) => loadTechnology(r, lookups.technology),
      schema: schemas.technology,
    },
    { name: 'contact page', load: (r) => loadContactPage(r, []), schema: schemas.contactPage },
    { name: 'about', load: (r) => loadAbout(r, null), schema: schemas.aboutPage },
    { name: 'legal', load: loadLegal, schema: schemas.legalTexts },
    { name: 'blog page', load: loadBlogPage, schema: schemas.blogPage },
    {
      name: 'posts',
      load: (r) => loadPosts(r, { page: 1, tag: null }),
      schema: schemas.postList,
    },
    { name: 'post', load: (r) => loadPost(r, lookups.post), schema: schemas.post },
  ];
}
