import sanitizeHtml from 'sanitize-html';

const MAX_MARKUP_CHARACTERS = 20_000;

const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'transform',
];

/** Shapes and nothing else: no style, script, link, image, text, animation or reference to another node. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

/** Numbers, path commands, colours and transforms; `url(…)` and escapes need characters or words beyond. */
const PLAIN_VALUE = /^[\w\s.,+\-#%()]*$/;

/**
 * SVG markup of an icon from untrusted markup, drawn from an allow-list; null when there is no drawing
 * in it. The size is left to the page, so width and height of the root are dropped.
 */
export function sanitiseSvg(markup: string): string | null {
  if (markup.length > MAX_MARKUP_CHARACTERS) return null;
  const clean = sanitizeHtml(markup, {
    allowedTags: ['svg', ...Object.keys(SHAPES)],
    allowedAttributes: {
      svg: ['viewBox', ...PAINT],
      ...Object.fromEntries(Object.entries(SHAPES).map(([tag, own]) => [tag, [...own, ...PAINT]])),
    },
    allowedSchemes: [],
    disallowedTagsMode: 'discard',
    // Text between the shapes is dropped too: titles and styles of a drawing would show as words.
    textFilter: () => '',
    transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: plainOnly(attributes) }) },
    nestingLimit: 12,
    parser: { lowerCaseTags: true, lowerCaseAttributeNames: false },
  }).trim();
  const isDrawing = /^<svg[ >]/.test(clean) && clean.lastIndexOf('<svg') === 0;
  const hasShape = /<(?:path|circle|ellipse|line|polygon|polyline|rect)[ >]/.test(clean);
  return isDrawing && clean.endsWith('</svg>') && hasShape ? clean : null;
}

function plainOnly(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([, value]) => PLAIN_VALUE.test(value) && !/url\s*\(/i.test(value),
    ),
  );
}
