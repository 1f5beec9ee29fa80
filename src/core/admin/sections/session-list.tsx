import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { fill } from '#copy/wording.ts';
import type { SessionEntry } from '#server/owner/owner.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard, FactList, StateChip } from './admin-card.tsx';
import { Moment } from './moment.tsx';

const { account: words } = adminAccountWords;

/** Where one is signed in, and how to end it there. */
export function SessionList({ sessions }: { sessions: SessionEntry[] }) {
  return (
    <AdminCard title={words.sessionsTitle} text={words.sessionsText}>
      <ul className="-my-4 divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" reloadDocument className="mt-6">
          <ActButton act="end-others" label={words.endOthers} />
        </Form>
      )}
    </AdminCard>
  );
}

function SessionLine({ session }: { session: SessionEntry }) {
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
          <input type="hidden" name="id" value={id} />
          <ActButton act="end" label={words.end} aria-label={fill(words.endOf, { device })} />
        </Form>
      )}
    </li>
  );
}

/** From the most particular name to the most general: browsers carry the names of those they stem from. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What a browser calls itself, in words that a person recognises, such as `Firefox on Windows`; null when it says nothing. */
function describeBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? userAgent.slice(0, 40);
}
