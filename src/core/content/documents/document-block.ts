/** Cells of a row are as many as there are columns. The first cell of every row names the row. */
export type DocumentTable = {
  kind: 'table';
  columns: { title: string; /** Share of the width; all shares are added up. */ share: number }[];
  rows: string[][];
};

/** A text of a document: our own words, or content with the code of the language that it is in. */
export type DocumentText = string | { text: string; language: string };

/** A text with the language that it is in; without one where that is the document's. */
export function spoken(text: DocumentText): { text: string; language?: string } {
  return typeof text === 'string' ? { text } : text;
}

/** One part of a document, in the order of reading. */
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: DocumentText }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'list'; items: DocumentText[] }
  /** A list whose lines can be ticked on paper. */
  | { kind: 'checklist'; items: DocumentText[] }
  /** Names and their values, as a table without a head. */
  | { kind: 'facts'; rows: { name: DocumentText; value: DocumentText }[] }
  | DocumentTable;
