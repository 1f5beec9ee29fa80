import type { InquiryContext } from '../inquiry-context.ts';

/** Of an inquiry that tells nothing. */
export const NO_CONTEXT: InquiryContext = {
  about: '',
  aboutTitle: '',
  landingPage: '',
  referrerHost: '',
  campaign: { source: '', medium: '', name: '', term: '', content: '' },
};
