import { headerWords } from '#copy/en/header-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { RoomyLink } from './header-room.ts';

/**
 * The links that have no room in the header; where none has, it reads "Menu". The browser's own disclosure opens it;
 * `browser/header-menus.ts` also opens it under the pointer.
 */
export function MoreMenu({ links }: { links: RoomyLink[] }) {
  const words = useWords(headerWords);
  const foreign = useForeign();
  const listed = links.filter(({ listed: classes }) => classes !== 'md:hidden');
  if (listed.length === 0) return null;
  const [first] = links;
  const holdsCurrent = listed.find(({ current }) => current);
  return (
    // Gone where its last link has room.
    <li className={listed.at(-1)?.listed}>
      <details data-header-menu="" className="group relative">
        <summary
          className={`touch-area flex items-center gap-1 py-2 whitespace-nowrap hover:text-link group-open:text-link ${holdsCurrent ? 'text-link' : 'text-ink-700 dark:text-text-2'}`}
        >
          {first?.shown ? (
            <>
              <span className={first.listed}>{words.menu}</span>
              <span className={first.shown}>{words.more}</span>
            </>
          ) : (
            words.more
          )}
          <Icon
            name="chevron-down"
            size={16}
            className="transition-transform duration-140 group-open:rotate-180"
          />
        </summary>
        <ul className="absolute top-full inset-e-0 z-30 mt-2 grid min-w-56 gap-0.5 rounded-panel border border-line bg-card p-2 shadow-float">
          {listed.map(({ label, to, current, listed: classes, from }) => (
            <li key={to} className={classes}>
              <SiteLink
                {...(from && foreign(from.thing, from.field))}
                to={to}
                aria-current={current}
                className="block rounded-chip px-3.5 py-2.5 text-text hover:bg-chip hover:text-link aria-[current]:text-link"
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
