import type { Permission } from '#server/owner/owner.ts';
import { FEATURES } from '#features';
import type { Place, Screen } from '../site-feature.ts';

/** The same permission for several acts. */
const all = (permission: Permission, ...acts: string[]) =>
  Object.fromEntries(acts.map((act) => [act, permission]));

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
    path: '/admin',
    file: 'core/admin/routes/start.tsx',
    menu: { label: 'start', icon: 'house' },
    see: 'start',
    acts: all('content', 'language-on', 'language-off'),
  },
  {
    path: '/admin/inquiries',
    file: 'core/admin/routes/inquiries.tsx',
    menu: { label: 'inquiries', icon: 'mail' },
    see: 'inquiries',
    acts: {
      ...all('inquiries', 'stage', 'assign', 'read', 'unread', 'genuine', 'spam'),
      ...all('inquiries', 'save-filter', 'remove-filter'),
      'erase-person': 'erasure',
    },
  },
  {
    path: '/admin/inquiries/export',
    file: 'core/admin/routes/inquiries-export.ts',
    see: 'inquiries-export',
    acts: { '': 'inquiries-export' },
  },
  {
    path: '/admin/inquiries/:number',
    file: 'core/admin/routes/inquiry.tsx',
    see: 'inquiries',
    acts: {
      ...all('inquiries', 'stage', 'assign', 'unread', 'genuine', 'spam', 'retry'),
      ...all('inquiries', 'note', 'follow-up', 'clear-follow-up', 'address', 'leave'),
      erase: 'erasure',
    },
  },
  {
    path: '/admin/newsletter/export',
    file: 'core/admin/routes/newsletter-export.ts',
    see: 'newsletter-export',
    acts: { '': 'newsletter-export' },
  },
  {
    path: '/admin/content',
    file: 'core/admin/routes/content.tsx',
    menu: { label: 'content', icon: 'file-text' },
    see: 'content',
    acts: all('content', 'examine', 'refresh', 'purge'),
  },
  {
    path: '/admin/words',
    file: 'core/admin/routes/words.tsx',
    menu: { label: 'words', icon: 'quote' },
    see: 'content',
  },
  {
    path: '/admin/preview',
    file: 'core/admin/routes/preview.tsx',
    menu: { label: 'preview', icon: 'eye' },
    see: 'preview',
    acts: all('preview', 'make', 'revoke'),
  },
  {
    path: '/admin/destinations',
    file: 'core/admin/routes/destinations.tsx',
    menu: { label: 'destinations', icon: 'send' },
    see: 'settings',
  },
  {
    path: '/admin/destinations/new',
    file: 'core/admin/routes/destination-new.tsx',
    see: 'settings',
    acts: all('settings', 'save'),
  },
  {
    path: '/admin/destinations/:id',
    file: 'core/admin/routes/destination.tsx',
    see: 'settings',
    acts: {
      ...all('settings', 'on', 'off', 'check', 'test', 'send-again', 'older'),
      ...all('settings', 'compare', 'save', 'renew', 'remove'),
    },
  },
  ...FEATURES.flatMap(({ screens = [] }) => screens),
  {
    path: '/admin/environment-variables',
    file: 'core/admin/routes/environment-variables.tsx',
    menu: { label: 'credentials', icon: 'key-round' },
    see: 'settings',
    acts: all('settings', 'refresh', 'query-products', 'test', 'save'),
  },
  {
    path: '/admin/figures',
    file: 'core/admin/routes/figures.tsx',
    menu: { label: 'figures', icon: 'trending-up' },
    see: 'figures',
  },
  {
    path: '/admin/figures/export',
    file: 'core/admin/routes/figures-export.ts',
    see: 'figures',
    acts: { '': 'figures' },
  },
  {
    path: '/admin/vitals',
    file: 'core/admin/routes/vitals.tsx',
    menu: { label: 'vitals', icon: 'chart-column' },
    see: 'vitals',
  },
  {
    path: '/admin/people',
    file: 'core/admin/routes/people.tsx',
    menu: { label: 'people', icon: 'user' },
    see: 'people',
    acts: all('people', 'invite', 'withdraw', 'remove', 'role', 'confirm-factor'),
  },
  {
    path: '/admin/account',
    file: 'core/admin/routes/account.tsx',
    menu: { label: 'account', icon: 'shield' },
    see: 'account',
    acts: {
      ...all('account', 'password', 'begin-factor', 'finish-factor', 'end-factor'),
      ...all('account', 'renew-recovery', 'end', 'end-others'),
    },
  },
  {
    path: '/admin/audit',
    file: 'core/admin/routes/audit.tsx',
    menu: { label: 'audit', icon: 'clock' },
    see: 'audit',
  },
  { path: '/admin/set-up', file: 'core/admin/routes/set-up.tsx', see: 'settings' },
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
