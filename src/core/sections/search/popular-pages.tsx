import { searchWords } from '#copy/en/search-words.ts';
import { searchPages } from '#copy/search-pages.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording } from '#ui/wording-context.ts';

/** Where to go on from a search without results: the site's main pages that it has, each with what is there. */
export function PopularPages() {
  const wording = useWording();
  const pages = searchPages(wording);
  return (
    <ul className="grid max-w-[820px] gap-x-10 gap-y-6 border-t border-line pt-8 sm:grid-cols-2">
      {wording.of(searchWords).popular.map(({ url: path }) => {
        const page = pages[path];
        return (
          page && (
            <li key={path}>
              <SiteLink
                to={path}
                className="touch-area inline-block text-intro font-medium text-link underline underline-offset-4"
              >
                {page.title}
              </SiteLink>
              <p className="mt-1 text-text-2">{page.description}</p>
            </li>
          )
        );
      })}
    </ul>
  );
}
