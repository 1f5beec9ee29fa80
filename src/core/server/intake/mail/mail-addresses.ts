import { toWireAddress } from '../inquiries/email-address.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Mail, NamedAddress } from './mail.ts';

/** An address with or without a name, as settings write it: `Acme, Inc. <site@example.com>`. */
export function parseMailbox(text: string): NamedAddress {
  const found = /^([^<>]*)<([^<>]+)>$/u.exec(text.trim());
  return found ? { name: found[1]!, address: found[2]! } : { name: '', address: text };
}

/** Whom a mail goes to, as mail servers take it. @throws DeliveryError for an address that they do not take */
export function recipient(address: string): string {
  const wire = toWireAddress(address);
  if (wire === null)
    throw new DeliveryError('refused', 'The address cannot be used by mail servers');
  return wire;
}

/** The addresses of a mail, as objects: in one text with others a name could be read as several addresses. */
export function addressesOf(mail: Mail): {
  from: NamedAddress;
  to: NamedAddress[];
  replyTo: NamedAddress | null;
} {
  return {
    from: cleaned(parseMailbox(mail.from)),
    to: mail.to.map((address) => cleaned(parseMailbox(address))),
    replyTo: mail.replyTo && cleaned(mail.replyTo),
  };
}

/** What could end the quotes or the line is gone. */
function cleaned({ name, address }: NamedAddress): NamedAddress {
  return { name: name.replace(/[\s\p{Cc}\p{Zl}\p{Zp}"\\<>]+/gu, ' ').trim(), address };
}

/**
 * An address as the text of a head line, for carriers that take one. SMTP's own library writes it, so that all carriers
 * send the same: a domain in ASCII, a name quoted or in encoded words (RFC 2047).
 */
export async function headText(address: NamedAddress): Promise<string> {
  const { default: MimeNode } = await import('nodemailer/lib/mime-node');
  const head = new MimeNode().setHeader('To', { ...address }).buildHeaders();
  const [line = ''] = head.replaceAll(/\r\n[ \t]+/gu, ' ').split('\r\n');
  return line.slice('To: '.length);
}
