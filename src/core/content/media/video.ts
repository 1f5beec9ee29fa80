import type { Picture } from './picture.ts';

/** Where a video plays from; `none` draws the player's "No video source available". */
export type VideoSource =
  | { kind: 'file'; url: string }
  | { kind: 'youtube'; id: string }
  | { kind: 'none' };

/** A video section (part 1 section 3). */
export type Video = {
  title: string;
  description: string;
  source: VideoSource;
  orientation: 'horizontal' | 'vertical';
  thumbnail: Picture | null;
  /** A WebVTT file with the words of an uploaded video. */
  captionsUrl: string | null;
  /** When the file was uploaded, ISO 8601; null for a YouTube video, whose date only YouTube knows. */
  uploadedAt: string | null;
};
