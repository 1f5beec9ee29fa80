import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import type { InquiryEvent } from '#server/intake/intake.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { AdminCard } from './admin-card.tsx';
import { FIELD } from './admin-field.tsx';
import { Moment } from './moment.tsx';
import { WhatHappened } from './what-happened.tsx';

const { detail: words } = adminInquiryWords;

/** The id of the field for a note, for links to it. */
export const NOTE_FIELD = 'note';

/** What those who work on an inquiry wrote and did, newest first, with a note to add. */
export function InquiryHistory({ events }: { events: InquiryEvent[] }) {
  return (
    <AdminCard title={words.history}>
      <ActForm className="grid gap-2">
        <label htmlFor={NOTE_FIELD} className="text-note font-medium">
          {words.note}
        </label>
        <textarea
          id={NOTE_FIELD}
          name="note"
          rows={3}
          maxLength={5_000}
          required
          aria-describedby={`${NOTE_FIELD}-hint`}
          className={FIELD}
        />
        <p id={`${NOTE_FIELD}-hint`} className="text-small text-text-2">
          {words.noteHint}
        </p>
        <div>
          <ActButton act="note" icon="pencil" label={words.addNote} />
        </div>
      </ActForm>
      {events.length === 0 ? (
        <p className="mt-6 text-note text-text-2">{words.noHistory}</p>
      ) : (
        <ol className="mt-6 grid gap-4">
          {events.map((event) => (
            <li
              key={event.id}
              className={`min-w-0 border-l-2 pl-4 ${event.kind === 'note' ? 'border-primary' : 'border-line'}`}
            >
              <p className="text-note">
                <span className="font-medium">{event.by}</span> <WhatHappened event={event} />
              </p>
              {event.kind === 'note' && (
                <p className="mt-1.5 max-w-[46em] whitespace-pre-wrap">{event.detail.text}</p>
              )}
              <p className="mt-0.5 text-small text-text-2">
                <Moment ms={event.happenedAtMs} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </AdminCard>
  );
}
