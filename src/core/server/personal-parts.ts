import {
  personalInquiries,
  personalMails,
  personalSubscriptions,
  type PersonalPart,
} from '#server/intake/intake.ts';
import { personalAccounts } from '#server/owner/owner.ts';

/** Every part of the site that keeps anything of a person, asked for what it holds in this order. */
export const personalParts: readonly PersonalPart[] = [
  personalInquiries,
  personalSubscriptions,
  personalMails,
  personalAccounts,
];
