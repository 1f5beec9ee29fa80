// A lint rule: addresses of the site's pages are made by `addressIn` (src/core/content/locales/address-in.ts) and what is built on
// it, since one that is put together by hand leads out of the visitor's language.

const MESSAGE =
  'Made by hand, this address leads to the default language: use SiteLink, useAddress, pageAddress or addressIn.';

/** What answers with an address in the page's language. */
const MAKERS = new Set(['addressIn', 'pageAddress', 'toAddress', 'projectAddress', 'listHref']);
const ELEMENTS = new Set(['a', 'area', 'form', 'button', 'input']);
const ATTRIBUTES = new Set(['href', 'action', 'formAction']);

const nameOf = (node) =>
  node?.type === 'Identifier'
    ? node.name
    : node?.type === 'MemberExpression'
      ? node.property.name
      : null;

/** The name of what a part of an address is or comes from. */
const sourceOf = (node) => nameOf(node?.type === 'CallExpression' ? node.callee : node);

/** Where an address begins, as text, or null where that is known only at run time. */
function beginningOf(node) {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : null;
}

function isMade({ callee }) {
  const isHook = callee.type === 'CallExpression' && nameOf(callee.callee) === 'useAddress';
  return isHook || MAKERS.has(nameOf(callee));
}

/** The parts of an expression that put an address together by hand. */
function handMade(node) {
  if (node === null || node === undefined) return [];
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral': {
      const beginning = beginningOf(node);
      const isOurs =
        beginning.startsWith('/') || (beginning === '' && node.expressions?.length > 0);
      return isOurs ? [node] : [];
    }
    case 'BinaryExpression':
      return [node];
    case 'CallExpression':
      return isMade(node) ? [] : [node];
    case 'ConditionalExpression':
      return [...handMade(node.consequent), ...handMade(node.alternate)];
    case 'LogicalExpression':
      return [...handMade(node.left), ...handMade(node.right)];
    default:
      return [];
  }
}

const isBase = (node) => ['base', 'pageBase', 'baseOf'].includes(sourceOf(node));

const inTheLanguage = {
  create(context) {
    const report = (nodes) => nodes.forEach((node) => context.report({ node, message: MESSAGE }));
    return {
      JSXAttribute({ name, value, parent }) {
        if (!ELEMENTS.has(parent.name.name) || !ATTRIBUTES.has(name.name)) return;
        report(handMade(value?.type === 'JSXExpressionContainer' ? value.expression : value));
      },
      CallExpression({ callee, arguments: [address] }) {
        const opens = ['assign', 'replace'].includes(callee.property?.name);
        if (opens && nameOf(callee.object) === 'location') report(handMade(address));
      },
      BinaryExpression(node) {
        const isJoined =
          node.operator === '+' && (isBase(node.left) || sourceOf(node.left) === 'siteUrl');
        if (isJoined) report([node]);
      },
      TemplateLiteral(node) {
        const byHand = node.expressions.some((expression, at) => {
          const rest = node.quasis[at + 1].value.cooked;
          // `${siteUrl}/` alone is what an address is resolved against.
          const goesOn = /^\/./u.test(rest) || (rest === '' && node.expressions.length > at + 1);
          return goesOn && (isBase(expression) || sourceOf(expression) === 'siteUrl');
        });
        if (byHand) report([node]);
      },
    };
  },
};

export default { meta: { name: 'addresses' }, rules: { 'in-the-language': inTheLanguage } };
