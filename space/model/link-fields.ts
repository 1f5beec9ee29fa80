import type { AssetLink, ContentfulValidation, EntryLink, ModelField } from './content-model.ts';
import { field } from './field.ts';
import type { FieldOptions, FieldWire } from './field.ts';

/** One picture. */
export function image<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, AssetLink, Required> {
  return asset(id, name, 'image', options);
}

/** One uploaded video file. */
export function video<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, AssetLink, Required> {
  return asset(id, name, 'video', options);
}

/**
 * The words of an uploaded video as a WebVTT file. Not bound to a group of media types: which group the service counts
 * WebVTT to is not documented.
 */
export function captions<const Id extends string>(
  id: Id,
  name: string,
): ModelField<Id, AssetLink, false> {
  return field(id, name, { type: 'Link', linkType: 'Asset' }, 'assetLinkEditor', {
    help: 'A WebVTT file (.vtt) with the words in English. For an uploaded video; YouTube has its own.',
  });
}

function asset<Id extends string, Required extends boolean>(
  id: Id,
  name: string,
  mimetypeGroup: string,
  options: FieldOptions<Required>,
): ModelField<Id, AssetLink, Required> {
  const wire: FieldWire = { type: 'Link', linkType: 'Asset' };
  return field(id, name, wire, 'assetLinkEditor', {
    ...options,
    validations: [{ linkMimetypeGroup: [mimetypeGroup] }, ...(options.validations ?? [])],
  });
}

/** Several pictures, in order. */
export function images<const Id extends string, const Required extends boolean = false>(
  id: Id,
  name: string,
  options: FieldOptions<Required> = {},
): ModelField<Id, AssetLink[], Required> {
  const validations: ContentfulValidation[] = [{ linkMimetypeGroup: ['image'] }];
  const wire: FieldWire = {
    type: 'Array',
    items: { type: 'Link', linkType: 'Asset', validations },
  };
  return field(id, name, wire, 'assetGalleryEditor', options);
}

/** Several documents in PDF, in order. */
export function documents<const Id extends string>(
  id: Id,
  name: string,
  options: FieldOptions<false> = {},
): ModelField<Id, AssetLink[], false> {
  const validations: ContentfulValidation[] = [{ linkMimetypeGroup: ['pdfdocument'] }];
  const wire: FieldWire = {
    type: 'Array',
    items: { type: 'Link', linkType: 'Asset', validations },
  };
  return field(id, name, wire, 'assetLinksEditor', options);
}

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
  const wire: FieldWire = { type: 'Link', linkType: 'Entry' };
  return field(id, name, wire, 'entryLinkEditor', {
    ...options,
    validations: [{ linkContentType: [...contentTypes] }, ...(options.validations ?? [])],
  });
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
