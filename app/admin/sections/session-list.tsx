import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { fill } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { AdminCard, FactList, StateChip } from './admin-card.tsx';
import { describeBrowser } from './describe-browser.ts';
import { Moment } from './moment.tsx';

const { account: words } = adminAccountWords;

type Session = {
  id: string;
  isCurrent: boolean;
  startedAtMs: number;
  lastUsedAtMs: number;
  address: string | null;
  userAgent: string | null;
};

/** Where one is signed in, and how to end it there. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  return (
    <AdminCard title={words.sessionsTitle} text={words.sessionsText}>
      <ul className="-my-4 divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" reloadDocument className="mt-6">
          <Button type="submit" name="act" value="end-others" look="outline" size="small">
            {words.endOthers}
          </Button>
        </Form>
      )}
    </AdminCard>
  );
}

function SessionLine({ session }: { session: Session }) {
  const { id, isCurrent, startedAtMs, lastUsedAtMs, address, userAgent } = session;
  const device = describeBrowser(userAgent) ?? adminWords.unknown;
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 py-4">
      <div className="min-w-0">
        <h3 className="mb-2 flex flex-wrap items-center gap-2 text-body!">
          {device} {isCurrent && <StateChip tone="good">{words.thisSession}</StateChip>}
        </h3>
        <FactList
          facts={[
            [words.signedInAt, <Moment key="in" ms={startedAtMs} />],
            [words.lastUsed, <Moment key="used" ms={lastUsedAtMs} />],
            [words.from, address ?? adminWords.unknown],
          ]}
        />
      </div>
      {!isCurrent && (
        <Form method="post" reloadDocument>
          <input type="hidden" name="act" value="end" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            look="outline"
            size="small"
            aria-label={fill(words.endOf, { device })}
          >
            {words.end}
          </Button>
        </Form>
      )}
    </li>
  );
}
