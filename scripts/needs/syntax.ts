import type { ESTree } from 'vite';

const regex = 'javascript.regular_expressions';

/** What stands in a regular expression, by how it is written there. */
const inPattern: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/, `${regex}.lookbehind_assertion`],
  [/\(\?<\w/, `${regex}.named_capturing_group`],
  [/\\[pP]\{/, `${regex}.unicode_character_class_escape`],
  [/\(\?[ims-]+:/, `${regex}.modifier`],
];

const flags: Readonly<Record<string, string>> = {
  d: 'javascript.builtins.RegExp.hasIndices',
  s: 'javascript.builtins.RegExp.dotAll',
  v: 'javascript.builtins.RegExp.unicodeSets',
  y: 'javascript.builtins.RegExp.sticky',
};

const assignments: Readonly<Record<string, string>> = {
  '??=': 'javascript.operators.nullish_coalescing_assignment',
  '||=': 'javascript.operators.logical_or_assignment',
  '&&=': 'javascript.operators.logical_and_assignment',
  '**=': 'javascript.operators.exponentiation_assignment',
};

/** The features of the language that one node is written with. */
export function featuresOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.attributes.length > 0 ? ['javascript.statements.import.import_attributes'] : [];
    case 'ImportExpression':
      return node.options ? ['javascript.operators.import.options_parameter'] : [];
    case 'VariableDeclaration':
      return declared(node.kind);
    case 'ChainExpression':
      return ['javascript.operators.optional_chaining'];
    case 'LogicalExpression':
      return node.operator === '??' ? ['javascript.operators.nullish_coalescing'] : [];
    case 'AssignmentExpression':
      return [assignments[node.operator] ?? []].flat();
    case 'StaticBlock':
      return ['javascript.classes.static.initialization_blocks'];
    case 'PropertyDefinition':
      return [`javascript.classes.${fieldOf(node.key)}_class_fields`];
    case 'PrivateIdentifier':
      return ['javascript.classes.private_class_fields'];
    case 'Literal':
      return ofLiteral(node);
    default:
      return [];
  }
}

function declared(kind: string): string[] {
  if (kind === 'using') return ['javascript.statements.using'];
  return kind === 'await using' ? ['javascript.statements.await_using'] : [];
}

function fieldOf(key: ESTree.Node): 'private' | 'public' {
  return key.type === 'PrivateIdentifier' ? 'private' : 'public';
}

function ofLiteral(node: Extract<ESTree.Node, { type: 'Literal' }>): string[] {
  if (typeof node.value === 'bigint') return ['javascript.builtins.BigInt'];
  if (!('regex' in node) || !node.regex) return [];
  const { pattern, flags: used } = node.regex;
  return [
    ...inPattern.filter(([written]) => written.test(pattern)).map(([, feature]) => feature),
    ...[...used].map((flag) => flags[flag]).filter((feature) => feature !== undefined),
    ...repeatedGroups(pattern),
  ];
}

/** The same name for two groups, which only newer engines take. */
function repeatedGroups(pattern: string): string[] {
  const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  const repeated = new Set(names).size < names.length;
  return repeated ? [`${regex}.named_capturing_group.duplicate_named_capturing_groups`] : [];
}
