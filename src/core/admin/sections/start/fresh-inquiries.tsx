import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { count } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';

const words = adminStartWords.fresh;

type Line = { number: number; received_at: number; name: string; company: string; excerpt: string };

/** Inquiries that came since the last visit and that nobody has dealt with, newest first. */
export function FreshInquiries({
  fresh,
  freshTotal,
  isFirstVisit,
}: {
  fresh: Line[];
  freshTotal: number;
  isFirstVisit: boolean;
}) {
  // On the first visit all that are open are new, and how many is in the to-do list.
  const counted = isFirstVisit ? null : count(adminWording, words.count, freshTotal);
  return (
    <AdminCard title={words.title} text={freshTotal === 0 ? words.none : counted}>
      {fresh.length > 0 && (
        <ul className="-mt-3 divide-y divide-line">
          {fresh.map(({ number, received_at, name, company, excerpt }) => (
            <li key={number} className="relative py-3">
              <h3 className="text-body! leading-snug! tracking-normal!">
                <CardLink to={`/admin/inquiries/${number}`}>
                  {company === '' ? name : `${name}, ${company}`}
                </CardLink>
              </h3>
              <p className="mt-1 text-note text-text-2">{excerpt}</p>
              <p className="mt-1 text-small text-text-2">
                <Moment ms={received_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/admin/inquiries" look="outline" size="small" className="mt-3">
        {words.all}
      </ButtonLink>
    </AdminCard>
  );
}
