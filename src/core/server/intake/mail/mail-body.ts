import { toDirection, type Language } from '#content/locales/language.ts';
import type { Wording } from '#copy/wording.ts';
import { escapeHtml } from './escape-html.ts';
import { DEFAULT_MAIL_LOOK, type MailColors, type MailLook } from './mail-look.ts';

/** One part of a mail. Every text in it is text: it is escaped here, and nowhere before. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Less important than a paragraph: why the mail came, what else can be done. */
  | { kind: 'quiet'; text: string; link?: { text: string; href: string } }
  /** Names and values, one a line; empty values are left out. */
  | { kind: 'facts'; facts: readonly MailFact[] }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  | {
      kind: 'list';
      items: readonly { lead: { text: string; href: string } | null; text: string }[];
    }
  /** The one thing to do; its address stands in the text version. */
  | { kind: 'button'; text: string; href: string }
  /** An address or a code to be copied by hand. */
  | { kind: 'code'; text: string };

export type MailFact = { name: string; value: string; href?: string | null };

/** The site that a mail comes from. */
export type MailSite = {
  siteName: string;
  siteUrl: string;
  /** Of whoever reads it. */
  wording: Wording;
  /** The default brand's where it is left out. */
  look?: MailLook;
};

const FONT = 'font-family:Arial,Helvetica,sans-serif';
const WORDS = `${FONT};font-size:16px;line-height:24px`;
const SMALL = `${FONT};font-size:14px;line-height:20px`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
type Side = 'left' | 'right';
/** Where lines begin. Mail programs know no logical sides. */
const START: Record<Language['direction'], Side> = { ltr: 'left', rtl: 'right' };
/** Breaks addresses and made-up words that are wider than a telephone. */
const BREAKS = 'word-break:break-word';

/**
 * The text and the HTML of a mail of the site, both from one list of blocks. The HTML is made for mail programs: tables,
 * inline styles, no more than 600 pixels, nothing that depends on a picture. The one style element only adds the dark
 * theme, for programs that know it.
 */
export function composeMailBody(
  site: MailSite,
  { title, blocks }: { title: string; blocks: readonly MailBlock[] },
): { text: string; html: string } {
  return {
    text: `${[title, ...blocks.map(toText)].join('\n\n')}\n`,
    html: toHtml(site, title, blocks),
  };
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return shownFacts(block.facts)
        .map(({ name, value, href }) =>
          href?.startsWith('http') ? `${name}: ${value} (${href})` : `${name}: ${value}`,
        )
        .join('\n');
    case 'list':
      return block.items
        .map(({ lead, text }) => (lead ? `${lead.text}, ${text}` : text))
        .join('\n');
    case 'button':
      return `${block.text}: ${block.href}`;
    case 'quiet':
      return block.link
        ? [block.text, `${block.link.text}: ${block.link.href}`].filter(Boolean).join('\n')
        : block.text;
    default:
      return block.text;
  }
}

/** The language of a mail is that of its words: English where the site has none of the reader's. */
function languageOfWords({ language, catalogue }: Wording): string {
  return language.split('-')[0] === catalogue ? language : catalogue;
}

const shownFacts = (facts: readonly MailFact[]) => facts.filter(({ value }) => value !== '');

