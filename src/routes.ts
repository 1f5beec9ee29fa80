import type { Address } from '#content/addresses/address.ts';
import { ADDRESSES } from '#content/addresses/addresses.ts';
import { ENTRANCES, SCREENS } from '#admin/screens.ts';
import type { Place } from './core/site-feature.ts';
import { GALLERY, OWNER_AREA, SIGNED_IN } from '#site/route-ids.ts';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Addresses under /admin and /api/content are written small only: everything that guards them looks for them so. */
const exact = { caseSensitive: true };

/** A page, file or endpoint of the public site. */
const ofAddress = ({ path, file, id, isExact }: Address) =>
  path === '/'
    ? index(file!)
    : route(path.slice(1), file!, { ...(id && { id }), ...(isExact && exact) });

const ofScreen = ({ path, file }: Place) => route(path.slice(1), file, exact);

/** Every URL of the site: the public ones stand in `#content/addresses/addresses.ts`, the owner's in `#admin/screens.ts`. */
export default [
  ...ADDRESSES.filter(({ file }) => file !== undefined).map(ofAddress),
  // The owner's side: the entrance, then the pages behind it, then everything else, which is the content editor's.
  layout('core/admin/shell.tsx', { id: OWNER_AREA }, [
    ...ENTRANCES.map(ofScreen),
    layout('core/admin/routes/signed-in-layout.tsx', { id: SIGNED_IN }, SCREENS.map(ofScreen)),
  ]),
  route('admin/sign-out', 'core/admin/routes/sign-out.ts', exact),
  route('admin/*', 'core/admin/routes/editor.ts', { ...exact, id: 'editor-page' }),
  // Every part in every state, for those who build it; no part of the built site.
  ...(process.env['NODE_ENV'] === 'production'
    ? []
    : [route('gallery/:example?', 'core/routes/gallery.tsx', { id: GALLERY })]),
  route('*', 'core/routes/not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig;
