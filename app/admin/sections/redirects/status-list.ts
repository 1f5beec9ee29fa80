import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminRedirectWords } from '#admin/copy/en/admin-redirect-words.ts';

/** What a redirect may answer with, in one: "301, 302, 308, or 410". */
export const STATUS_LIST = new Intl.ListFormat(adminWording.language, {
  type: 'disjunction',
}).format(Object.keys(adminRedirectWords.statuses));
