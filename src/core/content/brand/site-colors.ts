/**
 * The colours of a site whose owner has chosen none, as an owner writes them. Everything is made from these two: the
 * palette of both themes, drawings, icons, social cards, documents and mails.
 */
export const SITE_COLORS = { mainColor: '#2563eb', accentColor: null };
