import type { ReactNode } from 'react';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { SiteHeader } from './site-header.tsx';

const long = {
  ...FALLBACK_NAVIGATION,
  products: 'Sell Any Product You Like',
  goals: 'Business Goals and Outcomes',
  blog: 'Updates from Our Team',
};

const short = { ...FALLBACK_NAVIGATION, machines: 'Machines', blog: 'Blog' };

/** The header as visitors meet it; in a narrow window each holds the menu. */
export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'on the home page',
    render: () => (
      <SiteHeader
        settings={NO_SITE_SETTINGS}
        siteName="Vending Solutions"
        navigation={FALLBACK_NAVIGATION}
        currentPath="/"
      />
    ),
  },
  {
    name: 'inside a section',
    render: () => (
      <SiteHeader
        siteName="Vending Solutions"
        settings={NO_SITE_SETTINGS}
        navigation={short}
        currentPath="/business-goals/bopis"
      />
    ),
  },
  {
    name: 'long labels and a long name',
    render: () => (
      <SiteHeader
        siteName="Northern Unattended Retail Company"
        settings={NO_SITE_SETTINGS}
        navigation={long}
        currentPath="/machines"
      />
    ),
  },
];
