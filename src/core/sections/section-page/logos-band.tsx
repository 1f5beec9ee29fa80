import type { PageSection } from '#content/pages/page.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';

/**
 * Logos in rows, each on the ground of a card. Most are made for a white one: in the dark theme light and dark change places,
 * colors keep their hue, and a white ground of their own becomes that of the card.
 */
export function LogosBand({ section }: { section: PageSection & { kind: 'logos' } }) {
  const foreign = useForeign();
  const { anchor, title, logos } = section;
  return (
    <Band id={anchor} {...(title === '' ? {} : { labelledBy: `${anchor}-title` })}>
      {title !== '' && (
        <h2
          {...foreign(section, 'title')}
          id={`${anchor}-title`}
          className="mb-7.5 text-center font-body text-intro leading-[1.3] font-medium tracking-[-0.01em] text-text-2"
        >
          {title}
        </h2>
      )}
      <ul className="flex flex-wrap justify-center gap-4">
        {logos.map((logo, index) => (
          <li
            key={`${index} ${logo.url}`}
            className="h-28 max-w-[260px] min-w-0 flex-[0_1_calc(50%-8px)] md:flex-[1_1_132px] overflow-hidden rounded-panel border border-line bg-white p-5 dark:bg-card"
          >
            <Picture
              picture={logo}
              sizes="220px"
              className="size-full object-contain dark:[filter:invert(1)_hue-rotate(180deg)] dark:mix-blend-screen"
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
