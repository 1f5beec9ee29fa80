import type { OwnerContext } from '#server/owner/owner.ts';

/** The content service's editor (decision 15), a fixed address; without a space, the screen that connects one. */
export function editorAddress({ owner }: OwnerContext): string {
  return owner.connection.editorAddress() ?? '/admin/environment-variables';
}
