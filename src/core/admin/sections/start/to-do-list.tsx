import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { count, fill } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import type { SystemState } from '#server/owner/owner.ts';
import { describeParts } from './describe-part.ts';
import { PartSentence } from './system-parts.tsx';
import type { SpriteIcon } from '#ui/interface-icons.ts';

const words = adminStartWords.todo;

/**
 * What waits for the owner: inquiries, content that cannot be shown, parts of the site that do not work, an account without
 * a second factor.
 */
export function ToDoList({
  open,
  system,
  hasSecondFactor,
}: {
  open: number;
  /** Null for whom the site is not to mend. */
  system: SystemState | null;
  hasSecondFactor: boolean;
}) {
  const broken = (system ? describeParts(system) : []).filter(({ tone }) => tone === 'bad');
  const { faults, errors } = system?.content ?? { faults: [], errors: 0 };
  const isDone = open === 0 && faults.length === 0 && broken.length === 0 && hasSecondFactor;
  return (
    <AdminCard title={words.title} {...(isDone ? { text: words.none } : {})}>
      {!isDone && (
        <ul className="-mt-2 divide-y divide-line text-note">
          {open > 0 && (
            <ToDo icon="mail">
              {count(adminWording, words.open, open)}{' '}
              <ToDoLink to="/admin/inquiries?stage=new">{words.openLink}</ToDoLink>
            </ToDo>
          )}
          {faults.map(({ title, message }, at) => (
            <ToDo key={`${title} ${message}`} icon="triangle-alert">
              {title === '' ? message : fill(words.fault, { title, message })}{' '}
              {at === faults.length - 1 && (
                <ToDoLink to="/admin/content">
                  {count(adminWording, words.faultsLink, errors)}
                </ToDoLink>
              )}
            </ToDo>
          ))}
          {broken.map((part) => (
            <ToDo key={part.name} icon="triangle-alert">
              <PartSentence part={part} />
            </ToDo>
          ))}
          {!hasSecondFactor && (
            <ToDo icon="shield">
              {words.factor} <ToDoLink to="/admin/account">{words.factorLink}</ToDoLink>
            </ToDo>
          )}
        </ul>
      )}
    </AdminCard>
  );
}

function ToDo({ icon, children }: { icon: SpriteIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-text-2" />
      <p className="min-w-0">{children}</p>
    </li>
  );
}

function ToDoLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
