import type { InquiryValues } from '#content/contact/inquiry-fields.ts';

/** Mail programs cut long addresses; what is longer is shortened here, visibly. */
const BODY_LIMIT = 1_500;

type Prepared = InquiryValues & { formType: string };

/** The address that opens the visitor's mail program with the message (part 1 section 4). */
export function preparedMail(to: string, payload: Prepared): string {
  const lines = [
    payload.message.length > BODY_LIMIT
      ? `${payload.message.slice(0, BODY_LIMIT)} …`
      : payload.message,
    '',
    `Name: ${payload.name}`,
    `Email: ${payload.email}`,
    ...(payload.phone === '' ? [] : [`Phone: ${payload.phone}`]),
    ...(payload.company === '' ? [] : [`Company: ${payload.company}`]),
  ];
  const subject =
    payload.subject === ''
      ? `${payload.formType} submission`
      : `${payload.formType}: ${payload.subject}`;
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(lines.join('\r\n'))}`;
}

/** Half a character, as shortening can leave it, has no place in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Opens it. False where there is no address to write to. */
export function openPreparedMail(to: string, payload: Prepared): boolean {
  if (to === '') return false;
  try {
    location.href = preparedMail(to, payload);
    return true;
  } catch {
    return false;
  }
}
