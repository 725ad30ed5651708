import type { ESTree } from 'vite';

/** Something in a file that a rule may forbid or follow. */
export type Finding = {
  kind: 'power' | 'text' | 'function' | 'export *' | 'dynamic' | 'static' | 'url' | 'broken';
  what: string;
  /** Offset in the text. */
  start: number;
};

type Node = ESTree.Node;
type Kind = Finding['kind'];

/** What reaches outside the program: network, storage and timers. */
const powers = new Set([
  ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
  ...['localStorage', 'sessionStorage', 'indexedDB'],
  ...['setTimeout', 'setInterval'],
]);

/** Clock and chance, reached through a member of something harmless. */
const memberPowers = new Set(['Date.now', 'Math.random', 'crypto.randomUUID', 'Temporal.Now']);

const globals = new Set(['window', 'globalThis', 'self']);

/** Walks a node and notes its lazy imports and everything that some rule may forbid. */
export function* findings(node: Node, parent?: Node): Generator<Finding> {
  for (const [kind, what] of notes(node, parent)) yield { kind, what, start: node.start };
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) yield* findings(child, node);
  }
}

function notes(node: Node, parent: Node | undefined): [Kind, string][] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [['text', node.value]] : [];
    case 'TemplateElement':
      return [['text', node.value.cooked ?? node.value.raw]];
    case 'JSXText':
      return [['text', node.value]];
    case 'Identifier':
      return isLabel(node, parent) ? [['text', node.name]] : ofPower(node.name);
    case 'MemberExpression':
      return memberPowers.has(pathOf(node)) ? [['power', pathOf(node)]] : [];
    case 'NewExpression':
      return ofNew(node);
    case 'ImportExpression':
    case 'TSImportType':
      return leadTo(node.type === 'TSImportType' ? 'static' : 'dynamic', node.source);
    case 'ExportAllDeclaration':
      return [['export *', node.source.value]];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
      return [['function', node.type]];
    default:
      return [];
  }
}

function ofPower(name: string): [Kind, string][] {
  return powers.has(name) ? [['power', name]] : [];
}

/** Whether an identifier only names a property, a type or an import; such a name can still say a country. */
function isLabel(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed && !isGlobal(parent.object);
    case 'Property':
      return parent.key === node && !parent.computed;
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'TSTypeReference':
    case 'TSTypeQuery':
    case 'TSTypeAliasDeclaration':
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return true;
    default:
      return false;
  }
}

function ofNew({ callee, arguments: given }: ESTree.NewExpression): [Kind, string][] {
  if (callee.type !== 'Identifier') return [];
  if (callee.name === 'Date' && given.length === 0) return [['power', 'new Date()']];
  const [address, base] = given;
  const isHere = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
  return callee.name === 'URL' && isHere ? leadTo('url', address) : [];
}

function leadTo(kind: Kind, source: Node | undefined): [Kind, string][] {
  return source?.type === 'Literal' && typeof source.value === 'string'
    ? [[kind, source.value]]
    : [];
}

function pathOf({ object, property }: ESTree.MemberExpression): string {
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return '';
  return `${object.name}.${property.name}`;
}

function isGlobal(node: Node): boolean {
  return node.type === 'Identifier' && globals.has(node.name);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
