import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminContentWords as words } from '#admin/copy/en/admin-content-words.ts';
import { count } from '#copy/wording.ts';
import type { ContentFinding as Finding } from '#server/owner/owner.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { FormProblem } from './admin-field.tsx';
import { DataTable } from './data-table.tsx';
import { FoldCard } from './fold-card.tsx';
import { Moment } from './moment.tsx';

const TONES = { error: 'bad', warning: 'notice', notice: 'quiet' } as const;

/** So many of the worst stand open; a phone shows each as a card. */
const OPEN_MAX = 5;
const WORST: readonly Finding['severity'][] = ['error', 'warning', 'notice'];

/** What in the space to mend first, open, then the rest, and the way to have all of it examined. */
export function ContentFindings({
  examinedAtMs,
  findings,
  problem,
}: {
  examinedAtMs: number | null;
  findings: Finding[];
  problem: string | null;
}) {
  const text =
    examinedAtMs === null ? (
      words.met
    ) : (
      <>
        {words.examined} <Moment ms={examinedAtMs} />.
      </>
    );
  const sorted = findings.toSorted((a, b) => WORST.indexOf(a.severity) - WORST.indexOf(b.severity));
  const first = sorted
    .filter(({ severity }) => severity === sorted[0]!.severity)
    .slice(0, OPEN_MAX);
  const rest = sorted.slice(first.length);
  return (
    <>
      <AdminCard title={words.findingsTitle} text={text}>
        {problem && <FormProblem>{problem}</FormProblem>}
        <FindingTable label={words.findingsTitle} findings={first} />
        <Form method="post" className="mt-5">
          <ActButton act="examine" icon="search" label={words.examine} />
        </Form>
      </AdminCard>
      {rest.length > 0 && (
        <FoldCard title={count(adminWording, words.rest, rest.length)}>
          <FindingTable label={count(adminWording, words.rest, rest.length)} findings={rest} />
        </FoldCard>
      )}
    </>
  );
}

function FindingTable({ label, findings }: { label: string; findings: Finding[] }) {
  return (
    <DataTable
      label={label}
      none={words.noFindings}
      rows={findings}
      keyOf={({ id, message }) => `${id} ${message}`}
      columns={[
        {
          title: words.severity,
          cell: ({ severity }) => (
            <StateChip tone={TONES[severity]}>{words.severities[severity]}</StateChip>
          ),
        },
        {
          title: words.entry,
          isHead: true,
          cell: ({ id, title }) => (
            <>
              {title} <code className="block text-small break-all text-text-2">{id}</code>
            </>
          ),
        },
        { title: words.finding, cell: ({ message }) => message },
        {
          title: words.harms,
          cell: ({ pages }) =>
            pages.slice(0, 5).map((path) => (
              <a
                key={path}
                href={path}
                className="block break-all text-link underline-offset-4 hover:underline"
              >
                {path}
              </a>
            )),
        },
      ]}
    />
  );
}
