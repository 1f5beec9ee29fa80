import { Part } from '#sections/page/sections.tsx';
import type { FeatureTile } from '#content/home/home-page.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardLink } from '#ui/card-link.tsx';
import { Icon } from '#ui/icon.tsx';

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

/** The six feature tiles of the home page, in the order of the content. */
export function FeatureTiles({ tiles }: { tiles: FeatureTile[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
      {tiles.map((tile, slot) => (
        <li key={slot} className={SCREENS[slot] ? 'md:col-span-2' : ''}>
          {SCREENS[slot] ? (
            <Part>
              <WideTile tile={tile} screen={SCREENS[slot]} />
            </Part>
          ) : (
            <Part>
              <Tile tile={tile} />
            </Part>
          )}
        </li>
      ))}
    </ul>
  );
}

const SHAPE =
  'group relative h-full overflow-hidden rounded-card p-6.5 transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:scale-[1.015] has-[a:hover]:shadow-hover lg:min-h-[330px] md:p-7.5';

function linkOf(tile: FeatureTile): string | null {
  return tile.url === '' ? null : tile.url;
}

function IconChip({ name }: { name: string }) {
  return (
    <span className="mb-5.5 grid size-12 place-items-center rounded-input bg-chip text-primary shadow-rest dark:text-link">
      <Icon name={name} />
    </span>
  );
}

function Tile({ tile }: { tile: FeatureTile }) {
  const foreign = useForeign();
  return (
    <div className={`${SHAPE} flex flex-col bg-band`}>
      <IconChip name={tile.icon} />
      {tile.url !== '' && (
        <span className="absolute top-6.5 inset-e-6.5 grid size-10 place-items-center rounded-full border border-line text-ink-400 transition-colors duration-140 group-has-[a:hover]:border-primary group-has-[a:hover]:bg-primary group-has-[a:hover]:text-on-primary md:top-7.5 md:inset-e-7.5">
          <Icon name="arrow-right" size={18} />
        </span>
      )}
      <h3 {...foreign(tile, 'title')} className="lg:mt-14">
        <CardLink to={linkOf(tile)}>{tile.title}</CardLink>
      </h3>
      <p {...foreign(tile, 'description')} className="mt-2.5 leading-normal text-text-2">
        {tile.description}
      </p>
    </div>
  );
}

/** The screen lies over the tile's end and bottom edges, and shows as much of itself as there is room for. */
function WideTile({ tile, screen }: { tile: FeatureTile; screen: Screen }) {
  const foreign = useForeign();
  return (
    <div
      className={`${SHAPE} ${screen.ground} flex flex-col gap-6.5 md:grid md:grid-cols-[262px_1fr]`}
    >
      <div className="flex flex-col gap-6.5">
        <div>
          <IconChip name={tile.icon} />
          <h3 {...foreign(tile, 'title')}>
            <CardLink to={linkOf(tile)}>{tile.title}</CardLink>
          </h3>
          <p {...foreign(tile, 'description')} className={`mt-2.5 leading-normal ${screen.words}`}>
            {tile.description}
          </p>
        </div>
        {tile.url !== '' && (
          <span
            className={`mt-auto hidden size-10 place-items-center rounded-full transition-colors duration-140 group-has-[a:hover]:bg-brand-600 group-has-[a:hover]:text-white md:grid ${screen.arrow}`}
          >
            <Icon name="arrow-right" size={18} />
          </span>
        )}
      </div>
      <div className="relative -me-6.5 mt-auto -mb-6.5 min-h-75 overflow-hidden rounded-ss-float shadow-lift md:-me-7.5 md:mt-0 md:-mb-7.5">
        <img src={screen.src} alt="" loading="lazy" className="absolute size-full" />
      </div>
    </div>
  );
}
