import { Link } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminDestinationWords as words } from '#admin/copy/en/admin-destination-words.ts';
import { AdminCard, StateChip } from '#admin/sections/admin-card.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { count } from '#copy/wording.ts';
import type { DestinationLine } from '#server/intake/intake.ts';

export type DestinationKindName = keyof typeof words.kinds;
export type ShownState = keyof typeof words.states;

const TONES = {
  unreadable: 'bad',
  off: 'quiet',
  held: 'bad',
  failing: 'bad',
  parked: 'bad',
  untried: 'notice',
  works: 'good',
} as const satisfies Record<ShownState, string>;

export function DestinationStateChip({ state }: { state: ShownState }) {
  return <StateChip tone={TONES[state]}>{words.states[state]}</StateChip>;
}

/** Every destination with how it does. */
export function DestinationList({ lines }: { lines: DestinationLine[] }) {
  return (
    <AdminCard title={count(adminWording, words.listTitle, lines.length)}>
      <DataTable
        label={words.list}
        none={words.none}
        rows={lines}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words.name,
            isHead: true,
            cell: ({ id, name, kind }) => (
              <>
                <Link
                  to={`/admin/destinations/${id}`}
                  className="text-link underline underline-offset-4"
                >
                  {name}
                </Link>
                <span className="mt-0.5 block text-small font-normal text-text-2">
                  {words.kinds[kind][0]}
                </span>
              </>
            ),
          },
          {
            title: words.state,
            cell: ({ state, reason }) => (
              <>
                <DestinationStateChip state={state} />
                {reason !== null && state !== 'off' && (
                  <span className="mt-1.5 block text-small text-text-2">{reason}</span>
                )}
              </>
            ),
          },
          { title: words.waiting, cell: ({ waiting }) => waiting.toLocaleString('en') },
          { title: words.parked, cell: ({ parked }) => parked.toLocaleString('en') },
          {
            title: words.last,
            cell: ({ lastSentAtMs }) =>
              lastSentAtMs === null ? words.never : <Moment ms={lastSentAtMs} />,
          },
        ]}
      />
    </AdminCard>
  );
}

/** The kinds that can be added, each with a sentence. */
export function KindChoice({ kinds }: { kinds: readonly DestinationKindName[] }) {
  return (
    <AdminCard id="add" title={words.addTitle} text={words.addText}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {kinds.map((kind) => {
          const [name, text] = words.kinds[kind];
          return (
            <li key={kind}>
              <Link
                to={`/admin/destinations/new?kind=${kind}`}
                className="block h-full rounded-input border border-line px-4 py-3 hover:border-primary"
              >
                <span className="font-medium text-link underline underline-offset-4">{name}</span>
                <span className="mt-1 block text-small text-text-2">{text}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-small text-text-2">{words.guide}</p>
    </AdminCard>
  );
}
