/** A person's address with the name to show. Always an object: a text of both could be read as several addresses. */
export type NamedAddress = { name: string; address: string };

/** One mail, independent of how it travels. Nothing a visitor wrote ever goes into `from` or `to`, save an acknowledgement's own address. */
export type Mail = {
  from: string;
  to: readonly string[];
  replyTo: NamedAddress | null;
  subject: string;
  text: string;
  html: string;
  /** Extra head lines, from our own words only. */
  headers: Readonly<Record<string, string>>;
  /** Equal in every copy; the carrier makes one where none is given. */
  messageId?: string;
  /** Names the outbox row and the inquiry in the carrier's own records. */
  tags: Readonly<Record<string, string>>;
};

/** Carries mails. Answers with the carrier's receipt, or throws a DeliveryError. */
export type MailTransport = {
  name: 'ses' | 'smtp';
  /** The longest that one mail may take. */
  limitMs: number;
  send(mail: Mail, signal: AbortSignal): Promise<string>;
  close(): void;
};
