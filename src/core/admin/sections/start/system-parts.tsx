import { Link } from 'react-router';
import { adminStartWords as words } from '#admin/copy/en/admin-start-words.ts';
import { AdminCard, StateChip } from '#admin/sections/admin-card.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import type { SystemState } from '#server/owner/owner.ts';
import { describeParts, type DescribedPart } from './describe-part.ts';

/** How mail, content, publishing and backups do: those that do not need the owner, who finds the others in the to-do list. */
export function SystemParts({ system }: { system: SystemState }) {
  const parts = describeParts(system).filter(({ tone }) => tone !== 'bad');
  if (parts.length === 0) return null;
  return (
    <AdminCard title={words.system.title}>
      <ul className="-mt-2 divide-y divide-line">
        {parts.map((part) => (
          <li key={part.name} className="py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{words.parts[part.name]}</span>
              <StateChip tone={part.tone}>{words.tones[part.tone]}</StateChip>
            </p>
            <p className="mt-1 text-note text-text-2">
              <PartSentence part={part} />
            </p>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}

/** What a part does, in a sentence, and the link to what mends it. */
export function PartSentence({ part }: { part: DescribedPart }) {
  const { sentence, atMs = null, link } = part;
  return (
    <>
      {sentence}
      {atMs !== null && (
        <>
          {' '}
          <Moment ms={atMs} />.
        </>
      )}
      {link && (
        <>
          {' '}
          <Link to={link.to} className="text-link underline underline-offset-4">
            {link.label}
          </Link>
        </>
      )}
    </>
  );
}
