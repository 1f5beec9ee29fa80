import { acceptedKinds, fieldKind, kindInWords } from './field-kind.ts';
import type { ExportContentType } from '../contentful-export.ts';
import type { ContentfulField } from '../model/content-model.ts';

/** A field as the management API gives it; what is empty or false may be left out. */
export type ManagedField = Pick<ContentfulField, 'id' | 'name' | 'type'> &
  Partial<Omit<ContentfulField, 'type'>> & { deleted?: boolean };

/** A content type as the management API gives it, draft or published. */
export type ManagedType = {
  sys: { id: string; version: number; publishedVersion?: number };
  name: string;
  fields: ManagedField[];
};

export type TypeComparison = {
  /** Why the type must not be touched. */
  conflicts: string[];
  /** What differs and stays as it is. */
  notes: string[];
  /** The fields to write; null when nothing is to be written. */
  fields: ManagedField[] | null;
  /** The fields that the type lacks. */
  added: string[];
  /** Whether an earlier run was interrupted before it published what it wrote. */
  publishPending: boolean;
};

/** The most fields that the service allows in a type. */
const MAX_FIELDS = 50;

/**
 * Compares a content type of a space with the model's. Fields that the model does not know stay, as do
 * name, order and settings of fields that are there, unless `align` asks for the model's. A field of a
 * kind that the site cannot read is a conflict. Fields added to a type that is in use are never
 * required, or entries without them could not be published again.
 */
export function compareContentType(
  existing: ManagedType,
  published: ManagedType | undefined,
  model: ExportContentType,
  { align }: { align: boolean },
): TypeComparison {
  const id = model.sys.id;
  const ours = new Map(model.fields.map((field) => [field.id, field]));
  const present = new Set(existing.fields.map((field) => field.id));
  const missing = model.fields.filter((field) => !present.has(field.id));
  const conflicts = existing.fields.flatMap((field) => kindConflict(id, field));
  const notes = existing.fields.flatMap((field) => hiddenNote(id, field, ours.has(field.id)));

  const kept = existing.fields.map((field) => {
    const own = ours.get(field.id);
    return align && own !== undefined ? aligned(field, own) : field;
  });
  const aligns = JSON.stringify(kept) !== JSON.stringify(existing.fields);
  const fields = [...kept, ...missing.map((field) => ({ ...field, required: false }))];
  if (fields.length > MAX_FIELDS) {
    conflicts.push(
      `${id} would have ${fields.length} fields and Contentful allows ${MAX_FIELDS}: remove fields that are no longer used.`,
    );
  }
  const pending = pendingChanges(existing, published);
  const foreign = pending.filter((fieldId) => !isAdditionOfOurs(fieldId, published, ours));
  if (foreign.length > 0) {
    conflicts.push(
      `${id} has changes in Contentful that are not published (${foreign.join(', ')}): publish or discard them first.`,
    );
  }
  const writes = missing.length > 0 || aligns;
  return {
    conflicts,
    notes,
    fields: writes ? fields : null,
    added: missing.map((field) => field.id),
    publishPending: !writes && (published === undefined || pending.length > 0),
  };
}

function kindConflict(typeId: string, field: ManagedField): string[] {
  const accepted = acceptedKinds(typeId, field.id);
  const kind = fieldKind(field);
  if (accepted.length === 0 || accepted.includes(kind)) return [];
  const wanted = accepted.map(kindInWords).join(' or ');
  return [
    `${typeId}.${field.id} holds ${kindInWords(kind)} and the site reads ${wanted}: rename or remove the field in Contentful.`,
  ];
}

function hiddenNote(typeId: string, field: ManagedField, isOurs: boolean): string[] {
  if (!isOurs || field.omitted !== true) return [];
  return [`${typeId}.${field.id} is hidden from the delivery API, so the site cannot show it.`];
}

/**
 * The model's name, rules and duty, and that it is localised: the values of the default locale stay. The type stays, and
 * so does a field that is localised though the model's is not, since either would lose values.
 */
function aligned(field: ManagedField, own: ContentfulField): ManagedField {
  if (fieldKind(field) !== fieldKind(own)) return field;
  const sameItems = rules(field.items?.validations) === rules(own.items?.validations);
  const same =
    field.name === own.name &&
    (field.required ?? false) === own.required &&
    (field.localized === true || !own.localized) &&
    rules(field.validations) === rules(own.validations) &&
    sameItems;
  if (same) return field;
  return {
    ...field,
    name: own.name,
    required: own.required,
    localized: field.localized === true || own.localized,
    validations: own.validations,
    ...(own.items === undefined ? {} : { items: own.items }),
  };
}

/** Rules in one notation: the service adds what is null and orders names as it likes. */
function rules(value: unknown): string {
  return JSON.stringify(value ?? [], (_, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const told = Object.entries(item).filter(([, part]) => part !== null && part !== '');
    return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The ids of fields whose draft differs from what is published. */
function pendingChanges(existing: ManagedType, published: ManagedType | undefined): string[] {
  const { version, publishedVersion } = existing.sys;
  // Publishing counts as a version of its own.
  const isChanged = publishedVersion !== undefined && version > publishedVersion + 1;
  if (published === undefined || !isChanged) return [];
  const before = new Map(published.fields.map((field) => [field.id, essence(field)]));
  const after = new Map(existing.fields.map((field) => [field.id, essence(field)]));
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
}

/** A field in one notation: the two lists differ in what they leave out. */
function essence(field: ManagedField): string {
  const { id, name, type, linkType, items, validations = [] } = field;
  const { localized = false, required = false, disabled = false, omitted = false } = field;
  const item = items && [items.type, items.linkType, items.validations ?? []];
  return JSON.stringify([
    ...[id, name, type, linkType, item, validations],
    ...[localized, required, disabled, omitted],
  ]);
}

function isAdditionOfOurs(
  fieldId: string,
  published: ManagedType | undefined,
  ours: Map<string, ContentfulField>,
): boolean {
  return ours.has(fieldId) && !published?.fields.some((field) => field.id === fieldId);
}
