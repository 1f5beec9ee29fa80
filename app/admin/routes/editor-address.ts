import type { SiteContext } from '#server/site-context.ts';

/** The content service's editor (decision 15), a fixed address; without a space, the screen that connects one. */
export function editorAddress({ owner }: SiteContext): string {
  return owner.connection.editorAddress() ?? '/admin/environment-variables';
}
