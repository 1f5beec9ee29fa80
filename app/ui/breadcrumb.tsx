import { interfaceWords } from '#copy/interface-words.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

export type BreadcrumbItem = { label: string; to?: string };

/** Where the page stands in the site, for example Home > About (part 2 section 2). The last item is the page itself. */
export function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  return (
    <nav aria-label={interfaceWords.breadcrumb} className="text-note">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-text-3">
        {items.map(({ label, to }, index) => {
          const isPage = index === items.length - 1;
          return (
            <li key={`${index} ${label}`} className="flex min-w-0 items-center gap-1.5">
              {index > 0 && <Icon name="chevron-right" size={16} className="text-text-3" />}
              {isPage || !to ? (
                <span
                  {...(isPage ? { 'aria-current': 'page' } : {})}
                  className={`inline-flex min-h-6 items-center ${isPage ? 'text-text' : ''}`}
                >
                  {label}
                </span>
              ) : (
                <SiteLink
                  to={to}
                  className="inline-flex min-h-6 items-center underline-offset-4 hover:text-link hover:underline"
                >
                  {label}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
