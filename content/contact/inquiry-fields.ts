/** Most characters per field of an inquiry (decision 13); the form and the back end both keep to it. */
export const INQUIRY_LIMITS = {
  name: 100,
  email: 254,
  phone: 50,
  company: 200,
  subject: 200,
  message: 5000,
} as const;

export type InquiryFieldName = keyof typeof INQUIRY_LIMITS;

/** What each field holds, as typed. */
export type InquiryValues = Record<InquiryFieldName, string>;

/** One sentence per field that needs another look. */
export type InquiryErrors = Partial<Record<InquiryFieldName, string>>;

/** The fields that must be filled in (part 1 section 5). */
export const REQUIRED_INQUIRY_FIELDS = [
  'name',
  'email',
  'message',
] as const satisfies InquiryFieldName[];
