import type { SiteFeature } from '../../core/site-feature.ts';

/** Where old addresses lead, laid down by the owner, and what visitors ask for in vain. */
export const redirects: SiteFeature = {
  name: 'redirects',
  screens: [
    {
      path: '/admin/redirects',
      file: 'features/redirects/admin/redirects.tsx',
      menu: { label: 'redirects', icon: 'route' },
      see: 'content',
      acts: {
        check: 'content',
        import: 'content',
        remove: 'content',
        ignore: 'content',
        save: 'content',
      },
      takesFiles: true,
    },
    {
      path: '/admin/redirects/export',
      file: 'features/redirects/admin/redirects-export.ts',
      see: 'content',
      acts: { '': 'content' },
    },
  ],
};
