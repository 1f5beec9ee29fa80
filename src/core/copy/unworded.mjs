/** A text under one of these names is an address, or a name that code knows: the same in every language. Plain JavaScript, since the catalogues are read before anything is installed. */
export const UNWORDED = new Set(['href', 'icon', 'level', 'tone', 'url']);
