import type { RouteConfigEntry } from '@react-router/dev/routes';
import { SIGNED_IN } from '#site/route-ids.ts';
import routes from '../../src/routes.ts';

type OwnerRoute = {
  /** As the router names it, with its first slash. */
  pattern: string;
  /** Below src/. */
  file: string;
  /** Whether it is behind the guard that asks who is signed in. */
  isGuarded: boolean;
};

/** The routes of the owner's area, as src/routes.ts has them. */
export function ownerRoutes(
  entries: readonly RouteConfigEntry[] = routes,
  parent = '',
  isGuarded = false,
): OwnerRoute[] {
  return entries.flatMap(({ id, path, index, file, children = [] }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    const isAddress = path !== undefined || index === true;
    const isOwners = isGuarded || /^\/admin\b/iu.test(pattern);
    const own = isAddress && isOwners ? [{ pattern, file, isGuarded }] : [];
    const isBehind = isGuarded || id === SIGNED_IN;
    return [...own, ...ownerRoutes(children, pattern, isBehind)];
  });
}
