import { ADDRESSES } from '#content/addresses/addresses.ts';
import { searchPages } from '#copy/search-pages.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording } from '#ui/wording-context.ts';

/** Where to go on from a search without results: the site's main pages that it has, each with what is there. */
export function PopularPages() {
  const wording = useWording();
  const pages = searchPages(wording);
  return (
    <ul className="grid max-w-[820px] gap-x-10 gap-y-6 border-t border-line pt-8 sm:grid-cols-2">
      {ADDRESSES.filter(({ isPopular }) => isPopular).map(({ path }) => (
        <li key={path}>
          <SiteLink
            to={path}
            className="touch-area inline-block text-intro font-medium text-link underline underline-offset-4"
          >
            {pages[path]?.title ?? path}
          </SiteLink>
          <p className="mt-1 text-text-2">{pages[path]?.description}</p>
        </li>
      ))}
    </ul>
  );
}
