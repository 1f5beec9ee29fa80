import type { Picture } from '../media/picture.ts';

/** The link labels of header, mobile menu and footer (part 2 section 2). */
export type Navigation = {
  products: string;
  technology: string;
  machines: string;
  goals: string;
  about: string;
  blog: string;
  contact: string;
};

/** The footer's logo; null shows the site's own (decision 23). */
export type FooterLogo = Picture | null;
