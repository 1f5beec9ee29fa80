import { createContext, use, type ReactNode } from 'react';

const Held = createContext<readonly string[]>([]);

/** Tells the screens below what the signed-in person's role may do, so that they offer nothing that would be refused. */
export function RolePermissions({
  may,
  children,
}: {
  may: readonly string[];
  children: ReactNode;
}) {
  return <Held value={may}>{children}</Held>;
}

/** Whether the role has a permission (#server/owner/accounts/permissions.ts). What counts is the server's own check. */
export function useMayDo(permission: string): boolean {
  return use(Held).includes(permission);
}
