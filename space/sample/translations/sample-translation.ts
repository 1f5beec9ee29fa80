import type { ContentType, FieldsOf } from '../../model/content-model.ts';

/** What is translated of one sample entry. */
export type SampleTranslation = { typeId: string; id: string; fields: Record<string, unknown> };

/** The words of a sample entry in another language, which the compiler checks against its content type. */
export function translation<Type extends ContentType>(
  type: Type,
  name: string,
  fields: Partial<FieldsOf<Type>>,
): SampleTranslation {
  return { typeId: type.id, id: `sample-${name}`, fields };
}
