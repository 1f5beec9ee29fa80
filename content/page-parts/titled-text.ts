/** A heading with the text below it; either may be empty, and an empty one is not drawn. */
export type TitledText = { title: string; description: string };
