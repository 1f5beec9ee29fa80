import { Part } from '#sections/page/sections.tsx';
import type { FeatureTile } from '#content/home/home-page.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardLink } from '#ui/card-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { viewsOfDrawing } from '#ui/is-drawing.ts';
import { useWording } from '#ui/wording-context.ts';

type Screen = { src: string; ground: string; words: string; arrow: string };

/** Slots three and four are double width and carry a product screen; editors order the words, not the screens. */
const SCREENS: Record<number, Screen> = {
  2: {
    src: '/pictures/tile-map.svg',
    ground: 'bg-tile text-ink-950 dark:bg-band dark:bg-none dark:text-text',
    words: 'text-ink-600 dark:text-text-2',
    arrow: 'bg-chip text-text-3',
  },
  3: {
    src: '/pictures/tile-dashboard.svg',
    ground: 'bg-brand-950 text-white',
    words: 'text-on-deep',
    arrow: 'bg-white/12 text-white',
  },
};

/** Small tiles whose icon stands without its chip, so that no two neighbours are alike. */
const BARE = new Set([1, 4]);

/** The six feature tiles of the home page, in the order of the content. */
export function FeatureTiles({ tiles }: { tiles: FeatureTile[] }) {
  return (
    <ul className="card-grid gap-5 md:grid-cols-2 lg:grid-cols-4">
      {tiles.map((tile, slot) => (
        <li key={slot} className={SCREENS[slot] ? 'md:col-span-2' : ''}>
          <Part>
            {SCREENS[slot] ? (
              <WideTile tile={tile} screen={SCREENS[slot]} />
            ) : (
              <div className={`${SHAPE} bg-band`}>
                <TileWords
                  tile={tile}
                  bare={BARE.has(slot)}
                  words="text-text-2"
                  arrow="bg-chip text-text-3"
                />
              </div>
            )}
          </Part>
        </li>
      ))}
    </ul>
  );
}

const SHAPE =
  'group relative h-full overflow-hidden rounded-card p-6.5 transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:scale-[1.015] has-[a:hover]:shadow-hover md:p-7.5';

const CHIP = 'place-items-center rounded-input bg-chip shadow-rest';

/** What a tile says, and the arrow at its foot. */
function TileWords({
  tile,
  bare = false,
  words,
  arrow,
}: {
  tile: FeatureTile;
  bare?: boolean;
  words: string;
  arrow: string;
}) {
  const foreign = useForeign();
  return (
    <div className="flex h-full flex-col">
      {tile.icon !== '' && (
        <span
          className={`mb-5.5 grid size-12 text-primary dark:text-link ${bare ? 'items-center' : CHIP}`}
        >
          <Icon name={tile.icon} size={bare ? 32 : 24} />
        </span>
      )}
      <h3 {...foreign(tile, 'title')} className="text-intro">
        <CardLink to={tile.url || null}>{tile.title}</CardLink>
      </h3>
      <p {...foreign(tile, 'description')} className={`mt-2.5 leading-normal md:mb-6.5 ${words}`}>
        {tile.description}
      </p>
      {tile.url !== '' && (
        <span
          className={`mt-auto hidden size-10 place-items-center rounded-full transition-colors duration-140 group-has-[a:hover]:bg-brand-600 group-has-[a:hover]:text-white md:grid ${arrow}`}
        >
          <Icon name="arrow-right" size={18} />
        </span>
      )}
    </div>
  );
}

/** The screen lies over the tile's bottom edge, and shows as much of itself as there is room for. */
function WideTile({ tile, screen }: { tile: FeatureTile; screen: Screen }) {
  const { language } = useWording();
  const src = screen.src + viewsOfDrawing(language).whole;
  return (
    <div className={`${SHAPE} ${screen.ground} grid gap-6.5 md:grid-cols-[230px_1fr]`}>
      <TileWords tile={tile} words={screen.words} arrow={screen.arrow} />
      <div className="relative -mb-6.5 min-h-75 overflow-hidden rounded-t-panel shadow-lift md:-mb-7.5 print:hidden">
        <img src={src} alt="" loading="lazy" className="absolute size-full" />
      </div>
    </div>
  );
}
