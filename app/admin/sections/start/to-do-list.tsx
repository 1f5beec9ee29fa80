import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminStartWords } from '#admin/copy/admin-start-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { describeParts, type SystemState } from './describe-part.ts';
import { PartSentence } from './system-parts.tsx';

const words = adminStartWords.todo;

/** What waits for the owner: enquiries, parts of the site that do not work, an account without a second factor. */
export function ToDoList({
  open,
  system,
  hasSecondFactor,
}: {
  open: number;
  system: SystemState;
  hasSecondFactor: boolean;
}) {
  const broken = describeParts(system).filter(({ tone }) => tone === 'bad');
  const isDone = open === 0 && broken.length === 0 && hasSecondFactor;
  return (
    <AdminCard title={words.title} {...(isDone ? { text: words.none } : {})}>
      {!isDone && (
        <ul className="-mt-2 divide-y divide-line text-note">
          {open > 0 && (
            <ToDo icon="mail">
              {words.open(open)}{' '}
              <ToDoLink to="/admin/inquiries?state=open">{words.openLink}</ToDoLink>
            </ToDo>
          )}
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

function ToDo({ icon, children }: { icon: string; children: ReactNode }) {
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
