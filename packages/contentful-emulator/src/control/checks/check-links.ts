import { isObject, numberAt, objectAt, stringAt } from '../../space/json-value.ts';
import type { LinkTo } from '../../space/links-of.ts';
import { toLink } from '../../space/links-of.ts';
import { MIMETYPE_GROUPS, mimetypeGroup } from '../../query/mimetype-group.ts';
import type { SpaceStore } from '../../space/space-store.ts';
import type { ContentTypeField, EntityType, JsonObject, Stored } from '../../space/space-types.ts';
import { contentTypeName, titleOf } from '../entity-summary.ts';
import { messageOf, outside } from './check-value.ts';

/** The content types that a field or a kind of node may link to; undefined for any. */
export function linkedTypes(validations: readonly JsonObject[] = []): string[] | undefined {
  return textsAt(validations, 'linkContentType');
}

/** The groups of files that a field may link to; undefined for any. */
function linkedGroups(validations: readonly JsonObject[] = []): string[] | undefined {
  return textsAt(validations, 'linkMimetypeGroup')?.filter((group) =>
    MIMETYPE_GROUPS.includes(group),
  );
}

function textsAt(validations: readonly JsonObject[], key: string): string[] | undefined {
  const found = validations
    .map((validation) => validation[key])
    .find((value) => value !== undefined);
  if (typeof found === 'string') return [found];
  return Array.isArray(found) && found.length > 0 ? found.map(String) : undefined;
}

/** What may be linked in a field, and by which rules; undefined for a field without links. */
export function linkRules(
  { type, items, linkType, validations = [] }: ContentTypeField,
  kind: EntityType,
): JsonObject[] | undefined {
  if (type !== 'RichText') {
    const linked = items?.type === 'Link' ? items.linkType : linkType;
    return linked === kind ? (items ? (items.validations ?? []) : validations) : undefined;
  }
  const block = `embedded-${kind.toLowerCase()}-block`;
  const types = textsAt(validations, 'enabledNodeTypes');
  if (types && !types.includes(block)) return undefined;
  return validations.flatMap((validation) => {
    const rules = objectAt(validation, 'nodes')[block];
    return Array.isArray(rules) ? rules.filter(isObject) : [];
  });
}

/** Whether an entry or asset may be chosen under the rules of a field. */
export function mayLink(stored: Stored, validations: readonly JsonObject[]): boolean {
  if (stored.archived) return false;
  if (stored.type === 'Entry') {
    return linkedTypes(validations)?.includes(stored.draft.contentType ?? '') !== false;
  }
  const groups = linkedGroups(validations);
  return groups === undefined || groupsOf(stored).some((group) => groups.includes(group));
}

function filesOf(stored: Stored): JsonObject[] {
  return Object.values(stored.draft.fields['file'] ?? {}).filter(isObject);
}

function groupsOf(stored: Stored): string[] {
  return filesOf(stored).map((file) => mimetypeGroup(stringAt(file, 'contentType') ?? ''));
}

/** What is wrong with a link, each as the end of a sentence that begins with the field. */
export function checkLink(
  to: LinkTo,
  validations: readonly JsonObject[],
  store: SpaceStore,
): string[] {
  const stored = store.find(to.id, to.type);
  const kind = to.type === 'Entry' ? 'entry' : 'file';
  if (!stored) return [`the ${kind} "${to.id}" does not exist`];
  const title = titleOf(stored, store);
  if (stored.type === 'Entry') {
    const types = linkedTypes(validations);
    if (!types || types.includes(stored.draft.contentType ?? '')) return [];
    const names = types.map((type) => contentTypeName(type, store)).join(', ');
    return [messageOf(validations, 'linkContentType') ?? `"${title}" is not one of: ${names}`];
  }
  const groups = linkedGroups(validations);
  const isWrongKind = groups && !groupsOf(stored).some((group) => groups.includes(group));
  return [
    ...(isWrongKind
      ? [
          messageOf(validations, 'linkMimetypeGroup') ??
            `"${title}" is not a file of the kind ${groups.join(', ')}`,
        ]
      : []),
    ...filesOf(stored).flatMap((file) => checkFile(file, validations, title)),
  ];
}

function checkFile(file: JsonObject, validations: readonly JsonObject[], title: string): string[] {
  const details = objectAt(file, 'details');
  const image = objectAt(details, 'image');
  return validations.flatMap((validation) => {
    const { width, height } = objectAt(validation, 'assetImageDimensions');
    const measured: [unknown, number | undefined, string][] = [
      [validation['assetFileSize'], numberAt(details, 'size'), 'bytes large'],
      [width, numberAt(image, 'width'), 'pixels wide'],
      [height, numberAt(image, 'height'), 'pixels high'],
    ];
    return measured.flatMap(([limits, value, unit]) => {
      const wanted = isObject(limits) && value !== undefined ? outside(limits, value) : undefined;
      if (wanted === undefined) return [];
      return [
        stringAt(validation, 'message') ?? `"${title}" has to be ${wanted} ${unit}, it is ${value}`,
      ];
    });
  });
}

/** The links of a field's value. */
export function linksIn(value: unknown): LinkTo[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => toLink(each as JsonObject) ?? []);
}
