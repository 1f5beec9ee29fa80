import type { HomePage } from './home-page.ts';

/** Built-in words of the home page; every missing field takes its words from here (part 1 section 3). */
export const FALLBACK_HOME_PAGE: HomePage = {
  features: {
    title: 'One platform from shelf to settlement',
    description:
      'Stock, prices, payments and pickups run on the same live record, so what you see is what the machine holds.',
    tiles: [
      {
        title: 'Sell any product',
        description:
          'Snacks, skincare, salads or sealed packs. If it fits a slot or a cell, you can sell it here.',
        icon: 'shopping-cart',
        url: '/products',
      },
      {
        title: 'Goals before gadgets',
        description:
          'Pick the outcome you want first, then the machines and rules that get you there.',
        icon: 'award',
        url: '/business-goals',
      },
      {
        title: 'One view of every site',
        description:
          'See which doors are online, which slots run low and which stop comes next, across towns and time zones.',
        icon: 'globe',
        url: '/machines',
      },
      {
        title: 'Numbers you can act on',
        description:
          'Sales, margin and waste for each slot, machine and site, refreshed as items drop.',
        icon: 'chart-column',
        url: '/technology',
      },
      {
        title: 'Checked at the door',
        description:
          'Age checks, cold-chain locks and audit trails are part of the vend, not a sticker on the glass.',
        icon: 'shield',
        url: '/technology',
      },
      {
        title: 'Live in days',
        description:
          'Plug in the controller, load a planogram and take the first tap to pay the same week.',
        icon: 'zap',
        url: '/contact',
      },
    ],
  },
  products: {
    title: 'Pick what you sell',
    description: 'Every category has its own rules. The software already knows them.',
  },
  goals: {
    title: 'Business Goals We Help You Achieve',
    description:
      'Start from the result you need. Each goal comes with the setup that gets you there.',
  },
  machines: {
    title: 'Machines and lockers, ready for your products',
    description:
      'Indoor, outdoor, on the wall or behind a locked cell: one software runs them all.',
  },
};
