import { mailHref } from '#content/contact/mail-href.ts';
import type { inquiryWords } from '#copy/en/inquiry-words.ts';
import { SENDER_FIELDS, type InquiryValues } from '#content/contact/inquiry-fields.ts';

/** Mail programs cut long addresses; what is longer is shortened here, visibly. */
const BODY_LIMIT = 1_500;

type Prepared = InquiryValues & {
  formType: string;
  /** Address of the project list that would have gone along. */
  projectAddress?: string;
};

/** A message for the visitor's own mail program. */
export type PreparedMail = {
  /** Opens the mail program with the message. */
  address: string;
  /** The whole message with its head, for a visitor who has no mail program here. */
  text: string;
};

type Labels = Readonly<Record<keyof typeof inquiryWords.labels, string>>;

/** The message as the visitor's mail program gets it (part 1 section 4). @param labels of the form, in the visitor's language */
export function preparedMail(labels: Labels, to: string, payload: Prepared): PreparedMail {
  const about = [
    '',
    ...SENDER_FIELDS.flatMap((name) =>
      payload[name] === '' ? [] : `${labels[name]}: ${payload[name]}`,
    ),
    ...(payload.projectAddress ? [payload.projectAddress] : []),
  ];
  const subject =
    payload.subject === ''
      ? `${payload.formType} submission`
      : `${payload.formType}: ${payload.subject}`;
  const { message } = payload;
  const short = message.length > BODY_LIMIT ? `${message.slice(0, BODY_LIMIT)} …` : message;
  const body = [short, ...about].join('\r\n');
  return {
    address: mailHref(to, { subject, body }),
    text: [to, `${labels.subject}: ${subject}`, '', message, ...about].join('\n'),
  };
}

/** Opens it; null where there is no address to write to, or the browser refuses. */
export function openPreparedMail(
  labels: Labels,
  to: string,
  payload: Prepared,
): PreparedMail | null {
  if (to === '') return null;
  try {
    const prepared = preparedMail(labels, to, payload);
    location.href = prepared.address;
    return prepared;
  } catch {
    return null;
  }
}
