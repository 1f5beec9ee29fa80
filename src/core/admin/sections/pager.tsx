import { adminWords } from '#admin/copy/en/admin-words.ts';
import { fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Leads through the pages of a list; nothing where there is one. */
export function Pager({
  label,
  page,
  pages,
  addressOf,
  previous,
  next,
}: {
  /** What the pages are of. */
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  previous: string;
  next: string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-3 text-note">
      {page > 1 && (
        <ButtonLink to={addressOf(page - 1)} look="outline" size="small" rel="prev">
          {previous}
        </ButtonLink>
      )}
      <span className="text-text-2">{fill(adminWords.page, { page, pages })}</span>
      {page < pages && (
        <ButtonLink to={addressOf(page + 1)} look="outline" size="small" rel="next">
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}
