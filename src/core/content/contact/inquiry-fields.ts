type FieldFacts = {
  /** Most characters, once cleaned (decision 13). */
  limit: number;
  /** Whether it must be filled in (part 1 section 5); the short form asks for these alone. */
  required?: true;
  /** What it takes, where that is not a line of any text; `lines`: a text of several. */
  kind?: 'email' | 'tel' | 'lines';
  /** For browsers that fill forms in; an email address and a telephone number go by their kind. */
  autoComplete?: string;
  /** Its column in the store, where that has another name. */
  column?: string;
};

const FIELDS = {
  name: { limit: 100, required: true, autoComplete: 'name' },
  email: { limit: 254, required: true, kind: 'email' },
  phone: { limit: 50, kind: 'tel' },
  company: { limit: 200, autoComplete: 'organization' },
  subject: { limit: 200 },
  message: { limit: 5000, required: true, kind: 'lines' },
} as const satisfies Record<string, FieldFacts>;

export type InquiryFieldName = keyof typeof FIELDS;

/**
 * What a visitor fills in, in the order it is asked for, shown, mailed, exported and handed over. A row is all that a
 * field needs besides its words and its column (docs/guides/add-an-inquiry-field.md).
 */
export const INQUIRY_FIELDS: Readonly<Record<InquiryFieldName, FieldFacts>> = FIELDS;

export const INQUIRY_FIELD_NAMES = Object.keys(FIELDS) as InquiryFieldName[];

/** Who writes and how to reach them, which mails list above or below the text. */
export const SENDER_FIELDS = INQUIRY_FIELD_NAMES.filter(
  (name) => name !== 'subject' && name !== 'message',
);

export type RequiredInquiryField = {
  [Name in InquiryFieldName]: (typeof FIELDS)[Name] extends { required: true } ? Name : never;
}[InquiryFieldName];

/** What each field holds, as typed. */
export type InquiryValues = Record<InquiryFieldName, string>;

/** One sentence per field that needs another look. */
export type InquiryErrors = Partial<InquiryValues>;

/** The values of all fields, one by one. */
export const inquiryValues = (read: (name: InquiryFieldName) => string) =>
  Object.fromEntries(INQUIRY_FIELD_NAMES.map((name) => [name, read(name)])) as InquiryValues;

export type InquiryColumn<Name extends InquiryFieldName = InquiryFieldName> = {
  [Each in Name]: (typeof FIELDS)[Each] extends { column: infer Column extends string }
    ? Column
    : Each;
}[Name];

/** The column of the store that keeps a field. */
export const columnOf = (name: InquiryFieldName) =>
  (INQUIRY_FIELDS[name].column ?? name) as InquiryColumn;

/** The columns of all fields, one by one. */
export const inquiryColumns = (read: (name: InquiryFieldName) => string) =>
  Object.fromEntries(INQUIRY_FIELD_NAMES.map((name) => [columnOf(name), read(name)])) as Record<
    InquiryColumn,
    string
  >;
