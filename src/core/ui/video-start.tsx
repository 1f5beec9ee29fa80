import type { MouseEvent } from 'react';
import { videoWords } from '#copy/en/video-words.ts';
import { fill } from '#copy/wording.ts';
import { Icon } from './icon.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { useWords } from './wording-context.ts';

const SIZES = '(min-width: 65rem) 60rem, 92vw';

/** The picture of a video that has not been asked for, with its play button. */
export function VideoStart({
  title,
  address,
  thumbnail,
  onPlay,
}: {
  title: string;
  address: string;
  thumbnail: PictureSource | null;
  onPlay: (event: MouseEvent) => void;
}) {
  const words = useWords(videoWords);
  return (
    <a
      href={address}
      aria-label={fill(words.play, { title })}
      data-press=""
      onClick={onPlay}
      className="group absolute inset-0 grid place-items-center rounded-inherit focus-visible:-outline-offset-6"
    >
      {thumbnail && (
        <Picture
          picture={thumbnail}
          alt=""
          sizes={SIZES}
          className="absolute inset-0 size-full rounded-inherit object-cover dim-in-dark"
        />
      )}
      <span className="relative grid size-18 place-items-center rounded-full bg-white text-brand-700 shadow-float transition-transform duration-240 ease-soft group-hover:scale-106 md:size-22 forced-colors:border">
        <Icon name="play" size={30} className="translate-x-0.5" />
      </span>
    </a>
  );
}
