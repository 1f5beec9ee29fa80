import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { InquiryErrors } from '#content/contact/inquiry-fields.ts';
import { recordEvent } from '#browser/record-event.ts';
import { keepWaiting } from '#browser/waiting-store.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { waitingWords } from '#copy/en/waiting-words.ts';
import type { Wording } from '#copy/wording.ts';
import { dismissToast, toast, type ToastInput } from '#ui/toast.ts';
import { useWording } from '#ui/wording-context.ts';
import { keepDraft } from './inquiry-draft.ts';
import { findErrors, firstOf, readPayload, type InquiryPayload } from './inquiry-payload.ts';
import { openPreparedMail, type PreparedMail } from './prepared-mail.ts';
import { WAITING_SENT, type WaitingSent } from './waiting-inquiries.ts';
import { fetchFormMarks, sendInquiry, tellSent, type FormMarks } from './send-inquiry.ts';

/** The states of part 1 section 4; `waiting` is sent as soon as the connection returns. */
export type InquiryState =
  | { status: 'idle' | 'sending' }
  /** Sent once the connection returns; by its key the form learns of that. */
  | { status: 'waiting'; idempotencyKey: string }
  /** `prepared` is the mail with which the visitor's mail program took over. */
  | { status: 'sent'; prepared: PreparedMail | null }
  /** `message` is '' where a toast or the fields say it all. */
  | { status: 'failed'; message: string; fields: InquiryErrors };

type Options = {
  formType: string;
  /** Where the prepared mail goes when the site cannot be reached; '' when the content names none. */
  mailTo: string;
  onSent: () => void;
};

/** Sends one form's inquiry and shows the visitor the result. */
export function useInquiry({ formType, mailTo, onSent }: Options) {
  const wording = useWording();
  const words = wording.of(inquiryWords);
  const [state, setState] = useState<InquiryState>({ status: 'idle' });
  const asked = useRef<Promise<FormMarks> | null>(null);
  const [marks, setMarks] = useState<FormMarks | null>(null);
  const said = useRef('');
  const tell = (input: ToastInput) => {
    said.current = toast(input);
  };

  const waitingKey = state.status === 'waiting' ? state.idempotencyKey : null;
  // Before it shows as waiting: what was sent is told once.
  useLayoutEffect(() => {
    if (waitingKey === null) return;
    const channel = new BroadcastChannel(WAITING_SENT);
    channel.onmessage = ({ data }: MessageEvent<WaitingSent>) => {
      if (data.idempotencyKey !== waitingKey) return;
      // What was refused is the form's draft again.
      if (data.outcome === 'sent') setState({ status: 'sent', prepared: null });
      else setState({ status: 'failed', message: words.failed.inline, fields: {} });
    };
    return () => channel.close();
  }, [waitingKey, words]);

  /** One set of marks per shown form: asking early makes the time token old enough to count. */
  const prepare = useCallback(() => {
    if (!asked.current) {
      asked.current = fetchFormMarks(formType);
      void asked.current.then(setMarks);
    }
    return asked.current;
  }, [formType]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    // What was said of the last try is over.
    if (said.current) dismissToast(said.current);
    const held = readPayload(form);
    const about = { form_type: formType, form_location: location.pathname };
    const { fields, isMissing } = findErrors(wording, held);
    if (firstOf(fields)) {
      if (isMissing) tell({ ...asToast(words.missing), tone: 'error' });
      setState({ status: 'failed', message: '', fields });
      recordEvent('form_submit_error', about);
      return;
    }
    setState({ status: 'sending' });
    const payload = { ...held, formType, ...(await prepare()) };
    const finished = await deliver(wording, payload, { mailTo, tell });
    setState(finished);
    if (finished.status === 'failed') recordEvent('form_submit_error', about);
    // A prepared mail is the visitor's to send, who reads here how: until they begin anew the tab keeps their words, and
    // the form its key.
    const isSent = finished.status === 'sent' && !finished.prepared;
    if (isSent) {
      recordEvent('form_submit_success', about);
      tellSent(formType, location.pathname);
    }
    if (isSent || finished.status === 'waiting') forget();
    if (isSent) onSent();
  };

  const forget = () => {
    keepDraft(formType, null);
    asked.current = null;
    setMarks(null);
  };
  const reset = () => {
    forget();
    setState({ status: 'idle' });
  };
  return { state, marks, prepare, submit, reset };
}

function asToast({ title, text }: { title: string; text: string }) {
  return { title, description: text };
}

async function deliver(
  wording: Wording,
  payload: InquiryPayload,
  { mailTo, tell }: { mailTo: string; tell: (input: ToastInput) => void },
): Promise<InquiryState> {
  const words = wording.of(inquiryWords);
  if (navigator.onLine === false && keepWaiting(payload)) {
    tell({ ...asToast(wording.of(waitingWords)), tone: 'warning' });
    return { status: 'waiting', idempotencyKey: payload.idempotencyKey };
  }
  const answer = await sendInquiry(payload);
  if (answer.outcome === 'sent') {
    tell({ title: words.sent.toast, description: words.sent.text, tone: 'success' });
    return { status: 'sent', prepared: null };
  }
  if (answer.outcome === 'refused' || answer.outcome === 'busy') {
    tell({ title: words.failed.title, description: words.failed.toast, tone: 'error' });
    return { status: 'failed', message: words.failed.inline, fields: answer.fields };
  }
  const prepared = openPreparedMail(words.labels, mailTo, {
    ...payload,
    ...(payload.project !== '' && {
      projectAddress: `${location.origin}/project?${payload.project}`,
    }),
  });
  if (prepared) {
    tell(asToast(words.prepared));
    return { status: 'sent', prepared };
  }
  return { status: 'failed', message: words.failed.final, fields: {} };
}
