import { type ESTree, parseAst } from 'vite';
import { type Lack, lackOf } from './data.ts';
import { ofAttribute, ofGlobal, ofMember, ofStatic } from './members.ts';
import { featuresOf } from './syntax.ts';
import { type Node, namesOf, type Place, walk } from './walk.ts';

/** What a script needs that a browser of the policy lacks, each once; and whether it waits outside of every function. */
export type ScriptNeeds = { lacks: readonly Lack[]; waits: boolean };

export function needsOfScript(text: string): ScriptNeeds {
  const places = [...walk(parseAst(text, { lang: 'js', sourceType: 'module' }))];
  const own = namesOf(places);
  const found = new Map<string, Lack>();
  for (const lack of places.flatMap((place) => lacksOf(place, own))) {
    if (lack !== null && lack.browsers.length > 0) found.set(lack.feature, lack);
  }
  return { lacks: [...found.values()], waits: places.some(waitsOutside) };
}

function waitsOutside({ node, inside }: Place): boolean {
  const waits = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await);
  return waits && !inside;
}

function lacksOf({ node, parent }: Place, own: ReadonlySet<string>): (Lack | null)[] {
  if (node.type === 'MemberExpression') return [lackOfMember(node, own)];
  if (node.type === 'CallExpression') return lacksOfElement(node);
  if (node.type === 'Identifier') {
    return isFree(node, parent) && !own.has(node.name) ? [ofGlobal(node.name)] : [];
  }
  return featuresOf(node).map(lackOf);
}

function lackOfMember(node: ESTree.MemberExpression, own: ReadonlySet<string>): Lack | null {
  const { object } = node;
  const name = nameOf(node);
  if (name === null) return null;
  const known = object.type === 'Identifier' && !own.has(object.name);
  return (known ? ofStatic(object.name, name) : null) ?? ofMember(name);
}

function nameOf({ property, computed }: ESTree.MemberExpression): string | null {
  if (property.type === 'Literal')
    return typeof property.value === 'string' ? property.value : null;
  return !computed && property.type === 'Identifier' ? property.name : null;
}

/** The attributes that React is given for an element of the page. */
function lacksOfElement({ callee, arguments: given }: ESTree.CallExpression): (Lack | null)[] {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  const [element, attributes] = given;
  if (called?.type !== 'MemberExpression' || !/^jsxs?$/.test(nameOf(called) ?? '')) return [];
  if (element?.type !== 'Literal' || attributes?.type !== 'ObjectExpression') return [];
  return attributes.properties.map((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' ? ofAttribute(each.key.name) : null,
  );
}

const naming =
  /^(?:MethodDefinition|PropertyDefinition|\w+Specifier|LabeledStatement|BreakStatement|ContinueStatement|MetaProperty)$/;

/** Whether a name is read, and not only the name of a member. */
function isFree(node: Node, parent: Node | null): boolean {
  if (parent === null) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.computed || parent.value === node;
  return !naming.test(parent.type);
}
