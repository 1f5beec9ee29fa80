/** By date; posts of one moment, and all of them where the space keeps no date, by when they were made. */
export const NEWEST_FIRST = ['-fields.publishDate', '-sys.createdAt', 'sys.id'];
export const OLDEST_FIRST = ['fields.publishDate', 'sys.createdAt', '-sys.id'];

/** What cards and lists of posts read of each: all but its text, which may be long. */
export const POST_CARD_FIELDS = [
  ...['title', 'slug', 'excerpt', 'publishDate', 'featuredImage', 'tags'],
  // The model has no such switch for posts; a space may.
  'visible',
];
