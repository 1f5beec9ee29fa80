import type { Video } from '#content/media/video.ts';
import { videoWords } from '#copy/video-words.ts';
import { VideoPlayerIsland } from '#islands/islands.tsx';
import { Band } from '#ui/band.tsx';

/** A video with its words: centred above a wide one, beside a tall one (part 1 section 2). */
export function VideoBand({
  video,
  title = video.title,
  variant = 'product',
}: {
  video: Video;
  title?: string;
  variant?: 'product' | 'goal';
}) {
  const { captionsUrl } = video;
  const captions = captionsUrl === null ? null : { url: captionsUrl, ...videoWords.captions };
  const tall = video.orientation === 'vertical';
  return (
    <Band ground="mist" id="video" labelledBy="video-title">
      <div
        className={
          tall ? 'grid items-center gap-12 lg:grid-cols-2' : 'mx-auto max-w-[960px] text-center'
        }
      >
        <div className={tall ? '' : 'mb-10'}>
          <h2 id="video-title">{title}</h2>
          {video.description !== '' && (
            <p className="mt-4 text-intro text-text-2">{video.description}</p>
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
