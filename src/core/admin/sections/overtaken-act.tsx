import { useEffect, useRef, type ElementType, type ReactNode } from 'react';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { fill } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import type { InquiryEvent } from '#server/intake/intake.ts';
import { Moment } from './moment.tsx';
import { ShownInquiry, type ShownInquiryProps } from './shown-inquiry.tsx';
import { WhatHappened } from './what-happened.tsx';

const words = adminInquiryWords.overtaken;

/** What an act left undone, because others had changed the same since the page was made. */
export type Overtaking = {
  /** The last that was done with each since. */
  overtaken: (ShownInquiryProps & { event: InquiryEvent })[];
  /** Numbers of those that were erased since. */
  gone: number[];
  /** Whether it is to be done all the same, as a question. */
  ask: string;
  /** The fields that asked for the act, without inquiries and password. */
  again: (readonly [name: string, value: string])[];
  /** Whether it was done with the other selected ones. */
  isRestDone: boolean;
};

/** Who has done what since, and when. */
export function WhatOvertook({ overtaking }: { overtaking: Overtaking }) {
  const { overtaken, gone, ask, isRestDone } = overtaking;
  return (
    <div role="alert" className="grid gap-2 text-note">
      <ul className="grid gap-1">
        {overtaken.map(({ number, event }) => (
          <li key={number}>
            {fill(adminInquiryWords.number, { number })}: {event.by} <WhatHappened event={event} />{' '}
            (
            <Moment ms={event.happenedAtMs} />
            ).
          </li>
        ))}
        {gone.map((number) => (
          <li key={number}>{fill(words.gone, { number })}</li>
        ))}
      </ul>
      {isRestDone && <p>{words.restDone}</p>}
      {overtaken.length > 0 && <p className="font-medium">{ask}</p>}
    </div>
  );
}

/**
 * Asks whether an act is to be done all the same: a form of its own, which names the inquiries as they were told just now.
 * @param Form what sends it
 * @param leave what drops the question
 */
export function OvertakenAct({
  overtaking,
  Form,
  onSubmit,
  leave,
}: {
  overtaking: Overtaking;
  Form: ElementType<{
    method: 'post';
    className: string;
    onSubmit?: () => void;
    children: ReactNode;
  }>;
  onSubmit?: () => void;
  leave: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // It may stand out of view.
  useEffect(() => box.current?.focus(), []);
  const { overtaken, again } = overtaking;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="col-span-full w-full rounded-input border border-error bg-card px-4 py-3"
    >
      <WhatOvertook overtaking={overtaking} />
      <Form method="post" {...(onSubmit && { onSubmit })} className="mt-3 flex flex-wrap gap-2">
        {overtaken.map((inquiry) => (
          <ShownInquiry key={inquiry.number} inquiry={inquiry} />
        ))}
        {again.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {overtaken.length > 0 && (
          <Button type="submit" size="small">
            {words.allTheSame}
          </Button>
        )}
        {leave}
      </Form>
    </div>
  );
}
