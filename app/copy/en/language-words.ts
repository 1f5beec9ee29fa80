/** Words of the choice of a language. The offer is read by someone whose page is in another one. */
export const languageWords = {
  menu: 'Language',
  offer: 'This page is also available in English.',
  open: 'Read in English',
  stay: 'No, thank you',
} as const;
