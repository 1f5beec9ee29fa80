import type { ContentfulAsset, ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import type { FieldMarks, FieldOrigin } from './field-marks.ts';

type Entity = ContentfulEntry | ContentfulAsset;

/** Read by the site and not by visitors: a mark would make them something else. */
const NOT_WORDS =
  /^(?:slug|icon|type|temperature|pageKey|sectionType|sliderId|backgroundClass|transitionEffect|youtubeVideoId|videoOrientation|emailAddress)$|[Uu]rl$|Icon$|[cC]olor$|Minute$/u;

/**
 * A copy of an entry or asset whose words carry their origin. Which fields hold words, the service's content source map
 * says; where it gives none, every text does.
 */
export function markFields<E extends Entity>(entity: E, marks: FieldMarks): E {
  const { sys, fields } = entity;
  const kind = 'contentType' in sys ? 'entry' : 'asset';
  const mapped = mappedFields(sys);
  const locale = localeOf(sys);
  const marked = Object.entries(fields).map(([field, value]) => {
    if (NOT_WORDS.test(field) || (mapped && !mapped.has(field))) return [field, value];
    const origin = { kind, id: sys.id, field, locale, index: null } as const;
    return [field, markValue(value, origin, marks)];
  });
  return { ...entity, fields: Object.fromEntries(marked) };
}

/** The fields that a content source map names, by its pointers such as `/fields/title`; null without a map. */
function mappedFields(sys: object): Set<string> | null {
  const { contentSourceMaps: map } = sys as { contentSourceMaps?: { mappings?: object } };
  if (!map?.mappings) return null;
  const names = Object.keys(map.mappings).map((pointer) => pointer.split('/')[2] ?? '');
  return new Set(names.filter(Boolean));
}

/** The language of an answer; the service's own default where it does not say. */
function localeOf(sys: object): string {
  const { locale } = sys as { locale?: unknown };
  return typeof locale === 'string' ? locale : 'en-US';
}

/** A text, each of a list of texts, each run of words in a rich text; anything else stays as it is. */
function markValue(value: unknown, origin: Omit<FieldOrigin, 'text'>, marks: FieldMarks): unknown {
  if (typeof value === 'string') return marks.mark(value, origin, true);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      typeof item === 'string' ? marks.mark(item, { ...origin, index }, true) : item,
    );
  }
  return isNode(value) ? markNode(value, origin, marks) : value;
}

type RichTextNode = { nodeType: string; value?: unknown; content?: unknown };

const isNode = (value: unknown): value is RichTextNode =>
  typeof (value as RichTextNode | null)?.nodeType === 'string';

function markNode(
  node: RichTextNode,
  origin: Omit<FieldOrigin, 'text'>,
  marks: FieldMarks,
): RichTextNode {
  if (typeof node.value === 'string')
    return { ...node, value: marks.mark(node.value, origin, false) };
  if (!Array.isArray(node.content)) return node;
  const content = node.content.map((child: unknown) =>
    isNode(child) ? markNode(child, origin, marks) : child,
  );
  return { ...node, content };
}
