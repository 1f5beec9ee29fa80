import { VideoPlayer, type PlayableVideo, type VideoVariant } from './video-player.tsx';
import type { Example } from './gallery/gallery-examples.ts';

const film: PlayableVideo = {
  title: 'Restocking a machine',
  source: { kind: 'file', url: '/videos/restocking.mp4' },
  orientation: 'horizontal',
  thumbnail: { url: '/pictures/hero-1600.webp', alt: 'A lobby', width: 1600, height: 1100 },
};

function framed(video: PlayableVideo, variant: VideoVariant = 'product') {
  return (
    <div className="container-site py-8">
      <div className="mx-auto max-w-[960px]">
        <VideoPlayer video={video} variant={variant} />
      </div>
    </div>
  );
}

/** The player before it is asked to play, and the ways it cannot. */
export const examples: Example[] = [
  { name: 'wide', render: () => framed(film) },
  {
    name: 'tall',
    render: () =>
      framed({
        ...film,
        orientation: 'vertical',
        thumbnail: { url: '/pictures/locker-1600.webp', alt: '', width: 1600, height: 1200 },
      }),
  },
  {
    name: 'from youtube',
    render: () => framed({ ...film, source: { kind: 'youtube', id: 'abcdefghijk' } }),
  },
  { name: 'without a picture', render: () => framed({ ...film, thumbnail: null }) },
  { name: 'without a source', render: () => framed({ ...film, source: { kind: 'none' } }) },
  {
    name: 'failed',
    render: () => framed({ ...film, source: { kind: 'file', url: 'ftp://files.example/a.mp4' } }),
  },
  {
    name: 'failed on a goal page',
    render: () =>
      framed(
        {
          ...film,
          source: {
            kind: 'file',
            url: 'ftp://files.example/videos/a-very-long-name-of-a-video-file-that-has-to-wrap.mp4',
          },
        },
        'goal',
      ),
  },
];
