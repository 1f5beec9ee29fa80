import type { Permission } from '#server/owner/owner.ts';
import { FEATURES } from '#features';
import type { Place, Screen } from '../site-feature.ts';

/** The same permission for several acts. */
const all = (permission: Permission, ...acts: string[]) =>
  Object.fromEntries(acts.map((act) => [act, permission]));

/** An address, and its module: called as the address is below /admin, or by another name. */
function at(path: string, name = path.slice('/admin/'.length).replace('/', '-')): Place {
  return { path, file: `core/admin/routes/${name}.${path.endsWith('/export') ? 'ts' : 'tsx'}` };
}

/** What is open to whoever is not signed in. */
export const ENTRANCES: readonly Place[] = [
  { path: '/admin/sign-in', file: 'core/admin/routes/sign-in.tsx' },
  { path: '/admin/second-step', file: 'core/admin/routes/second-step.tsx' },
  { path: '/admin/sign-up', file: 'core/admin/routes/sign-up.tsx' },
  { path: '/admin/forgot-password', file: 'core/admin/routes/forgot-password.tsx' },
  { path: '/admin/reset-password', file: 'core/admin/routes/reset-password.tsx' },
];

/**
 * Every address behind the sign-in. The guard (`routes/signed-in-layout.tsx`) refuses an act that is not named here,
 * whoever asks.
 */
export const SCREENS: readonly Screen[] = [
  {
    ...at('/admin', 'start'),
    menu: { label: 'start', icon: 'house' },
    see: 'start',
    acts: all('content', 'language-on', 'language-off'),
  },
  {
    ...at('/admin/inquiries'),
    menu: { label: 'inquiries', icon: 'mail' },
    see: 'inquiries',
    acts: {
      ...all('inquiries', 'stage', 'assign', 'read', 'unread', 'genuine', 'spam'),
      ...all('inquiries', 'save-filter', 'remove-filter'),
      'erase-person': 'erasure',
    },
  },
  { ...at('/admin/inquiries/export'), see: 'inquiries-export', acts: { '': 'inquiries-export' } },
  {
    ...at('/admin/inquiries/:number', 'inquiry'),
    see: 'inquiries',
    acts: {
      ...all('inquiries', 'stage', 'assign', 'unread', 'genuine', 'spam', 'retry'),
      ...all('inquiries', 'note', 'follow-up', 'clear-follow-up', 'address', 'leave'),
      erase: 'erasure',
    },
  },
  {
    ...at('/admin/newsletter/export'),
    see: 'newsletter-export',
    acts: { '': 'newsletter-export' },
  },
  {
    ...at('/admin/content'),
    menu: { label: 'content', icon: 'file-text' },
    see: 'content',
    acts: all('content', 'examine', 'refresh', 'purge'),
  },
  { ...at('/admin/words'), menu: { label: 'words', icon: 'quote' }, see: 'content' },
  {
    ...at('/admin/preview'),
    menu: { label: 'preview', icon: 'eye' },
    see: 'preview',
    acts: all('preview', 'make', 'revoke'),
  },
  { ...at('/admin/destinations'), menu: { label: 'destinations', icon: 'send' }, see: 'settings' },
  {
    ...at('/admin/destinations/new', 'destination-new'),
    see: 'settings',
    acts: all('settings', 'save'),
  },
  {
    ...at('/admin/destinations/:id', 'destination'),
    see: 'settings',
    acts: {
      ...all('settings', 'on', 'off', 'check', 'test', 'send-again', 'older'),
      ...all('settings', 'compare', 'save', 'renew', 'remove'),
    },
  },
  ...FEATURES.flatMap(({ screens = [] }) => screens),
  {
    ...at('/admin/environment-variables'),
    menu: { label: 'credentials', icon: 'key-round' },
    see: 'settings',
    acts: all('settings', 'refresh', 'query-products', 'test', 'save'),
  },
  { ...at('/admin/figures'), menu: { label: 'figures', icon: 'trending-up' }, see: 'figures' },
  { ...at('/admin/figures/export'), see: 'figures', acts: { '': 'figures' } },
  { ...at('/admin/vitals'), menu: { label: 'vitals', icon: 'chart-column' }, see: 'vitals' },
  {
    ...at('/admin/people'),
    menu: { label: 'people', icon: 'user' },
    see: 'people',
    acts: all('people', 'invite', 'withdraw', 'remove', 'role', 'confirm-factor'),
  },
  {
    ...at('/admin/account'),
    menu: { label: 'account', icon: 'shield' },
    see: 'account',
    acts: {
      ...all('account', 'password', 'begin-factor', 'finish-factor', 'end-factor'),
      ...all('account', 'renew-recovery', 'end', 'end-others'),
    },
  },
  { ...at('/admin/audit'), menu: { label: 'audit', icon: 'clock' }, see: 'audit' },
  { ...at('/admin/set-up'), see: 'settings' },
];

/**
 * What a request to a screen asks for; null where that is not named.
 * @param act null for a request that only reads
 */
export function permissionFor(pattern: string, act: string | null): Permission | null {
  const { see = null, acts = {} } = SCREENS.find(({ path }) => path === pattern) ?? {};
  if (act === null) return see;
  return Object.hasOwn(acts, act) ? acts[act]! : null;
}
