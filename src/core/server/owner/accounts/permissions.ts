/** What a person may be on this site. */
export const ROLES = ['owner', 'sales', 'editor'] as const;

export type Role = (typeof ROLES)[number];

const ALL: readonly Role[] = ROLES;
const SELLING: readonly Role[] = ['owner', 'sales'];
const EDITING: readonly Role[] = ['owner', 'editor'];
const OWNING: readonly Role[] = ['owner'];

/**
 * Who may do what in the admin area: the only place that says so. Which screen and which act asks for which permission
 * stands in `#admin/screens.ts`.
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
  return rolesFor(permission).includes(role);
}

/** So long what whoever has a stolen password can give themselves counts for nothing: the owners are mailed meanwhile. */
export const SETTLES_AFTER_MS = 3 * 24 * 3_600_000;

/** See `Account`. */
type Guarded = {
  role: Role;
  ownerSinceMs: number | null;
  hasSecondFactor: boolean;
  factorCountsFromMs: number | null;
};

/** Whether an account is an owner's whom no other account has made one only now. */
export function isSettledOwner(
  { role, ownerSinceMs }: Pick<Guarded, 'role' | 'ownerSinceMs'>,
  nowMs: number,
): boolean {
  return role === 'owner' && (ownerSinceMs === null || ownerSinceMs + SETTLES_AFTER_MS <= nowMs);
}

/** Whether an account has a second factor that counts against other people. */
export function isFactorSettled(
  { hasSecondFactor, factorCountsFromMs }: Pick<Guarded, 'hasSecondFactor' | 'factorCountsFromMs'>,
  nowMs: number,
): boolean {
  return hasSecondFactor && factorCountsFromMs !== null && factorCountsFromMs <= nowMs;
}

/** Whether an account may take from others what only a well guarded owner may. */
export const isWellGuarded = (account: Guarded, nowMs: number): boolean =>
  isSettledOwner(account, nowMs) && isFactorSettled(account, nowMs);

/**
 * Whether an owner is guarded well enough to take an account, or its role, from somebody else. A stolen password must be
 * enough neither to shut out who is better guarded, nor to take the site over by shutting out its owners.
 */
export function mayShutOut(account: Guarded, person: Guarded, nowMs: number): boolean {
  const isGuarded = person.role === 'owner' || isFactorSettled(person, nowMs);
  return !isGuarded || isWellGuarded(account, nowMs);
}

/** The roles that have a permission. */
export const rolesFor = (permission: Permission): readonly Role[] => ROLES_FOR[permission];

/** Everything that a role may do. */
export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(ROLES_FOR) as Permission[]).filter((permission) => mayDo(role, permission));
}

/** The role that a text names; null for any other. */
export function readRole(text: string): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}
