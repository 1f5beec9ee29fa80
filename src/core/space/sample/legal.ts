import { privacyPolicy } from '../model/privacy-policy.ts';
import { PRIVACY_TEXT } from './privacy-text.ts';
import { sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';
import { TERMS_TEXT } from './terms-text.ts';

export const legalEntries: SampleEntry[] = [
  sampleEntry(privacyPolicy, 'legal-texts', {
    privacyMainText: PRIVACY_TEXT,
    termsOfUse: TERMS_TEXT,
  }),
];
