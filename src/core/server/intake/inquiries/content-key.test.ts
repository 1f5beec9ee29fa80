import { expect, test } from 'vitest';
import { NO_CONTEXT } from '#content/contact/test-support/no-context.ts';
import { inquiryValues } from '#content/contact/inquiry-fields.ts';
import { contentHash } from './content-key.ts';

// Seen failing with a field left out of what the first names were made of.
test('the name of what was written is the one that is stored', () => {
  const written = { phone: '1', company: 'c', subject: 's', message: 'm\nn' };
  const inquiry = {
    ...inquiryValues(() => ''),
    ...{ name: 'Alex', email: 'A@example.com', ...written },
    ...{ formType: 'Contact Page Form', location: '', consent: '', project: '' },
    context: NO_CONTEXT,
  };
  expect(contentHash(inquiry)).toBe('nlTRCiYiBlPERW5h4Oo1e-ueL9911mzQPFNWjH6G-eM');
});
