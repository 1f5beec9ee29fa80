import type { Permission } from '#server/owner/owner.ts';
import type { adminWords } from './copy/en/admin-words.ts';

/** An address of the owner's area, as the router reads it, and its route's module below `#admin/routes/`. */
type Place = { path: string; file: string };

type Screen = Place & {
  /** What it takes to see it. */
  see: Permission;
  /** What each act of its forms takes, by the value of the field `act`; '' for a form without one. None: it takes no forms. */
  acts?: Readonly<Record<string, Permission>>;
  /** Its place in the menu, which is in the order of the table; icons by their Lucide names. */
  menu?: { label: keyof typeof adminWords.pages; icon: string };
};

/** The same permission for several acts. */
const all = (permission: Permission, ...acts: string[]) =>
  Object.fromEntries(acts.map((act) => [act, permission]));

/** What is open to whoever is not signed in. */
export const ENTRANCES: readonly Place[] = [
  { path: '/admin/sign-in', file: 'sign-in.tsx' },
  { path: '/admin/second-step', file: 'second-step.tsx' },
  { path: '/admin/sign-up', file: 'sign-up.tsx' },
  { path: '/admin/forgot-password', file: 'forgot-password.tsx' },
  { path: '/admin/reset-password', file: 'reset-password.tsx' },
];

/**
 * Every address behind the sign-in. The guard (`routes/signed-in-layout.tsx`) refuses an act that is not named here,
 * whoever asks.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: '/admin',
    file: 'start.tsx',
    menu: { label: 'start', icon: 'house' },
    see: 'start',
    acts: all('content', 'language-on', 'language-off'),
  },
  {
    path: '/admin/inquiries',
    file: 'inquiries.tsx',
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
    file: 'inquiries-export.ts',
    see: 'inquiries-export',
    acts: { '': 'inquiries-export' },
  },
  {
    path: '/admin/inquiries/:number',
    file: 'inquiry.tsx',
    see: 'inquiries',
    acts: {
      ...all('inquiries', 'stage', 'assign', 'unread', 'genuine', 'spam', 'retry'),
      ...all('inquiries', 'note', 'follow-up', 'clear-follow-up', 'address', 'leave'),
      erase: 'erasure',
    },
  },
  {
    path: '/admin/newsletter/export',
    file: 'newsletter-export.ts',
    see: 'newsletter-export',
    acts: { '': 'newsletter-export' },
  },
  {
    path: '/admin/content',
    file: 'content.tsx',
    menu: { label: 'content', icon: 'file-text' },
    see: 'content',
    acts: all('content', 'examine', 'refresh', 'purge'),
  },
  {
    path: '/admin/words',
    file: 'words.tsx',
    menu: { label: 'words', icon: 'quote' },
    see: 'content',
  },
  {
    path: '/admin/preview',
    file: 'preview.tsx',
    menu: { label: 'preview', icon: 'eye' },
    see: 'preview',
    acts: all('preview', 'make', 'revoke'),
  },
  {
    path: '/admin/destinations',
    file: 'destinations.tsx',
    menu: { label: 'destinations', icon: 'send' },
    see: 'settings',
  },
  {
    path: '/admin/destinations/new',
    file: 'destination-new.tsx',
    see: 'settings',
    acts: all('settings', 'save'),
  },
  {
    path: '/admin/destinations/:id',
    file: 'destination.tsx',
    see: 'settings',
    acts: {
      ...all('settings', 'on', 'off', 'check', 'test', 'send-again', 'older'),
      ...all('settings', 'compare', 'save', 'renew', 'remove'),
    },
  },
  {
    path: '/admin/redirects',
    file: 'redirects.tsx',
    menu: { label: 'redirects', icon: 'route' },
    see: 'redirects',
    acts: all('redirects', 'check', 'import', 'remove', 'ignore', 'save'),
  },
  {
    path: '/admin/redirects/export',
    file: 'redirects-export.ts',
    see: 'redirects',
    acts: { '': 'redirects' },
  },
  {
    path: '/admin/environment-variables',
    file: 'environment-variables.tsx',
    menu: { label: 'credentials', icon: 'key-round' },
    see: 'settings',
    acts: all('settings', 'refresh', 'query-products', 'test', 'save'),
  },
  {
    path: '/admin/figures',
    file: 'figures.tsx',
    menu: { label: 'figures', icon: 'trending-up' },
    see: 'figures',
  },
  {
    path: '/admin/figures/export',
    file: 'figures-export.ts',
    see: 'figures',
    acts: { '': 'figures' },
  },
  {
    path: '/admin/vitals',
    file: 'vitals.tsx',
    menu: { label: 'vitals', icon: 'chart-column' },
    see: 'vitals',
  },
  {
    path: '/admin/people',
    file: 'people.tsx',
    menu: { label: 'people', icon: 'user' },
    see: 'people',
    acts: all('people', 'invite', 'withdraw', 'remove', 'role', 'confirm-factor'),
  },
  {
    path: '/admin/account',
    file: 'account.tsx',
    menu: { label: 'account', icon: 'shield' },
    see: 'account',
    acts: {
      ...all('account', 'password', 'begin-factor', 'finish-factor', 'end-factor'),
      ...all('account', 'renew-recovery', 'end', 'end-others'),
    },
  },
  {
    path: '/admin/audit',
    file: 'audit.tsx',
    menu: { label: 'audit', icon: 'clock' },
    see: 'audit',
  },
  { path: '/admin/set-up', file: 'set-up.tsx', see: 'settings' },
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
