import { mailHref } from '#content/contact/mail-href.ts';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { fill } from '#copy/wording.ts';

const words = adminInquiryWords.detail;

/** Mail programs cut long addresses: so many characters of the quote, as they stand in the address. */
const QUOTE_MAX = 1_400;

/**
 * The address that opens the owner's mail program with an answer to an inquiry: subject "Re: …" with the inquiry's number,
 * and the message as a quote, shortened where it is long.
 * @param writtenAt when the inquiry came, in words
 */
export function replyAddress(
  inquiry: { number: number; name: string; email: string; subject: string; message: string },
  writtenAt: string,
): string {
  const { number, name, email, message } = inquiry;
  const topic = inquiry.subject.replace(/^\s*re:\s*/iu, '') || words.replyTopic;
  const subject = `Re: ${topic} (#${number})`;
  const body = ['', '', fill(words.replyQuote, { writtenAt, name }), ...quoted(message)].join(
    '\r\n',
  );
  return mailHref(email, { subject, body });
}

function quoted(message: string): string[] {
  const lines: string[] = [];
  let room = QUOTE_MAX;
  for (const line of message.split('\n')) {
    const text = `> ${line}`;
    const fits = cut(text, room);
    lines.push(fits);
    if (fits.length < text.length) return [...lines, '> …'];
    room -= encodeURIComponent(`${text}\r\n`).length;
  }
  return lines;
}

/** As much of a text as fits into so many characters of an address. */
function cut(text: string, room: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > room) break;
    end += character.length;
  }
  return text.slice(0, end);
}
