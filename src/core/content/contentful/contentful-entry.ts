/** Wire shapes of the delivery service, links unresolved. Values are unknown until a parser has looked at them. */
type ContentfulLink = {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset' | string; id: string };
};

export type ContentfulEntry = {
  sys: {
    id: string;
    type: 'Entry';
    createdAt?: string;
    updatedAt?: string;
    revision?: number;
    /** Of an answer in one locale. */
    locale?: string;
    contentType: { sys: { id: string } };
  };
  metadata?: { tags?: ContentfulLink[] };
  fields: Record<string, unknown>;
};

export type ContentfulAsset = {
  sys: { id: string; type: 'Asset'; createdAt?: string; updatedAt?: string; locale?: string };
  fields: Record<string, unknown>;
};

/** A locale of a space. One of a space is the default. */
export type ContentfulLocale = {
  code: string;
  name: string;
  default: boolean;
  /** The locale whose values stand in for missing ones; null for none. */
  fallbackCode: string | null;
};
