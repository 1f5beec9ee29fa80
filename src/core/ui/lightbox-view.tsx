import {
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { lightboxWords } from '#copy/en/lightbox-words.ts';
import { fill } from '#copy/wording.ts';
import { nextIndex } from '#dom/arrow-keys.ts';
import { readingWay } from '#dom/reading-way.ts';
import { Icon } from './icon.tsx';
import { FULL_WIDTH } from './picture-sources.ts';
import { Picture, type PictureSource } from './picture.tsx';
import { useWords } from './wording-context.ts';
import type { SpriteIcon } from './interface-icons.ts';

/** How far a finger travels sideways to turn to the next picture. */
const SWIPE_PX = 40;

type Props = {
  pictures: PictureSource[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One large picture: arrow keys, buttons and swipes turn to the others, around the ends. */
export function LightboxView({ pictures, index, onShow, onClose }: Props) {
  const words = useWords(lightboxWords);
  const count = pictures.length;
  const swipeFrom = useRef<number | null>(null);
  const picture = pictures[index];
  if (!picture) return null;
  const step = (by: 1 | -1) => onShow((index + by + count) % count);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = readingWay(event.currentTarget);
    const next = nextIndex(event.key, index, count, 'horizontal', way);
    if (next === null) return;
    event.preventDefault();
    onShow(next);
  };
  const closeBeside = (event: MouseEvent) => {
    if (!(event.target as Element).closest('img, button, p')) onClose();
  };
  const endSwipe = (event: PointerEvent) => {
    const toTheRight = swipeFrom.current === null ? 0 : event.clientX - swipeFrom.current;
    swipeFrom.current = null;
    if (count <= 1 || Math.abs(toTheRight) < SWIPE_PX) return;
    // The finger pushes away what has been seen: backwards along the lines.
    step(toTheRight * readingWay(event.currentTarget) < 0 ? 1 : -1);
  };

  return (
    <div className="flex h-full flex-col" onKeyDown={onKeyDown} onClick={closeBeside}>
      <div className="flex items-center justify-between gap-4 p-3 md:p-5">
        <p className="text-small text-ink-200">
          {fill(words.pictureCount, { position: index + 1, total: count })}
        </p>
        <RoundButton icon="x" label={words.close} onClick={onClose} />
      </div>
      <div
        className="grid min-h-[min(60dvh,15rem)] flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] [touch-action:pan-y_pinch-zoom] place-items-center px-3 md:px-5"
        onPointerDown={(event) => {
          swipeFrom.current = event.pointerType === 'mouse' ? null : event.clientX;
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipeFrom.current = null;
        }}
      >
        <Picture
          key={picture.url}
          picture={picture}
          view="full"
          sizes="100vw"
          className="max-h-full w-auto max-w-full rounded-panel bg-picture-ground object-contain"
          style={sizeOf(picture)}
        />
      </div>
      <div className="flex items-center justify-center gap-4 p-3 md:p-5">
        {count > 1 && (
          <RoundButton icon="chevron-left" label={words.previousPicture} onClick={() => step(-1)} />
        )}
        <p
          aria-live="polite"
          className="min-h-[3em] max-w-[37em] flex-1 content-center text-center text-note"
        >
          {picture.alt}
        </p>
        {count > 1 && (
          <RoundButton icon="chevron-right" label={words.nextPicture} onClick={() => step(1)} />
        )}
      </div>
    </div>
  );
}

/** The bars above and below the picture, with words of two lines. */
const BARS = '10.5rem';

/** The picture's size in the view before its file has come: what stands in for it, and what it grows to, is as large. */
function sizeOf({ width, height }: PictureSource): CSSProperties | undefined {
  if (!width || !height) return undefined;
  const shape = width / height;
  const inlineSize = `min(100%, ${Math.min(width, FULL_WIDTH)}px, ${shape} * (100dvh - ${BARS}))`;
  return { aspectRatio: shape, inlineSize };
}

function RoundButton({
  icon,
  label,
  onClick,
}: {
  icon: SpriteIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-white/30 text-white hover:bg-white/12"
    >
      <Icon name={icon} />
    </button>
  );
}
