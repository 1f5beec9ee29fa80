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
    contentType: { sys: { id: string } };
  };
  metadata?: { tags?: ContentfulLink[] };
  fields: Record<string, unknown>;
};

export type ContentfulAsset = {
  sys: { id: string; type: 'Asset'; createdAt?: string; updatedAt?: string };
  fields: Record<string, unknown>;
};
