/** Attributes of an element whose words are in another language than the page, or in none that is known. */
export type WordMarks = { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' };

/** Those of a heading and of the text below it. */
export type TitledMarks = { title: WordMarks; description: WordMarks };
