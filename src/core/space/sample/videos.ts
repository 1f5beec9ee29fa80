import { assetLink } from '../contentful-export.ts';
import { picture } from './pictures.ts';

/**
 * The videos of the sample space, made by pictures/videos.mjs: the file in #space/assets, its captions beside it, and
 * what it shows. The words become the title of the asset; a goal's page shows them below its heading.
 */
export const VIDEOS = {
  'planogram-to-shelf': 'From a list of goods to stocked shelves, with a planogram in between.',
  'morning-route': 'How the sales of a day become the refill route of the next morning.',
  'parcel-handover': 'A parcel on its way from the counter to the person who holds the code.',
} as const;

export type VideoName = keyof typeof VIDEOS;

/** The fields of a product or goal that shows the video. */
export function sampleVideo(name: VideoName) {
  return {
    video: assetLink(videoId(name)),
    videoCaptions: assetLink(captionsId(name)),
    videoPreviewImage: picture(`${name}-poster`),
  };
}

export function videoId(name: VideoName): string {
  return `sample-video-${name}`;
}

export function captionsId(name: VideoName): string {
  return `sample-captions-${name}`;
}
