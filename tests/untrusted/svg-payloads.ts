const RUN = 'pwned()';
const FOREIGN = 'evil.example';
/** Something to draw, so that what is left of a payload counts as an icon. */
const LINE = '<path d="M4 12h16"/>';

const HANDLERS = [
  'onload',
  'onerror',
  'onclick',
  'onbegin',
  'onend',
  'onfocus',
  'onmouseover',
  'OnLoAd',
];
const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<script href="//${FOREIGN}/a.js"/>`,
  `<script xlink:href="data:text/javascript,${RUN}"/>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<style>@import '//${FOREIGN}/a.css';</style>`,
  `<style>path{background:url(//${FOREIGN}/a.png);fill:url(//${FOREIGN}/b.svg#x)}</style>`,
  `<foreignObject><img src=x onerror=${RUN}></foreignObject>`,
  `<foreignObject><iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"/></foreignObject>`,
  `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${RUN}"/></foreignObject>`,
  `<use href="//${FOREIGN}/a.svg#x"/>`,
  `<use href="data:image/svg+xml;base64,PHN2ZyBpZD0neCcgb25sb2FkPSdwd25lZCgpJy8+#x"/>`,
  `<use xlink:href="//${FOREIGN}/a.svg#x"/>`,
  `<image href="//${FOREIGN}/a.png"/>`,
  `<image xlink:href="//${FOREIGN}/a.png" onload="${RUN}"/>`,
  `<feImage href="//${FOREIGN}/a.png"/>`,
  `<a href="javascript:${RUN}">${LINE}</a>`,
  `<a xlink:href="javascript:${RUN}">${LINE}</a>`,
  `<a><animate attributeName="href" values="javascript:${RUN}"/>${LINE}</a>`,
  `<a><set attributeName="xlink:href" to="javascript:${RUN}"/>${LINE}</a>`,
  `<animate onbegin="${RUN}" attributeName="x" dur="1s"/>`,
  `<set onbegin="${RUN}" attributeName="x" to="1"/>`,
  `<animateTransform onend="${RUN}" attributeName="transform" dur="1ms"/>`,
  `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${RUN}</handler>`,
  `<text onload="${RUN}">x</text>`,
  `<title><img src=x onerror=${RUN}></title>`,
  `<desc><![CDATA[</desc><script>${RUN}</script>]]></desc>`,
  `<metadata><img src=x onerror=${RUN}></metadata>`,
  `<video src="//${FOREIGN}/a.mp4" onerror="${RUN}"/>`,
  `<mask id="m"><image href="//${FOREIGN}/a.png"/></mask>`,
  `<filter id="f"><feImage xlink:href="//${FOREIGN}/a.png"/></filter>`,
  `<pattern id="p"><image href="//${FOREIGN}/a.png"/></pattern>`,
  `<linearGradient id="g" href="//${FOREIGN}/a.svg#g"/>`,
  `<svg onload="${RUN}">${LINE}</svg>`,
  `<math><mi//xlink:href="data:x,<script>${RUN}</script>"></math>`,
  `</svg><img src=x onerror=${RUN}><svg>`,
  `</p><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<style><img src="</style><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<p></p><table><svg><title><img src=x onerror=${RUN}>`,
];
const ATTRIBUTES = [
  `style="background:url(//${FOREIGN}/a.png)"`,
  `fill="url(//${FOREIGN}/a.svg#x)"`,
  `stroke="url('//${FOREIGN}/a.svg#x')"`,
  `filter="url(//${FOREIGN}/a.svg#x)"`,
  `mask="url(//${FOREIGN}/a.svg#x)"`,
  `clip-path="url(//${FOREIGN}/a.svg#x)"`,
  `marker-end="url(//${FOREIGN}/a.svg#x)"`,
  `class="fixed inset-0" id="main"`,
  `fill="\\75 rl(//${FOREIGN}/a.svg#x)"`,
  `href="javascript:${RUN}"`,
  `xml:base="//${FOREIGN}/"`,
  `d="M0 0"/><script>${RUN}</script><path x="`,
];

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${attributes}>${inside}${LINE}</svg>`;

/** Sixty icons that run, fetch, lead or cover something when their markup is believed. */
export const SVG_PAYLOADS: readonly string[] = [
  ...HANDLERS.map((name) => drawing('', `${name}="${RUN}"`)),
  ...ELEMENTS.map((element) => drawing(element)),
  ...ATTRIBUTES.map((attribute) => drawing(`<path d="M4 8h16" ${attribute}/>`)),
];

const icon = (inside: string, attributes = 'fill="none" stroke="currentColor" stroke-width="2"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${attributes}>${inside}</svg>`;

/** Twenty icons as drawing programs and icon sets write them; they must look the same afterwards. */
export const BENIGN_ICONS: readonly string[] = [
  icon('<path d="M3 12h18M12 3v18"/>'),
  icon('<circle cx="12" cy="12" r="9"/><path d="m8 12 3 3 5-6"/>'),
  icon('<rect x="3" y="5" width="18" height="14" rx="2"/><line x1="3" y1="10" x2="21" y2="10"/>'),
  icon('<polyline points="4 14 9 9 13 13 20 6"/>'),
  icon('<polygon points="12 3 21 20 3 20"/>'),
  icon('<ellipse cx="12" cy="12" rx="9" ry="5"/>'),
  icon('<g transform="rotate(45 12 12)"><rect x="6" y="6" width="12" height="12"/></g>'),
  icon('<path d="M4 4h16v16H4z"/>', 'fill="#2563eb"'),
  icon(
    '<path fill-rule="evenodd" clip-rule="evenodd" d="M2 2h20v20H2zM7 7h10v10H7z"/>',
    'fill="rgb(20, 120, 60)"',
  ),
  icon('<path d="M4 12h16" stroke="red" stroke-width="4" stroke-linecap="round"/>', ''),
  icon('<path d="M4 6h16M4 12h16M4 18h16" stroke-dasharray="3 2"/>'),
  icon(
    '<circle cx="8" cy="8" r="5" opacity=".5"/><circle cx="15" cy="15" r="6" fill-opacity="0.4" fill="hsl(200, 80%, 40%)"/>',
  ),
  icon('<path stroke-linejoin="round" d="M5 19 12 5l7 14z"/>'),
  icon('<path stroke-linejoin="miter" stroke-miterlimit="1" d="M5 19 12 5l7 14z"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${icon('<title>Bag</title><path d="M6 8h12l1 12H5z"/>')}`,
  icon('<desc>Two lines</desc><path d="M4 9h16"/>\n  <path d="M4 15h16"/>\n'),
  icon(
    '<g fill="none" stroke="green"><g stroke-width="3"><path d="M3 3l18 18"/></g><path d="M21 3 3 21"/></g>',
    '',
  ),
  icon(
    '<path transform="translate(2 2) scale(.8)" d="M0 0h24v24H0z"/>',
    'fill="black" opacity="0.7"',
  ),
  icon(
    '<rect x="2" y="2" width="9" height="9" fill="#fc0"/><rect x="13" y="13" width="9" height="9" fill="#06c" stroke-opacity=".5" stroke="#000"/>',
    '',
  ),
  icon(
    '<path d="M12 2a10 10 0 1 0 10 10A10 10 0 0 0 12 2Zm1 15h-2v-2h2Zm0-4h-2V7h2Z"/>',
    'fill="currentColor"',
  ),
];
