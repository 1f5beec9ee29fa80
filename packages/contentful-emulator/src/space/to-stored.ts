import { idOf, isObject, numberAt, objectAt, stringAt } from './json-value.ts';
import type {
  ContentType,
  ContentTypeField,
  Entity,
  EntityType,
  JsonObject,
  Locale,
  LocalisedFields,
  Stored,
} from './space-types.ts';

const EPOCH = '1970-01-01T00:00:00.000Z';

/** An entry or asset of an export file, split into its draft and (when published) its published state. */
export function toStored(record: JsonObject, type: EntityType): Stored {
  const sys = objectAt(record, 'sys');
  const id = idOf(record) ?? '';
  const publishedVersion = numberAt(sys, 'publishedVersion');
  const publishedAt = stringAt(sys, 'publishedAt');
  const version = numberAt(sys, 'version') ?? (publishedVersion ?? 0) + 1;
  const delivered = isDelivered(sys);
  const archived = sys['archivedAt'] !== undefined || sys['archivedVersion'] !== undefined;
  const isPublished =
    !archived && (publishedVersion !== undefined || publishedAt !== undefined || delivered);
  const createdAt = stringAt(sys, 'createdAt') ?? stringAt(sys, 'firstPublishedAt') ?? EPOCH;
  const updatedAt = stringAt(sys, 'updatedAt') ?? publishedAt ?? createdAt;
  const fieldStatus = objectAt(objectAt(sys, 'fieldStatus'), '*');
  const draft: Entity = {
    type,
    id,
    contentType: idOf(sys['contentType']),
    createdAt,
    updatedAt,
    revision: numberAt(sys, 'publishedCounter') ?? numberAt(sys, 'revision') ?? 0,
    publishedVersion,
    firstPublishedAt: stringAt(sys, 'firstPublishedAt'),
    publishedAt,
    metadata: toMetadata(record, delivered),
    fieldStatus:
      Object.keys(fieldStatus).length > 0
        ? (fieldStatus as { [locale: string]: string })
        : undefined,
    hasEnvironment: !delivered || sys['environment'] !== undefined,
    fields: (isObject(record['fields']) ? record['fields'] : {}) as LocalisedFields,
  };
  // Delivery dates an entity from its first and latest publication; preview from its making and saving.
  const published: Entity | undefined = isPublished
    ? {
        ...draft,
        createdAt: draft.firstPublishedAt ?? createdAt,
        updatedAt: publishedAt ?? updatedAt,
        revision: draft.revision || 1,
      }
    : undefined;
  return { type, id, draft, published, archived, version, record };
}

// A record without any version comes from a delivery answer, where only published things are seen.
function isDelivered(sys: JsonObject): boolean {
  return sys['version'] === undefined && sys['revision'] !== undefined;
}

// Today's service answers tags and concepts for everything; a record taken from an older delivery
// answer is given back as it was.
function toMetadata(record: JsonObject, delivered: boolean): JsonObject | undefined {
  const own = isObject(record['metadata']) ? record['metadata'] : undefined;
  return delivered ? own : { tags: [], concepts: [], ...own };
}

const MANAGEMENT_ONLY_SYS = new Set([
  'publishedVersion',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'publishedCounter',
  'version',
  'publishedBy',
  'publishedByOrganization',
  'urn',
  'space',
  'environment',
]);

/** A content type of an export file, with the body the delivery service makes of it. */
export function toContentType(record: JsonObject): ContentType {
  const sys = objectAt(record, 'sys');
  const fields = (record['fields'] as JsonObject[]).map((field) => ({ ...field }));
  const delivered = fields.map((field) => {
    const { validations: _validations, defaultValue: _defaultValue, ...rest } = field;
    return rest as JsonObject;
  });
  const ownSys = Object.fromEntries(
    Object.entries(sys).filter(([key]) => !MANAGEMENT_ONLY_SYS.has(key)),
  );
  const published = stringAt(sys, 'publishedAt');
  const body: JsonObject = {
    sys: {
      ...ownSys,
      id: idOf(record) ?? '',
      type: 'ContentType',
      createdAt: stringAt(sys, 'firstPublishedAt') ?? stringAt(sys, 'createdAt') ?? EPOCH,
      updatedAt: published ?? stringAt(sys, 'updatedAt') ?? EPOCH,
      revision: numberAt(sys, 'publishedCounter') ?? numberAt(sys, 'revision') ?? 1,
    },
    displayField: record['displayField'] ?? null,
    name: record['name'] ?? '',
    ...(record['description'] === undefined ? {} : { description: record['description'] }),
    ...(isObject(record['metadata']) ? { metadata: record['metadata'] } : {}),
    fields: delivered,
  };
  return {
    id: idOf(record) ?? '',
    fields: new Map(
      (fields as unknown as ContentTypeField[]).map((field) => [field.id, field] as const),
    ),
    hasEnvironment: !isDelivered(sys) || sys['environment'] !== undefined,
    body,
  };
}

/** The locales delivery knows, in file order; one invented default when the file holds none. */
export function toLocales(records: JsonObject[]): Locale[] {
  const locales = records
    .filter((record) => record['contentDeliveryApi'] !== false)
    .map((record) => {
      const fallback = record['fallbackCode'];
      const sys = objectAt(record, 'sys');
      return {
        code: stringAt(record, 'code') ?? '',
        name: stringAt(record, 'name') ?? stringAt(record, 'code') ?? '',
        default: record['default'] === true,
        fallbackCode:
          typeof fallback === 'string' ? fallback : fallback === undefined ? undefined : null,
        optional: record['optional'] === true,
        sys: {
          id: sys['id'] ?? stringAt(record, 'code') ?? '',
          type: 'Locale',
          version: sys['version'] ?? 1,
        },
      };
    });
  const first = locales[0];
  if (!first) {
    const sys = { id: 'en-US', type: 'Locale', version: 1 };
    return [
      {
        ...{ code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null },
        ...{ optional: false, sys },
      },
    ];
  }
  const chosen = locales.find((locale) => locale.default) ?? first;
  return locales.map((locale) => ({ ...locale, default: locale === chosen }));
}
