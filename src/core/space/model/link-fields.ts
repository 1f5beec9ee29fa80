import type { AssetLink, ContentfulValidation, EntryLink, ModelField } from './content-model.ts';
import { field, fieldKindOf } from './field.ts';
import type { FieldOptions, FieldWire } from './field.ts';

const ASSET = { type: 'Link', linkType: 'Asset' } as const;

/** One picture. */
export const image = fieldKindOf<AssetLink>(ASSET, 'assetLinkEditor', {
  validations: [{ linkMimetypeGroup: ['image'] }],
});

/** One uploaded video file. */
export const video = fieldKindOf<AssetLink>(ASSET, 'assetLinkEditor', {
  validations: [{ linkMimetypeGroup: ['video'] }],
});

/**
 * The words of an uploaded video as a WebVTT file. Not bound to a group of media types: which group the service counts
 * WebVTT to is not documented.
 */
export function captions<const Id extends string>(
  id: Id,
  name: string,
): ModelField<Id, AssetLink, false> {
  return field(id, name, ASSET, 'assetLinkEditor', {
    help: 'A WebVTT file (.vtt) with the words in English. For an uploaded video; YouTube has its own.',
  });
}

/** Several pictures, in order. */
export const images = fieldKindOf<AssetLink[]>(
  { type: 'Array', items: { ...ASSET, validations: [{ linkMimetypeGroup: ['image'] }] } },
  'assetGalleryEditor',
);

/** Several documents in PDF, in order. */
export const documents = fieldKindOf<AssetLink[]>(
  { type: 'Array', items: { ...ASSET, validations: [{ linkMimetypeGroup: ['pdfdocument'] }] } },
  'assetLinksEditor',
);

/** One entry of the named content types. */
export function entry<
  const Id extends string,
  const TypeId extends string,
  const Required extends boolean = false,
>(
  id: Id,
  name: string,
  contentTypes: readonly TypeId[],
  options: FieldOptions<Required> = {},
): ModelField<Id, EntryLink<TypeId>, Required> {
  const validations = [{ linkContentType: [...contentTypes] }];
  const wire: FieldWire = { type: 'Link', linkType: 'Entry' };
  return fieldKindOf<EntryLink<TypeId>>(wire, 'entryLinkEditor', { validations })(
    id,
    name,
    options,
  );
}

/** Several entries of the named content types, in order. */
export function entries<
  const Id extends string,
  const TypeId extends string,
  const Required extends boolean = false,
>(
  id: Id,
  name: string,
  contentTypes: readonly TypeId[],
  options: FieldOptions<Required> = {},
): ModelField<Id, EntryLink<TypeId>[], Required> {
  const validations: ContentfulValidation[] = [{ linkContentType: [...contentTypes] }];
  const wire: FieldWire = {
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations },
  };
  return field(id, name, wire, 'entryLinksEditor', options);
}
