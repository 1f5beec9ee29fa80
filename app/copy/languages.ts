/** The languages that the interface has words in; each has a folder of that name here. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'] as const;
