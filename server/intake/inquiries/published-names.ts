import type { InquiryFieldName } from '#content/contact/inquiry-fields.ts';

/**
 * Every name that a form of this site has ever sent: `written`, what a visitor put into it, or `unseen`, what the form
 * added. Inquiries wait in browsers that have no connection, so a name stays here when its field or feature goes
 * (decision 154).
 */
export const PUBLISHED_NAMES = {
  ...{ name: 'written', email: 'written', phone: 'written', company: 'written' },
  ...{ subject: 'written', message: 'written', project: 'written' },
  ...{ formType: 'unseen', location: 'unseen', consent: 'unseen' },
  ...{ about: 'unseen', aboutTitle: 'unseen' },
  ...{ landingPage: 'unseen', referrerHost: 'unseen', campaign: 'unseen' },
  ...{ idempotencyKey: 'unseen', token: 'unseen', proof: 'unseen', referenceCode: 'unseen' },
} as const satisfies Record<InquiryFieldName, 'written'> & Record<string, 'written' | 'unseen'>;
