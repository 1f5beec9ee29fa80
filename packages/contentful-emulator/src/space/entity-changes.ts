import type {
  Entity,
  EntityType,
  Json,
  JsonObject,
  LocalisedFields,
  Stored,
} from './space-types.ts';

/** A draft that was never published, as the service makes one. */
export function toCreated(
  type: EntityType,
  id: string,
  contentType: string | undefined,
  fields: LocalisedFields,
  at: string,
): Stored {
  const draft: Entity = {
    ...{ type, id, contentType, createdAt: at, updatedAt: at, revision: 0 },
    ...{ publishedVersion: undefined, firstPublishedAt: undefined, publishedAt: undefined },
    metadata: { tags: [], concepts: [] },
    ...{ fieldStatus: undefined, hasEnvironment: true, fields },
  };
  return {
    type,
    id,
    draft,
    published: undefined,
    archived: false,
    version: 1,
    record: {},
    isNew: true,
  };
}

/** With other fields or metadata in its draft; what is delivered stays. */
export function toSaved(
  stored: Stored,
  content: { fields?: LocalisedFields; metadata?: JsonObject },
  at: string,
): Stored {
  const draft: Entity = { ...stored.draft, ...content, updatedAt: at };
  return { ...stored, draft, version: stored.version + 1 };
}

/**
 * With its draft as the delivered state.
 * @param some the locales that are published, of all there are; without it every locale is
 */
export function toPublished(
  stored: Stored,
  at: string,
  some?: { codes: readonly string[]; all: readonly string[] },
): Stored {
  const draft: Entity = {
    ...stored.draft,
    updatedAt: at,
    revision: stored.draft.revision + 1,
    publishedVersion: stored.version,
    publishedAt: at,
    firstPublishedAt: stored.draft.firstPublishedAt ?? at,
    fieldStatus: some && statusAfter(stored, some),
  };
  const fields = some ? withLocales(stored, some.codes) : draft.fields;
  const published: Entity = { ...draft, fields, createdAt: draft.firstPublishedAt ?? at };
  return { ...stored, draft, published, archived: false, version: stored.version + 1 };
}

/** Which locales are published once some more are; undefined where all are. */
function statusAfter(
  { published }: Stored,
  { codes, all }: { codes: readonly string[]; all: readonly string[] },
): Entity['fieldStatus'] {
  const before = (code: string) => (published ? published.fieldStatus?.[code] : 'draft');
  const after = all.map((code) => {
    const isDraft = !codes.includes(code) && before(code) === 'draft';
    return [code, isDraft ? 'draft' : 'published'] as const;
  });
  return after.some(([, status]) => status === 'draft') ? Object.fromEntries(after) : undefined;
}

/** What is delivered, with the draft's values in some locales. */
function withLocales({ draft, published }: Stored, codes: readonly string[]): LocalisedFields {
  const before = published?.fields ?? {};
  let fields: LocalisedFields = {};
  for (const field of new Set([...Object.keys(draft.fields), ...Object.keys(before)])) {
    const values = { ...draft.fields[field], ...before[field] };
    for (const code of Object.keys(values)) {
      const from = codes.includes(code) ? draft.fields : before;
      fields = withValue(fields, field, code, from[field]?.[code]);
    }
  }
  // The same object says that nothing was left unpublished.
  return JSON.stringify(fields) === JSON.stringify(draft.fields) ? draft.fields : fields;
}

/** Taken off delivery. */
export function toUnpublished(stored: Stored, at: string): Stored {
  const draft: Entity = {
    ...stored.draft,
    updatedAt: at,
    publishedVersion: undefined,
    publishedAt: undefined,
    fieldStatus: undefined,
  };
  return { ...stored, draft, published: undefined, version: stored.version + 1 };
}

/** Put away, so that preview does not show it either, or taken back from there. */
export function toArchived(stored: Stored, archived: boolean, at: string): Stored {
  const draft: Entity = { ...stored.draft, updatedAt: at };
  return { ...stored, draft, archived, version: stored.version + 1 };
}

/** Fields with one value of one locale changed; undefined clears it, and a field without values is gone. */
export function withValue(
  fields: LocalisedFields,
  field: string,
  locale: string,
  value: Json | undefined,
): LocalisedFields {
  const { [locale]: _old, ...others } = fields[field] ?? {};
  const values = value === undefined ? others : { ...others, [locale]: value };
  if (Object.keys(values).length > 0) return { ...fields, [field]: values };
  const { [field]: _before, ...rest } = fields;
  return rest;
}
