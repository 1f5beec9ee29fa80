import type { Permission } from '#server/owner/owner.ts';

type Screen = {
  /** What it takes to see it. */
  see: Permission;
  /** What each act of its forms takes, by the value of the field `act`; '' for a form without one. */
  acts: Readonly<Record<string, Permission>>;
};

const screen = (see: Permission, acts: Screen['acts'] = {}): Screen => ({ see, acts });

/** The same permission for several acts. */
const all = (permission: Permission, ...acts: string[]) =>
  Object.fromEntries(acts.map((act) => [act, permission]));

/**
 * What every address behind the sign-in asks for, by its pattern in app/routes.ts. The guard (signed-in-layout.tsx) refuses
 * an address or an act that is not named here, whoever asks.
 */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '/admin': screen('start', all('content', 'language-on', 'language-off')),
  '/admin/environment-variables': screen(
    'settings',
    all('settings', 'refresh', 'query-products', 'test', 'save'),
  ),
  '/admin/inquiries': screen('inquiries', {
    ...all('inquiries', 'stage', 'assign', 'read', 'unread', 'genuine', 'spam'),
    ...all('inquiries', 'save-filter', 'remove-filter'),
    'erase-person': 'erasure',
  }),
  '/admin/inquiries/export': screen('inquiries-export', { '': 'inquiries-export' }),
  '/admin/inquiries/:number': screen('inquiries', {
    ...all('inquiries', 'stage', 'assign', 'unread', 'genuine', 'spam', 'retry'),
    ...all('inquiries', 'note', 'follow-up', 'clear-follow-up', 'address', 'leave'),
    erase: 'erasure',
  }),
  '/admin/newsletter/export': screen('newsletter-export', { '': 'newsletter-export' }),
  '/admin/content': screen('content', all('content', 'examine', 'refresh', 'purge')),
  '/admin/redirects': screen(
    'redirects',
    all('redirects', 'check', 'import', 'remove', 'ignore', 'save'),
  ),
  '/admin/redirects/export': screen('redirects', { '': 'redirects' }),
  '/admin/destinations': screen('settings'),
  '/admin/destinations/new': screen('settings', all('settings', 'save')),
  '/admin/destinations/:id': screen(
    'settings',
    all(
      'settings',
      ...[
        'on',
        'off',
        'check',
        'test',
        'send-again',
        'older',
        'compare',
        'save',
        'renew',
        'remove',
      ],
    ),
  ),
  '/admin/figures': screen('figures'),
  '/admin/figures/export': screen('figures', { '': 'figures' }),
  '/admin/vitals': screen('vitals'),
  '/admin/people': screen(
    'people',
    all('people', 'invite', 'withdraw', 'remove', 'role', 'confirm-factor'),
  ),
  '/admin/account': screen(
    'account',
    all(
      'account',
      ...['password', 'begin-factor', 'finish-factor', 'end-factor', 'renew-recovery'],
      ...['end', 'end-others'],
    ),
  ),
  '/admin/audit': screen('audit'),
  '/admin/set-up': screen('settings'),
  '/admin/preview': screen('preview', all('preview', 'make', 'revoke')),
};

/**
 * What a request to a screen asks for; null where that is not named.
 * @param act null for a request that only reads
 */
export function permissionFor(pattern: string, act: string | null): Permission | null {
  const asked = Object.hasOwn(SCREENS, pattern) ? SCREENS[pattern]! : null;
  if (asked === null || act === null) return asked?.see ?? null;
  return Object.hasOwn(asked.acts, act) ? asked.acts[act]! : null;
}
