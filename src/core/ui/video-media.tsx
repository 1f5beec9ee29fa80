import { useEffect, useRef } from 'react';
import { videoWords } from '#copy/en/video-words.ts';
import { viewAddress, type SourcePicture } from './picture-sources.ts';
import { useWords } from './wording-context.ts';

/** A WebVTT file with the words of a video. */
export type VideoCaptions = { url: string; language: string; label: string };

type Props = {
  kind: 'file' | 'youtube';
  title: string;
  address: string;
  poster: SourcePicture | null;
  captions: VideoCaptions | null;
  isLoading: boolean;
  onReady: () => void;
  onFail: () => void;
};

/** The playing video, a spinner over it until its data is there. Takes the focus from the play button. */
export function VideoMedia(props: Props) {
  const words = useWords(videoWords);
  return (
    <>
      {props.kind === 'youtube' ? <YoutubeFrame {...props} /> : <VideoFile {...props} />}
      {props.isLoading && (
        <div
          role="status"
          className="pointer-events-none absolute inset-0 grid place-items-center bg-ink-950/40"
        >
          <span className="size-11 rounded-full border-4 border-white/30 border-t-white motion-safe:animate-spin" />
          <span className="mt-20 text-small font-medium">{words.loading}</span>
        </div>
      )}
    </>
  );
}

function VideoFile({ title, address, poster, captions, onReady, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => video.current?.focus(), []);
  return (
    <video
      ref={video}
      src={address}
      aria-label={title}
      controls
      autoPlay
      playsInline
      {...(poster ? { poster: viewAddress(poster, 'full') } : {})}
      // Captions from another host are read only when the video itself is asked for with CORS.
      {...(captions ? { crossOrigin: 'anonymous' } : {})}
      onLoadedData={onReady}
      onError={onFail}
      className="absolute inset-0 size-full rounded-inherit focus-visible:-outline-offset-6"
    >
      {captions && (
        <track
          kind="captions"
          src={captions.url}
          srcLang={captions.language}
          label={captions.label}
          default
        />
      )}
    </video>
  );
}

function YoutubeFrame({ title, address, onReady }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to start for a page that does not say which site it belongs to.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onReady}
      className="absolute inset-0 size-full rounded-inherit border-0"
    />
  );
}
