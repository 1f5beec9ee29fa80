import { aboutEntries } from './about-page.ts';
import { blogPageEntries } from './blog-page.ts';
import { contactEntries } from './contact.ts';
import { goalEntries } from './goals.ts';
import { goalsPageEntries } from './goals-page.ts';
import { heroEntries } from './hero.ts';
import { homeEntries } from './home.ts';
import { landingPageEntries } from './landing-page.ts';
import { legalEntries } from './legal.ts';
import { machineEntries } from './machines.ts';
import { machinesPageEntries } from './machines-page.ts';
import { postEntries } from './posts.ts';
import { productEntries } from './products.ts';
import { productsPageEntries } from './products-page.ts';
import type { SampleEntry } from './sample-entry.ts';
import { siteRequirementEntries } from './site-requirements.ts';
import { siteSettingsEntries } from './site-settings.ts';
import { technologyEntries } from './technologies.ts';
import { technologyPageEntries } from './technology-page.ts';
import { testimonialEntries } from './testimonials.ts';

/** Every entry of the sample space, in the order of the export file. */
export const SAMPLE_ENTRIES: readonly SampleEntry[] = [
  ...siteSettingsEntries,
  ...homeEntries,
  ...heroEntries,
  ...productsPageEntries,
  ...productEntries,
  ...goalsPageEntries,
  ...goalEntries,
  ...machinesPageEntries,
  ...machineEntries,
  ...siteRequirementEntries,
  ...technologyPageEntries,
  ...technologyEntries,
  ...testimonialEntries,
  ...blogPageEntries,
  ...postEntries,
  ...contactEntries,
  ...aboutEntries,
  ...legalEntries,
  ...landingPageEntries,
];
