/** The language of the words beside this file (BCP 47). */
export const LANGUAGE = 'fr';
