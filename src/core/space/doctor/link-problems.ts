import type { ContentfulLink, ContentfulValidation } from '../model/content-model.ts';
import { targetType } from './space-index.ts';
import type { SpaceIndex } from './space-index.ts';

export function isLink(value: unknown): value is ContentfulLink {
  const sys = (value as { sys?: { type?: unknown; id?: unknown } } | null)?.sys;
  return sys?.type === 'Link' && typeof sys.id === 'string';
}

/** What is wrong with a link: the kind, a missing target, a content type or file type not allowed. */
export function linkProblems(
  value: unknown,
  linkType: string | undefined,
  validations: ContentfulValidation[],
  index: SpaceIndex,
): string[] {
  if (!isLink(value) || value.sys.linkType !== linkType) return [`is not a link to an ${linkType}`];
  const { id } = value.sys;
  return linkType === 'Asset'
    ? assetProblems(id, validations, index)
    : entryProblems(id, validations, index);
}

function entryProblems(
  id: string,
  validations: ContentfulValidation[],
  index: SpaceIndex,
): string[] {
  const type = targetType(index, id);
  if (type === undefined) return [`links to the missing entry ${id}`];
  const allowed = validations.flatMap((rule) =>
    'linkContentType' in rule ? rule.linkContentType : [],
  );
  if (allowed.length === 0 || allowed.includes(type)) return [];
  return [`links to ${id}, which is a ${type}`];
}

function assetProblems(
  id: string,
  validations: ContentfulValidation[],
  index: SpaceIndex,
): string[] {
  const file = index.assets.get(id)?.fields.file[index.locale];
  if (file === undefined) return [`links to the missing asset ${id}`];
  const groups = validations.flatMap((rule) =>
    'linkMimetypeGroup' in rule ? rule.linkMimetypeGroup : [],
  );
  if (groups.length === 0 || groups.some((group) => isInGroup(file.contentType, group))) {
    return [];
  }
  return [`links to ${id}, which is ${file.contentType}`];
}

/** Groups of pictures, sound and video are named like the media types they hold; that of PDF is not. */
export function isInGroup(mediaType: string, group: string): boolean {
  return group === 'pdfdocument'
    ? mediaType === 'application/pdf'
    : mediaType.startsWith(`${group}/`);
}
