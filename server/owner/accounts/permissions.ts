/** What a person may be on this site. */
export const ROLES = ['owner', 'sales', 'editor'] as const;

export type Role = (typeof ROLES)[number];

const ALL: readonly Role[] = ROLES;
const SELLING: readonly Role[] = ['owner', 'sales'];
const EDITING: readonly Role[] = ['owner', 'editor'];
const OWNING: readonly Role[] = ['owner'];

/**
 * Who may do what in the admin area: the only place that says so. Which screen and which act asks for which permission
 * stands in `app/admin/routes/screen-permissions.ts`.
 */
const ROLES_FOR = {
  /** The start page, which shows of each part only what the role may see. */
  start: ALL,
  /** One's own password, second factor and sessions. */
  account: ALL,
  /** Reading inquiries and working on them. */
  inquiries: SELLING,
  /** Inquiries as a file. */
  'inquiries-export': SELLING,
  /** Deleting an inquiry, or everything of a person: it cannot be undone. */
  erasure: OWNING,
  /** Newsletter addresses as a file: their owners agreed to a newsletter, not to being sold to. */
  'newsletter-export': OWNING,
  /** Where content comes from, asking for it again, building pages anew. */
  content: EDITING,
  preview: EDITING,
  redirects: EDITING,
  /** Visits and inquiries as numbers: nothing in them is of a single person. */
  figures: ALL,
  vitals: EDITING,
  /** The content connection, how the site is set up, where inquiries are handed on to. */
  settings: OWNING,
  people: OWNING,
  audit: OWNING,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ROLES_FOR;

/** Whether a role has a permission. */
export function mayDo(role: Role, permission: Permission): boolean {
  return ROLES_FOR[permission].includes(role);
}

type Guarded = { role: Role; hasSecondFactor: boolean };

/**
 * Whether an owner is guarded well enough to take an account, or its role, from somebody else. A stolen password must be
 * enough neither to shut out who is better guarded, nor to take the site over by shutting out its owners.
 */
export function mayShutOut(account: Guarded, person: Guarded): boolean {
  return account.hasSecondFactor || !(person.hasSecondFactor || person.role === 'owner');
}

/** Everything that a role may do. */
export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(ROLES_FOR) as Permission[]).filter((permission) => mayDo(role, permission));
}

/** The role that a text names; null for any other. */
export function readRole(text: string): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}
