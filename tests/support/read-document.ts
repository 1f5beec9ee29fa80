import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = {
  role: string;
  lang?: string;
  children: (Node | { type: string; id: string })[];
  alt?: string;
};

/** What a reader of a PDF is told, and what is wrong with it by PDF/UA-1 as far as it is checked here. */
export type ReadDocument = {
  title: string;
  language: string;
  pages: number;
  /** Paper of the first page in points. */
  size: { width: number; height: number };
  /** Roles of all elements of the structure in the order of reading. */
  roles: string[];
  /**
   * The texts of the elements that hold text, in the order of the structure: what an element says that it reads as, else
   * its letters. pdf.js drops spaces where a line goes on further left, so with both only the letters are compared.
   */
  texts: { role: string; text: string; page: number; lang?: string }[];
  alts: string[];
  problems: string[];
};

const PAINTS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.fillStroke,
  OPS.showText,
  OPS.showSpacedText,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
]);

/**
 * Reads a PDF the way a screen reader does. Checked are the marks, the language, the title, that every text and drawing
 * is either in the structure or an artifact, that the text stands in the order of the structure, the heads of tables,
 * the texts of pictures and links, and embedded fonts.
 */
export async function readDocument(bytes: Buffer): Promise<ReadDocument> {
  const raw = bytes.toString('latin1');
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await loading.promise;
  const problems: string[] = [];
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  const title = String(info['Title'] ?? '');
  const language = String(info['Language'] ?? '');
  if (title === '') problems.push('no title');
  if (language === '' || language === 'null') problems.push('no language');
  const preferences = (await pdf.getViewerPreferences()) as Map<string, unknown> | null;
  if (preferences?.get('DisplayDocTitle') !== true) problems.push('the title is not displayed');
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, unknown> | null;
  if (marks?.get('Marked') !== true) problems.push('not marked as tagged');
  if (!raw.includes('<pdfuaid:part>1</pdfuaid:part>')) problems.push('does not say PDF/UA-1');

  const roles: string[] = [];
  const texts: ReadDocument['texts'] = [];
  const alts: string[] = [];
  let size = { width: 0, height: 0 };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const view = page.getViewport({ scale: 1 });
    if (number === 1) size = { width: view.width, height: view.height };
    const { fnArray, argsArray } = await page.getOperatorList();
    problems.push(...unmarked(fnArray, argsArray).map((one) => `page ${number}: ${one}`));
    const marked = await textsOf(page);
    const tree = (await page.getStructTree()) as Node | null;
    if (tree === null) {
      problems.push(`page ${number}: no structure`);
      continue;
    }
    const order: string[] = [];
    walk(tree, ({ role, children, alt, lang }) => {
      if (role !== 'Root') roles.push(role);
      const isNamed = role === 'Figure' || role === 'Link';
      if (isNamed && alt !== undefined) alts.push(alt);
      if (isNamed && !alt) problems.push(`a ${role} without text`);
      const own = children.flatMap((child) =>
        'id' in child && child.type === 'content' ? [child.id] : [],
      );
      // The structure is given whole for every page.
      if (own.length === 0) return;
      order.push(...own);
      const letters = own
        .map((id) => marked.get(id) ?? '')
        .join('')
        .replace(/\s+/gu, ' ')
        .trim();
      // pdf.js gives the text that stands in for an element's own (`ActualText`) where it gives other texts for it.
      const text = role === 'Figure' || alt === undefined ? letters : alt;
      if (withoutSpaces(letters) !== withoutSpaces(text))
        problems.push(`page ${number}: “${letters}” says that it reads as “${text}”`);
      if (text !== '') texts.push({ role, text, page: number, ...(lang && { lang }) });
    });
    const written = [...marked.keys()];
    for (const id of written)
      if (!order.includes(id)) problems.push(`page ${number}: ${id} is not in the structure`);
    const ordered = order.filter((id) => marked.has(id));
    if (ordered.join(' ') !== written.filter((id) => order.includes(id)).join(' '))
      problems.push(`page ${number}: the text is not in the order of the structure`);
  }
  if (roles[0] !== 'Document') problems.push('the structure does not begin with a document');
  if (roles.find((role) => /^H\d/u.test(role)) !== 'H1') problems.push('no first heading');
  const heads = roles.filter((role) => role === 'TH').length;
  if (roles.includes('Table') && heads === 0) problems.push('a table without heads');
  const scopes = raw.match(/\/Scope \/(?:Row|Column)/gu)?.length ?? 0;
  if (scopes < (raw.match(/\/S \/TH\b/gu)?.length ?? 0)) problems.push('a head without scope');
  const descriptors = raw.match(/\/Type \/FontDescriptor/gu)?.length ?? 0;
  const files = raw.match(/\/FontFile[23]? \d/gu)?.length ?? 0;
  if (files < descriptors || descriptors === 0) problems.push('a font that is not embedded');
  const read = { title, language, pages: pdf.numPages, size, roles, texts, alts, problems };
  await loading.destroy();
  return read;
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children) if ('role' in child) walk(child, visit);
}

/** What is painted outside of every element and artifact. */
function unmarked(operators: number[], args: unknown[]): string[] {
  let depth = 0;
  const found: string[] = [];
  for (const [index, operator] of operators.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (depth > 0) continue;
    else if (PAINTS.has(operator)) found.push(`operator ${operator} is in no element`);
    else if (operator === OPS.constructPath && PAINTS.has((args[index] as number[])[0]!))
      found.push('a path is in no element');
  }
  return found;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** The text of every marked part of a page by its id, in the order of the file. */
async function textsOf(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({
    includeMarkedContent: true,
    disableNormalization: true,
  });
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((mark) => mark !== null) ?? null;
      if (id !== null) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { id?: string }).id ?? null);
  }
  return texts;
}
