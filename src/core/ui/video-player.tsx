import { useState, type MouseEvent } from 'react';
import type { ReactNode } from 'react';
import { videoWords } from '#copy/en/video-words.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { PictureSource } from './picture.tsx';
import { VideoMedia, type VideoCaptions } from './video-media.tsx';
import { VideoStart } from './video-start.tsx';
import { useWords } from './wording-context.ts';

/** A video as content describes it. */
export type PlayableVideo = {
  title: string;
  source: { kind: 'file'; url: string } | { kind: 'youtube'; id: string } | { kind: 'none' };
  orientation: 'horizontal' | 'vertical';
  thumbnail: PictureSource | null;
  captions?: VideoCaptions | null;
};

export type VideoVariant = 'product' | 'goal';

type Phase = 'idle' | 'loading' | 'playing' | 'failed';

/**
 * A video that loads nothing before it is asked to play: idle with its picture, loading, playing, or
 * failed with a way to try again (part 1 section 2). Before and without script the picture is a link
 * to the video.
 */
export function VideoPlayer({
  video,
  variant = 'product',
}: {
  video: PlayableVideo;
  variant?: VideoVariant;
}) {
  const words = useWords(videoWords);
  const { source, title, orientation, thumbnail } = video;
  const address = addressOf(source);
  const [phase, setPhase] = useState<Phase>(address === null ? 'failed' : 'idle');
  const [attempt, setAttempt] = useState(0);

  const play = () => {
    setAttempt(attempt + 1);
    setPhase(address === null ? 'failed' : 'loading');
  };

  return (
    <div
      className={`relative mx-auto grid w-full overflow-clip rounded-card text-white ${
        // The dark ground of what plays would show as a rim around the picture before it.
        phase === 'idle' && thumbnail ? 'bg-picture-ground' : 'bg-ink-950 dark:bg-ink-800'
      } ${orientation === 'vertical' ? 'aspect-[9/16] max-w-[400px]' : 'aspect-video'}`}
    >
      {source.kind === 'none' && variant === 'product' ? (
        <VideoNotice>{words.none}</VideoNotice>
      ) : phase === 'failed' || address === null ? (
        <VideoFailure
          words={words[variant]}
          address={variant === 'goal' && source.kind === 'file' ? source.url : null}
          takesFocus={attempt > 0}
          onRetry={play}
        />
      ) : phase === 'idle' ? (
        <VideoStart
          title={title}
          address={address}
          thumbnail={thumbnail}
          onPlay={plainClick(play)}
        />
      ) : (
        <VideoMedia
          key={attempt}
          kind={source.kind === 'youtube' ? 'youtube' : 'file'}
          title={title}
          address={address}
          poster={thumbnail}
          captions={video.captions ?? null}
          isLoading={phase === 'loading'}
          onReady={() => setPhase('playing')}
          onFail={() => setPhase('failed')}
        />
      )}
    </div>
  );
}

function addressOf(source: PlayableVideo['source']): string | null {
  if (source.kind === 'youtube') return youtubeAddress(source.id);
  return source.kind === 'file' ? videoAddress(source.url) : null;
}

/** A click meant for a new tab or a download stays the browser's. */
function plainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}

/**
 * The address of a video file by part 2 section 5: a leading `//` gets `https:`, a missing scheme
 * `https://`, and what then is no web address is null. A path of this site stays as it is.
 */
export function videoAddress(raw: string): string | null {
  const text = raw.trim();
  if (text === '' || /[\s\\]/u.test(text)) return null;
  if (/^\/(?!\/)/u.test(text)) return text;
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text);
  const url = URL.parse(
    text.startsWith('//') ? `https:${text}` : hasScheme ? text : `https://${text}`,
  );
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}

/** The privacy-enhanced address of a YouTube video, playing at once. */
export function youtubeAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0&playsinline=1`;
}

/** One line in the place of a video. */
function VideoNotice({ children }: { children: ReactNode }) {
  return (
    <p className="grid place-content-center justify-items-center gap-3 p-5 text-center text-ink-200">
      <Icon name="circle-alert" size={28} />
      {children}
    </p>
  );
}

/** Says that the video could not be loaded, which one where stated, and offers to try again. */
function VideoFailure({
  words,
  address,
  takesFocus,
  onRetry,
}: {
  words: { failed: string; retry: string };
  address: string | null;
  /** After a failed try the focus would be lost with the player. */
  takesFocus: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 p-5 text-center">
      <p role="alert" className="font-medium">
        {words.failed}
      </p>
      {address !== null && (
        <p className="line-clamp-3 max-w-full text-small break-all text-ink-300">{address}</p>
      )}
      <Button
        look="ghost"
        size="small"
        onClick={onRetry}
        ref={(button) => {
          if (takesFocus) button?.focus();
        }}
      >
        <Icon name="rotate-ccw" size={18} />
        {words.retry}
      </Button>
    </div>
  );
}
