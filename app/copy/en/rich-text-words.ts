/** Words of rich text (part 2 sections 3 and 8). The texts of broken embeds come with the content itself. */
export const richTextWords = {
  notAvailable: 'Content not available',
  failed: 'Error rendering content',
  assetWithoutId: 'Image reference error (no ID)',
  assetNotFound: 'Image not found (ID: {id})',
  table: 'Table',
  contents: 'On this page',
} as const;
