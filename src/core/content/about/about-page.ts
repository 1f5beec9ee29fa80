import type { PageSection } from '../pages/page.ts';
import type { RichText } from '../rich-text/rich-text.ts';

/**
 * The about page; a null body shows 'No content available...'. Its sections stand below the text: figures, people, logos
 * and whatever else an owner can show for it.
 */
export type AboutPage = { body: RichText | null; sections: PageSection[] };

/** Whether there is anything to read about the company. */
export const hasAboutText = ({ body, sections }: AboutPage): boolean =>
  body !== null || sections.length > 0;
