import type { SiteFeature } from '../../core/site-feature.ts';
import type { FitField } from './content/fit-ranges.ts';

/** What "Will it fit?" is asked by. The compiler holds its names against those of `content/fit-ranges.ts`. */
const FIT_QUERY: Record<FitField | 'machine', 'any'> = {
  machine: 'any',
  width: 'any',
  depth: 'any',
  height: 'any',
  'door-width': 'any',
  'door-height': 'any',
  corridor: 'any',
  'corner-before': 'any',
  'corner-after': 'any',
  'lift-door-width': 'any',
  'lift-door-height': 'any',
  'lift-width': 'any',
  'lift-depth': 'any',
  'lift-height': 'any',
  ceiling: 'any',
  trolley: 'any',
  room: 'any',
};

/** Calculators for buyers, whose results can be asked about and put on a project list. */
export const tools: SiteFeature = {
  name: 'tools',
  addresses: [
    {
      path: '/tools',
      file: 'features/tools/pages/tools.tsx',
      what: 'the tools for buyers',
      contentType: 'machinesPageContent',
      footer: 'solutions',
      isPopular: true,
      shows: [],
    },
    {
      path: '/tools/locker-size',
      file: 'features/tools/pages/locker-size.tsx',
      what: 'the locker calculator',
      contentType: 'machinesPageContent',
      shows: ['machine'],
      own: 'all',
      result: 'locker-size',
    },
    {
      path: '/tools/payback',
      file: 'features/tools/pages/payback.tsx',
      what: 'the payback calculator',
      contentType: 'machinesPageContent',
      shows: [],
      own: 'all',
      result: 'payback',
    },
    {
      path: '/tools/fit',
      file: 'features/tools/pages/fit.tsx',
      what: 'the fit calculator',
      contentType: 'machinesPageContent',
      shows: ['machine'],
      query: { ...FIT_QUERY, units: 'imperial' },
      isCombined: true,
      result: 'fit',
    },
  ],
};
