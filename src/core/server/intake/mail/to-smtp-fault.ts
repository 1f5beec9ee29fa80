import { DeliveryError } from './delivery-error.ts';
import type { SmtpConversation, SmtpRefusal } from './smtp-conversation.ts';

const STEPS: Record<string, string> = {
  GREETING: 'after the connection was made',
  MAIL: 'when it was told the sender',
  RCPT: 'when it was told the recipient',
  DATA: 'before the message was given to it',
  CONTENT: 'while the message was given to it',
};

/**
 * What a conversation that failed means for the mail: by what the server answered, else by how far it had come. The text
 * of an answer is not repeated, because it may hold an address.
 */
export function toSmtpFault(conversation: SmtpConversation, error: unknown): DeliveryError {
  const refusal = decisive(conversation);
  if (refusal) return fromRefusal(refusal);
  if (conversation.isGiven()) {
    return new DeliveryError(
      'ambiguous',
      'The mail server was given the whole message and did not say whether it took it',
    );
  }
  const { code = 'fault' } = (error ?? {}) as { code?: string };
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2')
    return misconfigured('refuses the user or password', code);
  if (code === 'ETLS') return misconfigured('cannot use our encryption', code);
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return new DeliveryError('refused', `The message cannot be sent as it is (${code})`);
  const step = conversation.step();
  if (step === 'CONNECT')
    return new DeliveryError('unavailable', `The mail server cannot be reached (${code})`);
  const when = STEPS[step] ?? 'before it was told of the message';
  if (conversation.isSilent())
    return new DeliveryError('unavailable', `The mail server did not answer ${when}`);
  const what = code === 'EABORT' ? 'We left the mail server' : 'The mail server broke off';
  return new DeliveryError('unavailable', `${what} ${when}`);
}

/** The refusal that ended the conversation: commands sent in one go are refused after it as well. */
function decisive({ refusals, accepted }: SmtpConversation): SmtpRefusal | undefined {
  const ofSender = refusals.find(({ step }) => step === 'MAIL');
  if (ofSender) return ofSender;
  const ofRecipients = refusals.filter(({ step }) => step === 'RCPT');
  // Whatever such a server says next: a message that has no recipient is not sent.
  if (ofRecipients.length > 0 && accepted() === 0)
    return ofRecipients.find(({ code }) => code < 500) ?? ofRecipients.at(-1);
  return refusals.findLast(({ step }) => step !== 'RCPT' && step !== 'EHLO');
}

function misconfigured(what: string, at: string): DeliveryError {
  return new DeliveryError('misconfigured', `The mail server ${what} (${at})`);
}

/** Whose fault a refusal is, by RFC 5321 section 4.2.3, RFC 4954 section 6 and the subjects of RFC 3463 section 3. */
function fromRefusal({ step, code, enhanced }: SmtpRefusal): DeliveryError {
  const at = `${code}${enhanced && ` ${enhanced}`}`;
  const [, subject = '', detail = ''] = enhanced.split('.');
  const isOfMessage = step === 'RCPT' || step === 'CONTENT' || step === 'END' || step === 'DATA';
  if (code < 500) {
    // 421 and what is of the mail system (x.3.x) say nothing of this message.
    const isOfServer = !isOfMessage || code === 421 || subject === '3';
    return new DeliveryError(
      isOfServer ? 'unavailable' : 'deferred',
      `The mail server asks to come again (${at})`,
    );
  }
  if (step === 'AUTH' || code === 530 || code === 534 || code === 535 || code === 538)
    return misconfigured('refuses the user or password', at);
  if (step === 'STARTTLS') return misconfigured('cannot use our encryption', at);
  // x.1.7 and x.1.8 are of the sender's address, wherever they are said.
  if (subject === '1' && (detail === '7' || detail === '8'))
    return misconfigured('refuses the sender', at);
  const isTooLarge = code === 552 || `${subject}.${detail}` === '3.4';
  if (!isOfMessage && !(step === 'MAIL' && isTooLarge))
    return misconfigured(step === 'MAIL' ? 'refuses the sender' : 'refuses us', at);
  const isOfAddress =
    subject === ''
      ? step === 'RCPT' && code !== 554
      : subject === '1' || (step === 'RCPT' && (subject === '2' || subject === '4'));
  if (isOfAddress)
    return new DeliveryError(
      'rejected',
      `The mail server says that this address cannot be written to (${at})`,
    );
  return new DeliveryError('refused', `The mail server refused the message (${at})`);
}
