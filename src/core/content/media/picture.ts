/** A picture as pages show it. `url` is absolute (https:) or a path of this site; sizes are pixels, null when unknown. */
export type Picture = {
  url: string;
  alt: string;
  /** The language of the alternative text, a code, where it is another than the page's. */
  altLanguage?: string;
  width: number | null;
  height: number | null;
  /** The content service has it in no other size or format: a drawing, an animation. */
  asStored?: true;
};
