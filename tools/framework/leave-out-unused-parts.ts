import { parseAst, type Plugin } from 'vite';
import { UNUSED_PARTS, type UnusedParts } from './unused-parts.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

/**
 * Builds the browser's framework without the parts that this site never reaches (decision 085): empties functions,
 * takes statements out and shortens messages for developers, as `unused-parts.ts` lists them. A part that is not where
 * the list says ends the build. With `WATCH_UNUSED_PARTS` set the functions stay and say so on the console when reached,
 * those that are called anyway when they answer otherwise.
 */
export function leaveOutUnusedParts(
  modules: Record<string, UnusedParts> = UNUSED_PARTS,
  watch = Boolean(process.env['WATCH_UNUSED_PARTS']),
): Plugin {
  return {
    name: 'leave-out-unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.replace(/\?.*$/u, '');
      const name = Object.keys(modules).find((module) => path.endsWith(`/node_modules/${module}`));
      return name ? { code: withoutParts(code, name, modules[name]!, watch), map: null } : null;
    },
  };
}

/** The module's code without these parts. Throws an error that names the part when one is not found. */
export function withoutParts(
  code: string,
  name: string,
  parts: UnusedParts,
  watch = false,
): string {
  const tree = parseAst(code) as unknown as Node;
  const edits: Edit[] = [];
  for (const [path, answer] of Object.entries(parts.functions ?? {})) {
    const found = functionAt(tree, path, name);
    const body = found['body'] as Node;
    if (!watch) edits.push({ start: body.start, end: body.end, text: `{${answer}}` });
    else if (parts.entered?.includes(path)) edits.push(...compared(found, path, name, answer));
    else if (!parts.unheard?.includes(path))
      edits.push(insert(body.start + 1, tell(`Left out, yet reached: ${name} ${path}`)));
  }
  for (const [path, openings] of Object.entries(parts.statements ?? {})) {
    const scope = path === '' ? tree : functionAt(tree, path, name);
    for (const opening of openings) {
      const found = [...nodesIn(scope)].filter(
        (node) => isStatement(node) && code.startsWith(opening, node.start),
      );
      if (found.length === 0) throw new Error(`${name} ${path} has no "${opening}"`);
      if (!watch) edits.push(...found.map(({ start, end }) => ({ start, end, text: ';' })));
    }
  }
  for (const node of nodesIn(tree)) {
    const message = messageOf(node, parts.messagesOf ?? []);
    if (message) edits.push({ start: message.start, end: message.end, text: "''" });
  }
  return applied(code, edits);
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function tell(words: string): string {
  return `console.error(${JSON.stringify(words)});`;
}

/** Has a function say so when it answers something else than what would remain of it. */
function compared(found: Node, path: string, name: string, answer: string): Edit[] {
  // What remains acts itself: acting twice would not be the same.
  if (answer.includes('(')) return [];
  const body = found['body'] as Node;
  const [wait, open] = found['async'] ? ['await ', 'async () => {'] : ['', '() => {'];
  const differs = tell(`Left out, yet answers otherwise: ${name} ${path}`);
  return [
    insert(body.start + 1, `const left = ${wait}(${open}`),
    insert(
      body.end - 1,
      `})(); if (JSON.stringify(left) !== JSON.stringify((() => {${answer}})())) ${differs} return left;`,
    ),
  ];
}

function functionAt(tree: Node, path: string, name: string): Node {
  return path.split('/').reduce((scope, part) => {
    for (const node of nodesIn(scope)) {
      if (node === scope || node.type !== 'FunctionDeclaration') continue;
      if ((node['id'] as { name: string } | null)?.name === part) return node;
    }
    throw new Error(`${name} has no function ${path}`);
  }, tree);
}

function isStatement({ type }: Node): boolean {
  return type.endsWith('Statement') || type === 'VariableDeclaration';
}

function messageOf(node: Node, callees: readonly string[]): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { name } = node['callee'] as { name?: string };
  const last = (node['arguments'] as Node[]).at(-1);
  const isText = last && /Literal$|^BinaryExpression$/u.test(last.type);
  return name && callees.includes(name) && isText ? last : undefined;
}

/** The node and all below it, from the outside in. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof child.type === 'string') {
        yield* nodesIn(child as Node);
      }
    }
  }
}

/** Edits inside of a part that goes as a whole go with it. */
function applied(code: string, edits: Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
