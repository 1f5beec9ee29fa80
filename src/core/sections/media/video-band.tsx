import { readTranslation } from '#content/locales/translation.ts';
import type { Video } from '#content/media/video.ts';
import { videoWords } from '#copy/en/video-words.ts';
import { VideoPlayerIsland } from '#islands/islands.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { useWords } from '#ui/wording-context.ts';

/** A video with its words: centred above a wide one, beside a tall one (part 1 section 2). */
export function VideoBand({
  video,
  variant = 'product',
  id = 'video',
  ground = 'mist',
}: {
  video: Video;
  variant?: 'product' | 'goal';
  id?: string;
  ground?: 'white' | 'mist';
}) {
  const foreign = useForeign();
  const { title, captionsUrl } = video;
  const words = useWords(videoWords);
  const captions = captionsUrl === null ? null : { url: captionsUrl, ...words.captions };
  const tall = video.orientation === 'vertical';
  return (
    <Band ground={ground} id={id} {...(title === '' ? {} : { labelledBy: `${id}-title` })}>
      <div
        className={
          tall ? 'grid items-center gap-12 lg:grid-cols-2' : 'mx-auto max-w-[960px] text-center'
        }
      >
        <div className={tall ? '' : 'mb-10'}>
          {title !== '' && (
            <h2
              {...(readTranslation(video)?.words['title'] && foreign(video, 'title'))}
              id={`${id}-title`}
            >
              {title}
            </h2>
          )}
          {video.description !== '' && (
            <p {...foreign(video, 'description')} className="mt-4 text-intro text-text-2">
              {video.description}
            </p>
          )}
        </div>
        <VideoPlayerIsland video={{ ...toPlayable(video), captions }} variant={variant} />
      </div>
    </Band>
  );
}

/** What the player needs of a video, and no more: it is written into the page. */
function toPlayable({ title, source, orientation, thumbnail }: Video) {
  return { title, source, orientation, thumbnail };
}
