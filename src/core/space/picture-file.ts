import type { AssetFile } from './asset-file.ts';

/** What is known of a picture's file; `alt` says what it shows. Sizes: pixels. */
export type PictureFile = AssetFile & { alt: string; width: number; height: number };
