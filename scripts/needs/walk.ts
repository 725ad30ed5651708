import type { ESTree } from 'vite';

export type Node = ESTree.Node;

/** A node with what holds it, and whether a function stands around it. */
export type Place = { node: Node; parent: Node | null; inside: boolean };

/** Every node of a script; the order is of no use to anybody. */
export function* walk(root: Node): Generator<Place> {
  const open: Place[] = [{ node: root, parent: null, inside: false }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    yield place;
    const inside = place.inside || isFunction(place.node);
    for (const value of Object.values(place.node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) open.push({ node: child, parent: place.node, inside });
      }
    }
  }
}

/** All names that a script gives to something, wherever in it. */
export function namesOf(places: readonly Place[]): Set<string> {
  const names = new Set<string>();
  for (const target of places.flatMap(({ node }) => givenNames(node))) {
    for (const { node } of walk(target)) if (node.type === 'Identifier') names.add(node.name);
  }
  return names;
}

function givenNames(node: Node): Node[] {
  if (node.type === 'VariableDeclarator') return [node.id];
  if (node.type === 'CatchClause') return node.param ? [node.param] : [];
  if (isFunction(node) || isClass(node)) {
    const parameters: readonly unknown[] = 'params' in node ? [node.params].flat() : [];
    return [...parameters, 'id' in node ? node.id : null].filter(isNode);
  }
  const imported = /^Import\w*Specifier$/.test(node.type) && 'local' in node;
  return imported && isNode(node.local) ? [node.local] : [];
}

function isFunction({ type }: Node): boolean {
  return /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(type);
}

function isClass({ type }: Node): boolean {
  return type === 'ClassDeclaration' || type === 'ClassExpression';
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
