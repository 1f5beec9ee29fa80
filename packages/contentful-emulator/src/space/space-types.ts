export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** What an export holds; lists that it leaves out are empty or taken from the rest. */
export type SpaceFile = {
  contentTypes: JsonObject[];
  entries: JsonObject[];
  assets: JsonObject[];
  locales: JsonObject[];
  tags: JsonObject[];
  editorInterfaces: JsonObject[];
  concepts: JsonObject[];
  conceptSchemes: JsonObject[];
  deletions: JsonObject[];
  name: string | undefined;
  /** What the file leaves out and was taken from the rest of it, in a sentence. */
  inferred?: string;
};

/** Values of one field by locale code, as an export file holds them. */
type LocalisedValue = { [locale: string]: Json };
export type LocalisedFields = { [field: string]: LocalisedValue };

export type ContentTypeField = {
  id: string;
  name: string;
  type: string;
  localized?: boolean;
  required?: boolean;
  disabled?: boolean;
  omitted?: boolean;
  linkType?: string;
  validations?: JsonObject[];
  /** What a new entry begins with, by locale. */
  defaultValue?: JsonObject;
  items?: { type: string; linkType?: string; validations?: JsonObject[] };
};

export type ContentType = {
  id: string;
  fields: Map<string, ContentTypeField>;
  hasEnvironment: boolean;
  /** The body the service answers, apart from the space and environment links. */
  body: JsonObject;
};

export type Locale = {
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null | undefined;
  /** Whether required fields may stay empty in this locale. */
  optional: boolean;
  sys: JsonObject;
};

export type EntityType = 'Entry' | 'Asset';

/** One published or draft state of an entry or asset. Never changed after it was made. */
export type Entity = {
  type: EntityType;
  id: string;
  contentType: string | undefined;
  createdAt: string;
  updatedAt: string;
  revision: number;
  publishedVersion: number | undefined;
  firstPublishedAt: string | undefined;
  publishedAt: string | undefined;
  metadata: JsonObject | undefined;
  fieldStatus: { [locale: string]: string } | undefined;
  hasEnvironment: boolean;
  fields: LocalisedFields;
};

/** The two states an entry or asset can be in at once, and the record they came from. */
export type Stored = {
  type: EntityType;
  id: string;
  draft: Entity;
  published: Entity | undefined;
  archived: boolean;
  version: number;
  record: JsonObject;
  /** Made here: the space file does not hold it. */
  isNew?: true;
};

export type Tombstone = {
  type: 'DeletedEntry' | 'DeletedAsset';
  id: string;
  contentType: string | undefined;
  hasEnvironment: boolean;
  revision: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string;
};

/** What is told to listeners, and kept for sync. */
export type Change = {
  action:
    | 'publish'
    | 'unpublish'
    | 'delete'
    | 'save'
    | 'auto_save'
    | 'create'
    | 'archive'
    | 'unarchive';
  stored: Stored;
  /** What it was before; undefined for what is new. */
  before?: Stored | undefined;
  at: string;
};
