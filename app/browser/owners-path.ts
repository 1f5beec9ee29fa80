/** Whether an address of ours leads to one of the owner's screens. What guards them reads foreign spellings too (`isAdminPath`). */
export function isOwnersPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/u.test(pathname);
}
