import { readFileSync } from 'node:fs';
import { CLASS_PAYLOADS, LINK_PAYLOADS, TEXT_PAYLOADS } from './payloads.ts';
import { SVG_PAYLOADS } from './svg-payloads.ts';
import { SPACE_FILE } from '#space/space-file.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Fields = Record<string, Record<string, Json>>;
type Entry = { sys: { id: string; contentType: { sys: { id: string } } }; fields: Fields };
type Asset = { sys: { id: string }; fields: Fields };
type ContentType = {
  sys: { id: string };
  fields: { id: string; type: string; linkType?: string }[];
};
export type SpaceFile = { contentTypes: ContentType[]; entries: Entry[]; assets: Asset[] };

const LOCALE = 'en-US';
/** What finds an entry and puts it in its place stays, so that every page shows its hostile words. */
const KEPT = new Set([
  'slug',
  'sliderId',
  'pageKey',
  'sectionType',
  'type',
  'temperature',
  'videoOrientation',
]);
const LINKS = /url$/iu;
const CLASSES = new Set(['backgroundClass', 'transitionEffect', 'youtubeVideoId', 'icon']);
const EVERY_TEXT = TEXT_PAYLOADS.join(' ');
/** Of these a page shows half a dozen: each holds a part of the payloads, the next one the next part. */
const SEVERAL_ON_A_PAGE = new Set([
  'feature',
  'example',
  'technologyFeature',
  'testimonial',
  'faqItem',
  'asset',
]);
const PARTS = 6;
const TEXT_PARTS = Array.from({ length: PARTS }, (_, part) =>
  TEXT_PAYLOADS.filter((_payload, at) => at % PARTS === part).join(' '),
);

let turn = 0;
const next = (payloads: readonly string[]) => payloads[turn++ % payloads.length]!;

function read(): SpaceFile {
  return JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as SpaceFile;
}

/**
 * The sample space with every text, link, class, icon, rich text, number table and asset field of every content type
 * replaced by payloads. A text holds all text payloads; a field that takes one value takes one payload, another in each entry.
 */
export function hostileSpaceFile(): SpaceFile {
  turn = 0;
  const space = read();
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  // Every icon payload is drawn on one page: as many goals as it takes, beside the ones that have pages.
  const goal = space.entries.find(({ sys }) => sys.contentType.sys.id === 'businessGoal')!;
  for (const [at, svg] of SVG_PAYLOADS.entries()) {
    const copy = structuredClone(goal);
    copy.sys.id = `hostile-goal-${at}`;
    copy.fields['slug'] = { [LOCALE]: `hostile-${at}` };
    copy.fields['title'] = { [LOCALE]: `Hostile icon ${at}` };
    copy.fields['icon'] = { [LOCALE]: svg };
    delete copy.fields['features'];
    delete copy.fields['recommendedMachines'];
    space.entries.push(copy);
  }
  for (const entry of space.entries) {
    if (entry.sys.id.startsWith('hostile-goal-')) continue;
    for (const { id, type } of types.get(entry.sys.contentType.sys.id)!.fields) {
      const words = SEVERAL_ON_A_PAGE.has(entry.sys.contentType.sys.id)
        ? next(TEXT_PARTS)
        : EVERY_TEXT;
      const value = hostileValue({ id, type }, words, entry.fields[id]?.[LOCALE]);
      if (value !== undefined) entry.fields[id] = { [LOCALE]: value };
    }
    if (entry.fields['icon'] && entry.sys.contentType.sys.id === 'businessGoal')
      entry.fields['icon'] = { [LOCALE]: next(SVG_PAYLOADS) };
  }
  for (const [at, asset] of space.assets.entries()) {
    asset.fields['title'] = { [LOCALE]: next(TEXT_PARTS) };
    asset.fields['description'] = { [LOCALE]: next(TEXT_PARTS) };
    const file = asset.fields['file']?.[LOCALE] as Record<string, Json>;
    // A third keep their picture, so that pictures are drawn with hostile words.
    if (at % 3 > 0) file['url'] = at % 3 > 1 ? next(LINK_PAYLOADS) : `//evil.example/${at}.png`;
    file['fileName'] = next(TEXT_PAYLOADS);
  }
  return space;
}

function hostileValue(
  { id, type }: { id: string; type: string },
  words: string,
  had: Json | undefined,
): Json | undefined {
  if (KEPT.has(id)) return undefined;
  if (type === 'Symbol' || type === 'Text') {
    if (LINKS.test(id)) return next(LINK_PAYLOADS);
    if (CLASSES.has(id)) return next(id === 'icon' ? TEXT_PAYLOADS : CLASS_PAYLOADS);
    if (/^(?:emailAddress|phoneNumber)$/u.test(id)) return next(TEXT_PAYLOADS);
    return words;
  }
  // A node of a kind that nobody knows makes a document unusable as a whole: one page shows what stands in for it.
  if (type === 'RichText') return hostileDocument(id === 'termsOfUse');
  if (type === 'Object') return { [next(TEXT_PAYLOADS)]: EVERY_TEXT, weight: next(TEXT_PAYLOADS) };
  if (type === 'Array' && (had === undefined || (Array.isArray(had) && typeof had[0] === 'string')))
    return id === 'tags'
      ? [next(TEXT_PAYLOADS), next(TEXT_PAYLOADS)]
      : undefinedUnlessTexts(words, had);
  return undefined;
}

/** Lists of words: one with every payload, one with each of a few. */
function undefinedUnlessTexts(words: string, had: Json | undefined): Json | undefined {
  return had === undefined ? undefined : [words, next(TEXT_PAYLOADS), next(TEXT_PAYLOADS)];
}

const text = (value: string, ...marks: string[]): Json => ({
  nodeType: 'text',
  value,
  data: {},
  marks: marks.map((type) => ({ type })),
});
const node = (nodeType: string, content: Json[], data: Record<string, Json> = {}): Json => ({
  nodeType,
  data,
  content,
});

/**
 * A document of every kind of node, with payloads as its words, its links and its embedded pictures.
 * @param withOwnKind whether a node of a made-up kind is among them
 */
function hostileDocument(withOwnKind: boolean): Json {
  const target = (linkType: string, id: string): Record<string, Json> => ({
    target: { sys: { type: 'Link', linkType, id } },
  });
  return node('document', [
    ...['heading-1', 'heading-2', 'heading-3', 'heading-6', 'paragraph'].map((name) =>
      node(name, [text(next(TEXT_PARTS), 'bold', 'code')]),
    ),
    node('blockquote', [node('paragraph', [text(EVERY_TEXT, 'italic')])]),
    node('unordered-list', [node('list-item', [node('paragraph', [text(next(TEXT_PARTS))])])]),
    node('table', [
      node('table-row', [node('table-header-cell', [node('paragraph', [text(next(TEXT_PARTS))])])]),
    ]),
    ...LINK_PAYLOADS.map((uri) =>
      node('paragraph', [text(''), node('hyperlink', [text(`to ${uri}`)], { uri })]),
    ),
    node('paragraph', [
      node('entry-hyperlink', [text('entry')], target('Entry', 'hostile-goal-1')),
    ]),
    node('paragraph', [
      node('asset-hyperlink', [text('asset')], target('Asset', 'sample-picture-hero')),
    ]),
    node('embedded-asset-block', [], target('Asset', 'sample-picture-hero')),
    node('embedded-entry-block', [], target('Entry', 'hostile-goal-1')),
    ...(withOwnKind
      ? [node('<img src=x onerror=pwned()>', [text(next(TEXT_PARTS))], { onclick: 'pwned()' })]
      : []),
    node('hr', []),
  ]);
}
