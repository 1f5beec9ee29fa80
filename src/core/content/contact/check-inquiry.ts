import { cleanLine, cleanText } from './clean-text.ts';
import { INQUIRY_FIELDS, type InquiryFieldName } from './inquiry-fields.ts';
import { isEmailAddress } from './is-email-address.ts';
import { withoutUnseen } from './without-unseen.ts';

/** What is wrong with what was typed into a field. */
export type InquiryProblem = 'fieldMissing' | 'tooLong' | 'emailFormat';

/**
 * One field of an inquiry as the form and the server both read it, cleaned before it is counted (part 1 section 5,
 * decision 13).
 * @returns the text as it is kept, and what is wrong with it
 */
export function checkInquiryField(
  name: InquiryFieldName,
  typed: string,
): { text: string; problem: InquiryProblem | undefined } {
  const { limit, required, kind } = INQUIRY_FIELDS[name];
  const line = kind === 'lines' ? cleanText(typed) : cleanLine(typed);
  const text = kind === 'email' || kind === 'tel' ? withoutUnseen(line) : line;
  let problem: InquiryProblem | undefined;
  if (text === '') problem = required && 'fieldMissing';
  else if (text.length > limit) problem = 'tooLong';
  else if (kind === 'email' && !isEmailAddress(text)) problem = 'emailFormat';
  return { text, problem };
}
