import type { RichText } from '../rich-text/rich-text.ts';

/** The about page; a null body shows 'No content available...'. */
export type AboutPage = { body: RichText | null };
