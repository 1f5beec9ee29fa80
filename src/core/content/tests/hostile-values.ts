import fc from 'fast-check';
import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import { asset, document, link, paragraph, text } from './wire.ts';

const HUGE = 'x'.repeat(7_000_000);
const HYPHENS = '-'.repeat(200_000);

const UNSAFE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example',
  'https://user:secret@evil.example/',
  'file:///etc/passwd',
  '\u0000javascript:alert(1)',
];

const MARKUP = [
  '<script>alert(1)</script>',
  '<svg onload="alert(1)"><path d="M0 0"/></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<img src=x onerror=alert(1)>',
  '<svg viewBox="0 0 24 24"><path d="M1 1h22"/></svg>',
];

/** Ids that entries and assets of a hostile space use, so that links hit, miss, cross and run in circles. */
const HOSTILE_IDS = ['e1', 'e2', 'e3', 'a1', 'a2', 'nowhere', '__proto__', 'constructor'];

const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...UNSAFE_ADDRESSES, ...MARKUP, HUGE, HYPHENS, '\ud800 lone', '\u202Eright', ' '),
);

const hostileLink = fc.oneof(
  fc
    .constantFrom(...HOSTILE_IDS)
    .chain((id) =>
      fc.constantFrom<object>(
        link('Entry', id),
        link('Asset', id),
        { sys: { type: 'Link', linkType: 'Entry' } },
        { sys: { type: 'Link', linkType: 'Entry', id: 7 } },
        { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: id } },
        { sys: null },
      ),
    ),
);

const hostileDocument = fc.oneof(
  fc.constant(document(paragraph('Fine.'))),
  fc.constant(document()),
  fc.constant({ nodeType: 'document', content: 'no list' }),
  fc.constant({ nodeType: 'document', data: {}, content: [null, 7, { nodeType: 'unknown' }] }),
  fc
    .constantFrom(...HOSTILE_IDS, '')
    .map((id) =>
      document(
        { nodeType: 'embedded-asset-block', data: { target: link('Asset', id) }, content: [] },
        { nodeType: 'embedded-entry-block', data: { target: link('Entry', id) }, content: [] },
      ),
    ),
  fc
    .constantFrom(...UNSAFE_ADDRESSES)
    .map((uri) =>
      document(paragraph({ nodeType: 'hyperlink', data: { uri }, content: [text('Click')] })),
    ),
  fc.constant(cyclicDocument()),
  fc.constant(deepDocument(5_000)),
);

/** Anything that a field may hold by mistake, by an import or by malice. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileLink },
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(hostileLink, hostileText, fc.constant(null)), { maxLength: 5 }),
  },
  { weight: 2, arbitrary: hostileDocument },
  fc.constantFrom(null, undefined, true, false, 0, -1, 5, 1e308, Number.NaN, [], {}),
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom(
    { url: 'javascript:alert(1)', contentType: 'image/png' },
    {
      url: '//images.ctfassets.net/a.png',
      contentType: 'image/png',
      details: { image: { width: -1 } },
    },
    { url: 'videos.ctfassets.net/a.mp4', contentType: 'video/mp4' },
  ),
);

/** Fields of the given names, each missing, sound or hostile. */
function hostileFields(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(names.map((name) => [name, hostileValue]));
  return fc.record(shape, { requiredKeys: [] });
}

/** A space in which everything links to everything, itself included. */
export function hostileSpace(
  contentTypes: readonly string[],
  fieldNames: readonly string[],
): fc.Arbitrary<{ entries: ContentfulEntry[]; assets: ContentfulAsset[] }> {
  const fields = fc.oneof(
    { weight: 8, arbitrary: hostileFields(fieldNames) },
    fc.constantFrom<never>(null as never, undefined as never, 'text' as never, [] as never),
  );
  const entryOf = (id: string) =>
    fc.record({ contentType: fc.constantFrom(...contentTypes), fields }).map((made) => ({
      sys: { id, type: 'Entry' as const, contentType: { sys: { id: made.contentType } } },
      fields: made.fields,
    }));
  const assetOf = (id: string) =>
    fc
      .tuple(hostileFields(['title', 'description', 'file']), fc.boolean())
      .map(([made, sound]) => ({
        sys: { id, type: 'Asset' as const },
        fields: sound ? { ...made, file: asset(id).fields['file'] } : made,
      }));
  return fc.record({
    entries: fc.tuple(...['e1', 'e2', 'e3'].map(entryOf)),
    assets: fc.tuple(...['a1', 'a2'].map(assetOf)),
  });
}

function cyclicDocument(): object {
  const node: { nodeType: string; data: object; content: object[] } = {
    nodeType: 'blockquote',
    data: {},
    content: [],
  };
  node.content.push(node);
  return document(node);
}

function deepDocument(depth: number): object {
  let node: object = text('deep');
  for (let level = 0; level < depth; level += 1) {
    node = { nodeType: 'unordered-list', data: {}, content: [node] };
  }
  return document(node);
}
