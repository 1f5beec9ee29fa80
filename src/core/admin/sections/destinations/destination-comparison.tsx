import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { count } from '#copy/wording.ts';
import type { Comparison } from '#server/intake/intake.ts';
import { InquiryLink } from './destination-status.tsx';

/** What the last comparison with what the destination has found. */
export function DestinationComparison({
  canBeAsked,
  comparedAtMs,
  comparison,
}: {
  canBeAsked: boolean;
  comparedAtMs: number | null;
  comparison: Comparison | null;
}) {
  if (!canBeAsked) return <AdminCard title={words.compareTitle} text={words.cannotCompare} />;
  return (
    <AdminCard title={words.compareTitle} text={words.compareText}>
      {comparison && comparedAtMs !== null && (
        <div className="mb-5 grid gap-3 text-note">
          <p>
            {words.compared} <Moment ms={comparedAtMs} />.{' '}
            {count(adminWording, words.comparison, comparison.asked)}
          </p>
          <Found {...comparison} />
        </div>
      )}
      <Form method="post" reloadDocument>
        <ActButton act="compare" icon="search" label={words.compare} />
      </Form>
    </AdminCard>
  );
}

function Found({ asked, sentAgain, found, missing, fault }: Comparison) {
  if (fault !== null)
    return (
      <p className="text-error">
        {words.compareFault} {fault}
      </p>
    );
  const lists = [
    [words.sentAgainOnes, sentAgain],
    [words.foundOnes, found],
    [words.missingOnes, missing],
  ] as const;
  if (lists.every(([, numbers]) => numbers.length === 0))
    return asked === 0 ? null : <p>{words.allThere}</p>;
  return lists
    .filter(([, numbers]) => numbers.length > 0)
    .map(([title, numbers]) => (
      <div key={title}>
        <p>{title}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {numbers.slice(0, 50).map((number) => (
            <li key={number}>
              <InquiryLink number={number} />
            </li>
          ))}
        </ul>
      </div>
    ));
}
