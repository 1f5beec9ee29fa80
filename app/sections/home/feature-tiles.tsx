import type { FeatureTile } from '#content/home/home-page.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardLink } from '#ui/card-link.tsx';
import { Icon } from '#ui/icon.tsx';

/** Slots three and four are double width and carry a product screen; editors order the words, not the screens. */
const SCREENS: Record<number, Screen> = {
  2: {
    src: '/pictures/ui-fleet.svg',
    width: 720,
    height: 520,
    ground: 'fleet',
    // Bleeds to the end only, so that the stop that comes next is read whole.
    frame:
      'inset-x-[26px_0] inset-y-[auto_26px] h-[236px] rounded-s-float md:inset-x-[312px_0] md:inset-y-[30px] md:h-auto',
    crop: 'h-full w-auto',
  },
  3: {
    src: '/pictures/ui-dashboard.svg',
    width: 1200,
    height: 760,
    ground: 'dashboard',
    // Begins beside the drawn menu and ends with the chart's card: no line of text is cut.
    frame:
      'inset-x-[26px_0] inset-y-[auto_0] h-[236px] rounded-ss-float md:inset-x-[312px_0] md:inset-y-[30px_0] md:h-auto',
    crop: 'h-[136%] w-auto -translate-x-[20.4%]',
  },
};

type Screen = {
  src: string;
  width: number;
  height: number;
  ground: 'fleet' | 'dashboard';
  /** Where the screen stands in the tile, and how the drawing lies in it. */
  frame: string;
  crop: string;
};

/** The six feature tiles of the home page, in the order of the content. */
export function FeatureTiles({ tiles }: { tiles: FeatureTile[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
      {tiles.map((tile, slot) => (
        <li key={slot} className={SCREENS[slot] ? 'md:col-span-2' : ''}>
          {SCREENS[slot] ? <WideTile tile={tile} screen={SCREENS[slot]} /> : <Tile tile={tile} />}
        </li>
      ))}
    </ul>
  );
}

const SHAPE =
  'group relative h-full overflow-hidden rounded-card p-6.5 transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:scale-[1.015] has-[a:hover]:shadow-hover md:min-h-[330px] md:p-7.5';

function linkOf(tile: FeatureTile): string | null {
  return tile.url === '' ? null : tile.url;
}

function IconChip({ name }: { name: string }) {
  return (
    <span className="mb-5.5 grid size-12 place-items-center rounded-[15px] bg-white text-brand-600 shadow-rest">
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
      <h3 {...foreign(tile, 'title')} className="md:mt-[clamp(24px,5.2vw,84px)]">
        <CardLink to={linkOf(tile)}>{tile.title}</CardLink>
      </h3>
      <p {...foreign(tile, 'description')} className="mt-2.5 leading-normal text-text-2">
        {tile.description}
      </p>
    </div>
  );
}

function WideTile({ tile, screen }: { tile: FeatureTile; screen: (typeof SCREENS)[number] }) {
  const foreign = useForeign();
  const night = screen.ground === 'dashboard';
  const ground = night ? 'bg-brand-950 text-white' : 'bg-tile text-ink-950';
  return (
    <div className={`${SHAPE} ${ground} min-h-[520px]`}>
      <div className="relative z-1 md:max-w-[262px]">
        <IconChip name={tile.icon} />
        <h3 {...foreign(tile, 'title')}>
          <CardLink to={linkOf(tile)}>{tile.title}</CardLink>
        </h3>
        <p
          {...foreign(tile, 'description')}
          className={`mt-2.5 leading-normal ${night ? 'text-on-deep' : 'text-ink-600'}`}
        >
          {tile.description}
        </p>
      </div>
      {tile.url !== '' && (
        <span
          className={`absolute bottom-7.5 inset-s-7.5 hidden size-10 place-items-center rounded-full transition-colors duration-140 group-has-[a:hover]:bg-brand-600 group-has-[a:hover]:text-white md:grid ${night ? 'bg-white/12 text-white' : 'bg-white text-ink-500'}`}
        >
          <Icon name="arrow-right" size={18} />
        </span>
      )}
      <div className={`absolute overflow-hidden ${screen.frame}`}>
        <img
          src={screen.src}
          width={screen.width}
          height={screen.height}
          alt=""
          loading="lazy"
          className={`max-w-none shadow-lift rtl:float-left ${screen.crop}`}
        />
      </div>
    </div>
  );
}
