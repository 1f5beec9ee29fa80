import type { Document } from '@contentful/rich-text-types';
import type { Picture } from '../media/picture.ts';

/** What an embedded or linked entry becomes in text: a link to its page, or its words when it has none. */
export type RichTextEntry = { id: string; title: string; href: string | null };

/** What an embedded asset becomes: a picture, a file to download, or one of the stated errors as text. */
export type RichTextAsset =
  | { kind: 'picture'; picture: Picture; caption: string }
  | { kind: 'file'; url: string; title: string }
  | { kind: 'error'; message: string };

/**
 * A validated document with its links left unresolved, and flat tables of what they point to,
 * so that no circular object ever leaves the content layer.
 */
export type RichText = {
  document: Document;
  entries: Record<string, RichTextEntry>;
  assets: Record<string, RichTextAsset>;
};
