import type { InquiryProblem } from '#content/contact/check-inquiry.ts';
import {
  INQUIRY_FIELDS,
  type InquiryFieldName,
  type RequiredInquiryField,
} from '#content/contact/inquiry-fields.ts';
import { inquiryWords } from './en/inquiry-words.ts';
import { fill, type Wording } from './wording.ts';

/** What is said beside a field that needs another look. */
export function inquiryProblemText(
  wording: Wording,
  name: InquiryFieldName,
  problem: InquiryProblem,
): string {
  const words = wording.of(inquiryWords);
  return problem === 'fieldMissing'
    ? words.fieldMissing[name as RequiredInquiryField]
    : fill(words[problem], { most: INQUIRY_FIELDS[name].limit });
}
