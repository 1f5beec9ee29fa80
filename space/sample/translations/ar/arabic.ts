import type { SampleTranslation } from '../sample-translation.ts';
import { aboutPage } from './about-page.ts';
import { blogPage } from './blog-page.ts';
import { contact } from './contact.ts';
import { goalsGrowth } from './goals-growth.ts';
import { goalsOperations } from './goals-operations.ts';
import { goalsPage } from './goals-page.ts';
import { hero } from './hero.ts';
import { home } from './home.ts';
import { landingPage } from './landing-page.ts';
import { machinesAmbient } from './machines-ambient.ts';
import { machinesChilled } from './machines-chilled.ts';
import { machinesLockers } from './machines-lockers.ts';
import { machinesPage } from './machines-page.ts';
import { productsBoutique } from './products-boutique.ts';
import { productsFood } from './products-food.ts';
import { productsPage } from './products-page.ts';
import { productsRegulated } from './products-regulated.ts';
import { siteRequirements } from './site-requirements.ts';
import { siteSettings } from './site-settings.ts';
import { technologies } from './technologies.ts';
import { technologyMachine } from './technology-machine.ts';
import { technologyPage } from './technology-page.ts';
import { technologyPayment } from './technology-payment.ts';
import { technologySoftware } from './technology-software.ts';
import { testimonials } from './testimonials.ts';

export const arabic: SampleTranslation[] = [
  ...siteSettings,
  ...home,
  ...hero,
  ...productsPage,
  ...productsFood,
  ...productsBoutique,
  ...productsRegulated,
  ...goalsPage,
  ...goalsGrowth,
  ...goalsOperations,
  ...machinesPage,
  ...machinesAmbient,
  ...machinesChilled,
  ...machinesLockers,
  ...siteRequirements,
  ...technologyPage,
  ...technologies,
  ...technologySoftware,
  ...technologyMachine,
  ...technologyPayment,
  ...testimonials,
  ...blogPage,
  ...contact,
  ...aboutPage,
  ...landingPage,
];
