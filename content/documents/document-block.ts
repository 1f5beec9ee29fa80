/** Cells of a row are as many as there are columns. The first cell of every row names the row. */
export type DocumentTable = {
  kind: 'table';
  columns: { title: string; /** Share of the width; all shares are added up. */ share: number }[];
  rows: string[][];
};

/** One part of a document, in the order of reading. */
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'list'; items: string[] }
  /** A list whose lines can be ticked on paper. */
  | { kind: 'checklist'; items: string[] }
  /** Names and their values, as a table without a head. */
  | { kind: 'facts'; rows: { name: string; value: string }[] }
  | DocumentTable;
