import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import { adminWords } from '#admin/copy/admin-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import type { SearchValues } from './inquiry-search-form.tsx';
import { Moment } from './moment.tsx';

type Line = {
  number: number;
  received_at: number;
  form_type: string;
  name: string;
  email: string;
  company: string;
  excerpt: string;
  spam_verdict: keyof typeof words.verdicts;
  handled_at: number | null;
  parked: boolean;
  waiting: boolean;
  kept: boolean;
};

/** What was found, newest first, a page at a time. */
export function InquiryList({
  lines,
  total,
  page,
  pages,
  values,
}: {
  lines: Line[];
  total: number;
  page: number;
  pages: number;
  values: SearchValues;
}) {
  const addressOf = (other: number) =>
    `/admin/inquiries?${new URLSearchParams({ ...values, page: String(other) })}`;
  return (
    <AdminCard title={words.found(total)}>
      {lines.length === 0 ? (
        <p className="text-text-2">{words.none}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {lines.map((line) => (
            <InquiryLine key={line.number} line={line} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={words.title} className="mt-6 flex flex-wrap items-center gap-3 text-note">
          {page > 1 && (
            <ButtonLink to={addressOf(page - 1)} look="outline" size="small" rel="prev">
              {adminWords.newer}
            </ButtonLink>
          )}
          <span className="text-text-2">{adminWords.page(page, pages)}</span>
          {page < pages && (
            <ButtonLink to={addressOf(page + 1)} look="outline" size="small" rel="next">
              {adminWords.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </AdminCard>
  );
}

function InquiryLine({ line }: { line: Line }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 rounded-input py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-base! leading-snug! tracking-normal!">
          <CardLink to={`/admin/inquiries/${line.number}`}>
            {words.number(line.number)} {line.name}
          </CardLink>
        </h3>
        <p className="text-small break-words text-text-2">
          {line.email}
          {line.company && `, ${line.company}`}
        </p>
        <p className="mt-1.5 text-note break-words text-text-2">{line.excerpt}</p>
      </div>
      <div className="flex flex-wrap content-start items-center gap-2 text-small text-text-2 md:max-w-[240px] md:justify-end">
        <Moment ms={line.received_at} />
        <StateChip>{line.form_type}</StateChip>
        {line.spam_verdict !== 'clean' && (
          <StateChip tone="notice">{words.verdicts[line.spam_verdict]}</StateChip>
        )}
        {line.parked && <StateChip tone="bad">{words.parked}</StateChip>}
        {line.waiting && <StateChip>{words.waiting}</StateChip>}
        {line.kept && <StateChip>{words.kept}</StateChip>}
        {line.handled_at === null ? (
          <StateChip tone="good">{words.open}</StateChip>
        ) : (
          <StateChip>{words.handled}</StateChip>
        )}
      </div>
    </li>
  );
}