function toHtml(site: MailSite, title: string, blocks: readonly MailBlock[]): string {
  const { light, dark } = site.look ?? DEFAULT_MAIL_LOOK;
  const language = languageOfWords(site.wording);
  const direction = toDirection(language);
  // Gmail shows no html element of ours.
  const inLanguage = `lang="${language}" dir="${direction}"`;
  return `<!doctype html>
<html ${inLanguage}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkRules(dark)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<table ${TABLE} width="100%" class="page" bgcolor="${light.page}" style="background-color:${light.page}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<div ${inLanguage} style="max-width:600px;margin:0 auto;text-align:${START[direction]}">
<table ${TABLE} width="100%" class="card" bgcolor="${light.card}" style="background-color:${light.card};border-top:4px solid ${light.main}">
${headRow(site, direction)}
<tr><td class="words" style="padding:8px 24px;color:${light.words};${FONT}"><h1 style="margin:0;font-size:20px;line-height:28px;${BREAKS}">${escapeHtml(title)}</h1></td></tr>
${blocks.map((block) => `<tr><td style="padding:8px 24px">${blockHtml(block, light, START[direction])}</td></tr>`).join('\n')}
<tr><td height="16" style="font-size:0;line-height:16px">&nbsp;</td></tr>
</table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** Who writes: the owner's logo, on a ground that stays light as it was drawn for; else the icon, and the name beside it. */
function headRow(
  { siteName, siteUrl, look = DEFAULT_MAIL_LOOK }: MailSite,
  direction: Language['direction'],
): string {
  const name = escapeHtml(siteName);
  const picture = (path: string, width: number, height: number, alt: string) =>
    `<img src="${escapeHtml(siteUrl + path)}" width="${width}" height="${height}" alt="${alt}" style="border:0;${WORDS};font-weight:bold">`;
  const { logo, light } = look;
  if (logo) {
    return `<tr><td style="padding:24px 24px 8px"><table ${TABLE} bgcolor="#ffffff" style="background-color:#ffffff"><tr><td style="padding:6px;color:${light.words}">${picture('/icons/mail-logo.png', logo.width, logo.height, name)}</td></tr></table></td></tr>`;
  }
  return `<tr><td style="padding:24px 24px 8px"><table ${TABLE}><tr><td width="32" valign="middle">${picture('/icons/icon-192.png', 32, 32, '')}</td><td class="words" valign="middle" style="padding:0;padding-${START[direction]}:12px;color:${light.words};${WORDS};font-weight:bold;${BREAKS}">${name}</td></tr></table></td></tr>`;
}

function blockHtml(block: MailBlock, colors: MailColors, start: Side): string {
  const paragraph = (text: string, style: string, name = 'words', color = colors.words) =>
    `<p class="${name}" style="margin:0;color:${color};${style};${BREAKS}">${text}</p>`;
  switch (block.kind) {
    case 'paragraph':
      return paragraph(toLines(block.text), WORDS);
    case 'quiet': {
      const { text, link } = block;
      const parts = [toLines(text), ...(link ? [linkHtml(link.text, link.href, colors)] : [])];
      return paragraph(parts.filter(Boolean).join('<br>\n'), SMALL, 'quiet', colors.quiet);
    }
    case 'facts':
      return factsHtml(shownFacts(block.facts), colors, start);
    case 'quote':
      return `<table ${TABLE} width="100%"><tr><td class="quote" style="border-${start}:4px solid ${colors.line};padding:4px 0;padding-${start}:16px">${paragraph(toLines(block.text), WORDS)}</td></tr></table>`;
    case 'list':
      return block.items
        .map(({ lead, text }) => {
          const begin = lead ? `${linkHtml(lead.text, lead.href, colors)}, ` : '';
          return paragraph(`${begin}${escapeHtml(text)}`, `${SMALL};margin:0 0 12px`);
        })
        .join('\n');
    case 'button':
      return `<table ${TABLE}><tr><td class="button" bgcolor="${colors.main}" style="background-color:${colors.main};padding:12px 24px"><a class="on-button" href="${escapeHtml(block.href)}" style="color:${colors.onMain};${WORDS};font-weight:bold;text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`;
    case 'code':
      return paragraph(
        escapeHtml(block.text),
        WORDS.replace(FONT, 'font-family:Courier,monospace'),
      );
  }
}

function factsHtml(facts: readonly MailFact[], colors: MailColors, start: Side): string {
  const cell = `border-bottom:1px solid ${colors.line};padding:6px 0`;
  const rows = facts.map(({ name, value, href }) => {
    const shown = href ? linkHtml(value, href, colors) : escapeHtml(value);
    return `<tr><th class="quiet line" scope="row" width="112" align="${start}" valign="top" style="${cell};color:${colors.quiet};${SMALL};font-weight:normal">${escapeHtml(name)}</th><td class="words line" valign="top" style="${cell};color:${colors.words};${SMALL};${BREAKS}">${shown}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%">${rows.join('\n')}</table>`;
}

function linkHtml(text: string, href: string, { link }: MailColors): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${link}">${escapeHtml(text)}</a>`;
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

function darkRules({ page, card, words, quiet, link, line, main, onMain }: MailColors): string {
  const rules = [
    `.page{background-color:${page} !important}`,
    `.card{background-color:${card} !important;border-top-color:${main} !important}`,
    `.words{color:${words} !important}`,
    `.quiet{color:${quiet} !important}`,
    `.link{color:${link} !important}`,
    `.line,.quote{border-color:${line} !important}`,
    `.button{background-color:${main} !important}`,
    `.on-button{color:${onMain} !important}`,
  ];
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`;
}
