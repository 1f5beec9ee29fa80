import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react';
import { lightboxWords } from '#copy/en/lightbox-words.ts';
import { fill } from '#copy/wording.ts';
import { ARRIVAL, motionAllowed } from '#dom/motion-allowed.ts';
import { Icon } from './icon.tsx';
import { LightboxView } from './lightbox-view.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { viewAddress } from './picture-sources.ts';
import { useWords } from './wording-context.ts';

const COLUMNS: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
};

/** The small views' place, which they come padded to (part 1 section 2): its width by its height. */
const FRAME = 4 / 3;
const ENLARGED = 1.13;

/**
 * Whether a picture is so nearly of the frame's shape, 3:2 at most, that the bars of its padding look like a fault: then
 * it is drawn an eighth larger, without them. The dialog shows it whole.
 */
function isNearlyFrame({ width, height }: PictureSource): boolean {
  const shape = width && height ? width / height / FRAME : 1;
  return shape !== 1 && Math.max(shape, 1 / shape) <= ENLARGED;
}

const GROWTH = { ...ARRIVAL, duration: 320 };

/** The large picture begins as the small one, and shows it until its own file has come. */
function growFrom(small: HTMLImageElement, large: HTMLImageElement): void {
  const { style } = large;
  if (!large.complete) {
    style.background = `var(--color-picture-ground) center / cover no-repeat url("${small.currentSrc}")`;
    large.addEventListener('load', () => style.removeProperty('background'), { once: true });
  }
  if (!motionAllowed()) return;
  const [from, to] = [small.getBoundingClientRect(), large.getBoundingClientRect()];
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  large.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, {}],
    GROWTH,
  );
}

/**
 * Small pictures that open large in a dialog (decision 6). Before and without script each is a link
 * to its large file.
 */
export function Lightbox({ pictures, label }: { pictures: PictureSource[]; label: string }) {
  const words = useWords(lightboxWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const small = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Only now does the dialog hold anything that can take the focus.
    dialog.current?.showModal();
    const large = dialog.current?.querySelector('img');
    if (small.current && large) growFrom(small.current, large);
  }, [isOpen]);

  const open = (event: MouseEvent<Element>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    small.current = event.currentTarget.querySelector('img');
    // The press shows first: the page is styled anew when all of it goes out of reach.
    startTransition(() => setShown(index));
  };

  return (
    <>
      <ul className={`grid gap-5 ${COLUMNS[pictures.length] ?? COLUMNS[3]}`}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <a
              // oxlint-disable-next-line addresses/in-the-language -- a picture
              href={viewAddress(picture, 'full')}
              aria-haspopup="dialog"
              data-press=""
              aria-label={fill(words.openPicture, { alt: picture.alt || label })}
              onClick={(event) => open(event, index)}
              className="group relative block overflow-hidden rounded-card bg-picture-ground"
            >
              <Picture
                picture={picture}
                alt=""
                view="thumbnail"
                sizes={`(min-width: 48rem) ${92 / Math.min(pictures.length, 3)}vw, 92vw`}
                className={`aspect-4/3 w-full object-cover transition-transform duration-520 ease-soft group-hover:scale-104 ${isNearlyFrame(picture) ? 'transform-[scale(1.125)]' : ''}`}
              />
              <span className="absolute inset-e-4 bottom-4 grid size-10 place-items-center rounded-full bg-white text-ink-800 shadow-float">
                <Icon name="expand" size={18} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        aria-label={label}
        onClose={() => setShown(null)}
        className="m-0 size-full max-h-none max-w-none bg-ink-950 text-white backdrop:bg-transparent"
      >
        {isOpen && (
          <LightboxView
            pictures={pictures}
            index={shown}
            onShow={setShown}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  );
}
