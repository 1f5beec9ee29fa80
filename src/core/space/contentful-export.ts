import type {
  AssetLink,
  ContentfulField,
  ContentfulLink,
  EntryLink,
  FieldEditor,
} from './model/content-model.ts';

/** What the service keeps of a published thing; a draft lacks the published part. */
export type ExportSys = {
  space: ContentfulLink<'Space'>;
  environment: ContentfulLink<'Environment'>;
  id: string;
  type: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  publishedVersion?: number;
  publishedCounter?: number;
  publishedAt?: string;
  firstPublishedAt?: string;
};

export type ExportContentType = {
  sys: ExportSys;
  displayField: string | null;
  name: string;
  description: string;
  fields: ContentfulField[];
};

export type ExportEditorInterface = {
  sys: ExportSys & { contentType: ContentfulLink<'ContentType'> };
  controls: ({ fieldId: string; widgetNamespace: 'builtin' } & FieldEditor)[];
};

export type ExportEntry = {
  metadata: { tags: ContentfulLink<'Tag'>[] };
  sys: ExportSys & { contentType: ContentfulLink<'ContentType'> };
  fields: Record<string, Record<string, unknown>>;
};

export type ExportAsset = {
  metadata: { tags: ContentfulLink<'Tag'>[] };
  sys: ExportSys;
  fields: {
    title: Record<string, string>;
    file: Record<string, ExportFile>;
  };
};

export type ExportFile = {
  url: string;
  /** Only pictures have `image`. */
  details: { size: number; image?: { width: number; height: number } };
  fileName: string;
  contentType: string;
};

export type ExportLocale = {
  name: string;
  code: string;
  fallbackCode: string | null;
  default: boolean;
  contentManagementApi: boolean;
  contentDeliveryApi: boolean;
  optional: boolean;
  sys: { type: 'Locale'; id: string; version: number };
};

export type ExportTag = {
  name: string;
  sys: Omit<ExportSys, 'publishedVersion'> & { visibility: 'public' };
};

/** A whole space, as the export and import tools of the content service read and write it. */
export type ContentfulExport = {
  contentTypes: ExportContentType[];
  tags: ExportTag[];
  editorInterfaces: ExportEditorInterface[];
  entries: ExportEntry[];
  assets: ExportAsset[];
  locales: ExportLocale[];
};

export function link<const Kind extends string>(linkType: Kind, id: string): ContentfulLink<Kind> {
  return { sys: { type: 'Link', linkType, id } };
}

/** A link to an entry by its id, typed with the content type that it must have. */
export function entryLink<const TypeId extends string>(
  _contentType: TypeId,
  id: string,
): EntryLink<TypeId> {
  return link('Entry', id);
}

export function assetLink(id: string): AssetLink {
  return link('Asset', id);
}
