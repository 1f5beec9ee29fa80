import { interfaceWords } from '#copy/en/interface-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import type { WordMarks } from './word-marks.ts';
import { useWording } from './wording-context.ts';

export type BreadcrumbItem = { label: string; to?: string } & WordMarks;

/** Where the page stands in the site below its home page, for example Home > About (part 2 section 2). The last item is the page itself: its heading says it whole, so that here it is cut rather than broken. */
export function Breadcrumb({ items: below }: { items: BreadcrumbItem[] }) {
  const wording = useWording();
  const items: BreadcrumbItem[] = [{ label: wording.of(pageWords).home, to: '/' }, ...below];
  return (
    <nav aria-label={wording.of(interfaceWords).breadcrumb} className="text-note">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-text-3">
        {items.map(({ label, to, ...marks }, index) => {
          const isPage = index === items.length - 1;
          return (
            <li
              key={`${index} ${label}`}
              className={`flex min-w-0 items-center gap-1.5 ${isPage ? 'grow basis-24' : ''}`}
            >
              {index > 0 && <Icon name="chevron-right" size={16} className="text-text-3" />}
              {isPage || !to ? (
                <span
                  {...marks}
                  {...(isPage ? { 'aria-current': 'page' } : {})}
                  className={isPage ? 'line-clamp-1 text-text' : ''}
                >
                  {label}
                </span>
              ) : (
                <SiteLink
                  {...marks}
                  to={to}
                  className="touch-area inline-flex min-h-6 items-center underline-offset-4 hover:text-link hover:underline"
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
